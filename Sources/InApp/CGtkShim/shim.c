#include "cgtkshim.h"

#ifdef FLASH
#include <string.h>

bool flash_is_a(gconstpointer object, GType type) {
  return type != 0 && object != NULL &&
         g_type_check_instance_is_a((GTypeInstance *)object, type);
}

GType flash_type(gconstpointer object) { return G_TYPE_FROM_INSTANCE(object); }

static GQuark record_quark(void) {
  static GQuark quark;
  if (quark == 0) quark = g_quark_from_static_string("flash-record");
  return quark;
}

static GQuark id_quark(void) {
  static GQuark quark;
  if (quark == 0) quark = g_quark_from_static_string("flash-id");
  return quark;
}

// graphene keeps matrices row by row; only the last row of a translation differs from identity.
static bool is_translation(const graphene_matrix_t *matrix, float *x, float *y) {
  float v[16];
  graphene_matrix_to_float(matrix, v);
  *x = v[12];
  *y = v[13];
  return v[0] == 1 && v[1] == 0 && v[2] == 0 && v[3] == 0 && v[4] == 0 && v[5] == 1 &&
         v[6] == 0 && v[7] == 0 && v[10] == 1 && v[15] == 1;
}

bool flash_bounds(GtkWidget *widget, GtkWidget *ancestor, FlashLook *look) {
  graphene_rect_t bounds;
  bool known = gtk_widget_compute_bounds(widget, ancestor, &bounds);
  look->x = bounds.origin.x;
  look->y = bounds.origin.y;
  look->width = bounds.size.width;
  look->height = bounds.size.height;
  return known;
}

bool flash_place(GtkWidget *widget, GtkWidget *parent, FlashLook *look) {
  if (!gtk_widget_get_mapped(widget)) return false;
  flash_bounds(widget, parent, look);
  look->origin_x = look->origin_y = 0;
  look->plain = true;
  if (widget != parent) {
    graphene_matrix_t matrix;
    look->plain = gtk_widget_compute_transform(widget, parent, &matrix) &&
                  is_translation(&matrix, &look->origin_x, &look->origin_y);
  }
  return true;
}

void flash_look(GtkWidget *widget, FlashLook *look) {
  look->type = G_TYPE_FROM_INSTANCE(widget);
  look->invisible = gtk_widget_get_opacity(widget) <= 0;
  look->untouchable = !gtk_widget_get_can_target(widget);
  look->clips = gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN;
  look->flags = gtk_widget_get_state_flags(widget);
  // The class's own name is returned, by address, where the widget has none.
  look->name = gtk_widget_get_name(widget);
  if (look->name == g_type_name(look->type) ||
      (look->name != NULL && strcmp(look->name, g_type_name(look->type)) == 0))
    look->name = NULL;
  look->builder_id = gtk_buildable_get_buildable_id(GTK_BUILDABLE(widget));
  look->record = g_object_get_qdata((GObject *)widget, record_quark());
  look->flash_id = g_object_get_qdata((GObject *)widget, id_quark());
}

void flash_set_record(GtkWidget *widget, void *record, GDestroyNotify destroy) {
  g_object_set_qdata_full((GObject *)widget, record_quark(), record, destroy);
}

void *flash_get_record(GtkWidget *widget) {
  return g_object_get_qdata((GObject *)widget, record_quark());
}

void flash_set_id(GtkWidget *widget, const char *id) {
  g_object_set_qdata_full((GObject *)widget, id_quark(), g_strdup(id), g_free);
}

static GParamSpec *readable(gpointer object, const char *property) {
  if (object == NULL) return NULL;
  GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(object), property);
  return spec != NULL && (spec->flags & G_PARAM_READABLE) ? spec : NULL;
}

static GParamSpec *writable(gpointer object, const char *property) {
  if (object == NULL) return NULL;
  GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(object), property);
  return spec != NULL && (spec->flags & G_PARAM_WRITABLE) &&
                 !(spec->flags & G_PARAM_CONSTRUCT_ONLY)
             ? spec
             : NULL;
}

char *flash_get_string(gpointer object, const char *property) {
  GParamSpec *spec = readable(object, property);
  if (spec == NULL || spec->value_type != G_TYPE_STRING) return NULL;
  char *text = NULL;
  g_object_get(object, property, &text, NULL);
  return text;
}

bool flash_get_bool(gpointer object, const char *property, bool fallback) {
  GParamSpec *spec = readable(object, property);
  if (spec == NULL || spec->value_type != G_TYPE_BOOLEAN) return fallback;
  gboolean value = fallback;
  g_object_get(object, property, &value, NULL);
  return value;
}

double flash_get_number(gpointer object, const char *property, double fallback) {
  GParamSpec *spec = readable(object, property);
  if (spec == NULL) return fallback;
  GValue value = G_VALUE_INIT;
  g_value_init(&value, spec->value_type);
  g_object_get_property(object, property, &value);
  double number = fallback;
  if (G_VALUE_HOLDS_ENUM(&value)) {
    number = g_value_get_enum(&value);
  } else if (g_value_type_transformable(spec->value_type, G_TYPE_DOUBLE)) {
    GValue wide = G_VALUE_INIT;
    g_value_init(&wide, G_TYPE_DOUBLE);
    if (g_value_transform(&value, &wide)) number = g_value_get_double(&wide);
    g_value_unset(&wide);
  }
  g_value_unset(&value);
  return number;
}

gpointer flash_get_object(gpointer object, const char *property) {
  GParamSpec *spec = readable(object, property);
  if (spec == NULL || !g_type_is_a(spec->value_type, G_TYPE_OBJECT)) {
    if (spec == NULL || !G_TYPE_IS_INTERFACE(spec->value_type)) return NULL;
  }
  GObject *value = NULL;
  g_object_get(object, property, &value, NULL);
  if (value == NULL) return NULL;
  // A property that makes its value anew on each reading keeps no reference to it.
  if (value->ref_count <= 1) {
    g_object_unref(value);
    return NULL;
  }
  g_object_unref(value);
  return value;
}

bool flash_set_bool(gpointer object, const char *property, bool value) {
  GParamSpec *spec = writable(object, property);
  if (spec == NULL || spec->value_type != G_TYPE_BOOLEAN) return false;
  g_object_set(object, property, (gboolean)value, NULL);
  return true;
}

bool flash_set_number(gpointer object, const char *property, double value) {
  GParamSpec *spec = writable(object, property);
  if (spec == NULL) return false;
  GValue wide = G_VALUE_INIT;
  g_value_init(&wide, G_TYPE_DOUBLE);
  g_value_set_double(&wide, value);
  GValue narrow = G_VALUE_INIT;
  g_value_init(&narrow, spec->value_type);
  bool fits = g_value_transform(&wide, &narrow);
  if (fits) g_object_set_property(object, property, &narrow);
  g_value_unset(&wide);
  g_value_unset(&narrow);
  return fits;
}

bool flash_set_object(gpointer object, const char *property, gpointer value) {
  GParamSpec *spec = writable(object, property);
  if (spec == NULL || !g_type_check_instance_is_a(value, spec->value_type)) return false;
  g_object_set(object, property, value, NULL);
  return true;
}

char *flash_accessible_label(GtkWidget *widget) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  // GTK 4.8 has no getter, but its test tells the value where it is not the expected one.
  return gtk_test_accessible_check_property(
      accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01 no such label");
}

bool flash_has_accessible_property(GtkWidget *widget, int property) {
  return gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property);
}

bool flash_is_accessible_true(GtkWidget *widget, int property) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property)) return false;
  // Null where the value is as asked for, else a text that names the one it has.
  char *other = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, TRUE);
  bool same = other == NULL;
  g_free(other);
  return same;
}
#endif
