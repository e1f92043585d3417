#include "cgtkshim.h"

#ifdef FLASH

bool flash_is_a(gconstpointer object, GType type) {
  return type != 0 && object != NULL &&
         g_type_check_instance_is_a((GTypeInstance *)object, type);
}

GType flash_type(gconstpointer object) { return G_TYPE_FROM_INSTANCE(object); }

bool flash_bounds(GtkWidget *widget, GtkWidget *ancestor, FlashLook *look) {
  graphene_rect_t bounds;
  bool known = gtk_widget_compute_bounds(widget, ancestor, &bounds);
  look->x = bounds.origin.x;
  look->y = bounds.origin.y;
  look->width = bounds.size.width;
  look->height = bounds.size.height;
  return known;
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
