// The parts of GTK that Swift cannot call: variadic functions, signals with results, and the one
// look at a widget that a snapshot repeats thousands of times.
#pragma once
#include <gtk/gtk.h>

// What Flash keeps for one widget, as long as that lives.
typedef struct {
  // An object of Swift's, and what gives it back; see WidgetRecord.
  void *own;
  GDestroyNotify release;
  // The identifier that the app gave through Flash.identify.
  char *flash_id;
  const char *builder_id;
  GListModel *controllers;
  // The list item whose child the widget is, or was; GObject clears it when the item goes.
  gpointer list_item;
  // By how much the border box is larger than the content, and what that was worked out for.
  float left, top, more_width, more_height;
  int extra_width, extra_height;
  GtkStateFlags flags;
  bool has_edges;
  bool is_builder_known;
} FlashRecord;

// What a snapshot asks of every widget.
typedef struct {
  GType type;
  // Border box and content origin, in the parent's content coordinates.
  float x, y, width, height;
  float origin_x, origin_y;
  GtkStateFlags flags;
  // The transform to the parent is a translation alone.
  bool plain;
  bool invisible;
  bool untouchable;
  bool clips;
  // Null where the widget has no name of its own.
  const char *name;
  const char *builder_id;
  const char *flash_id;
  FlashRecord *record;
} FlashLook;

bool flash_is_a(gconstpointer object, GType type);
GType flash_type(gconstpointer object);

// Asks the processor for a widget's memory ahead of its use: after a frame was drawn, none of it is
// near.
static inline void flash_prefetch(gconstpointer widget) {
  // GObject keeps what is private to a class before the object itself.
  for (int line = -6; line < 3; line++) __builtin_prefetch((const char *)widget + line * 64);
}

// Fills in where it is; false where the widget is not mapped, so that nothing in it is either.
bool flash_place(GtkWidget *widget, GtkWidget *parent, FlashLook *look);
// Fills in the rest.
void flash_look(GtkWidget *widget, FlashLook *look);
// Bounds against any ancestor; false where there are none.
bool flash_bounds(GtkWidget *widget, GtkWidget *ancestor, FlashLook *look);

// The widget's record, made where there is none.
FlashRecord *flash_record(GtkWidget *widget);
void flash_set_id(GtkWidget *widget, const char *id);
// Notes which list item a widget is the child of.
void flash_set_list_item(GtkWidget *child, gpointer item);
// The list item of which the widget is the child now; null where none is known.
gpointer flash_list_item(GtkWidget *child);
GListModel *flash_controllers(GtkWidget *widget, FlashRecord *record);

// Kinds of gesture, as bits.
enum { FLASH_CLICK = 1, FLASH_LONG_PRESS = 2 };
// The kind of a controller; 0 for another.
int flash_gesture_kind(gpointer controller);
// Switched on, for the primary button, and with somebody who listens.
bool flash_gesture_is_live(gpointer gesture, int kind);
// The kinds, of those allowed, of which the widget has a live one.
int flash_gestures(GtkWidget *widget, FlashRecord *record, int allowed);

// Properties by name, for types that are not linked; a wrong or absent one gives the fallback.
char *flash_get_string(gpointer object, const char *property);
bool flash_get_bool(gpointer object, const char *property, bool fallback);
double flash_get_number(gpointer object, const char *property, double fallback);
// Borrowed: the object that holds it keeps it.
gpointer flash_get_object(gpointer object, const char *property);
bool flash_set_bool(gpointer object, const char *property, bool value);
bool flash_set_number(gpointer object, const char *property, double value);
bool flash_set_object(gpointer object, const char *property, gpointer value);

// The accessible label that the app set, to be freed; null where it set none.
char *flash_accessible_label(GtkWidget *widget);
// GTK 4.8 can test for an accessible state but has no getter.
bool flash_has_accessible_property(GtkWidget *widget, int property);
// Whether the app set a boolean property of that kind to true.
bool flash_is_accessible_true(GtkWidget *widget, int property);

void flash_emit(gpointer object, const char *signal);
void flash_emit_click(gpointer gesture, const char *signal, int presses, double x, double y);
void flash_emit_point(gpointer gesture, const char *signal, double x, double y);
bool flash_emit_change_value(gpointer range, double value);
void flash_emit_text(gpointer object, const char *signal, const char *text);
void flash_emit_delete(gpointer object, GtkDeleteType type, int count);
bool flash_emit_key(gpointer controller, const char *signal, unsigned keyval, unsigned modifiers);
bool flash_emit_link(gpointer label, const char *uri);
void flash_emit_number(gpointer object, const char *signal, int number);

bool flash_activate_action(GtkWidget *widget, const char *action);
bool flash_activate_action_position(GtkWidget *widget, const char *action, unsigned position);
bool flash_select_position(GtkWidget *widget, unsigned position);
bool flash_select_row(GtkWidget *widget);

// Copies a texture as RGB over white; the caller frees it.
unsigned char *flash_rgb(GdkTexture *texture);
void flash_paint(unsigned char *rgb, int width, int height, int x, int y, int w, int h,
                 unsigned char grey);
// Encodes RGB pixels; safe on any thread. To be freed.
unsigned char *flash_encode(const unsigned char *rgb, int width, int height, bool png,
                            int quality, size_t *size);
