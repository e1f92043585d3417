#include "cgtkshim.h"

#ifdef FLASH

static GQuark record_quark(void) {
  static GQuark quark;
  if (quark == 0) quark = g_quark_from_static_string("flash-record");
  return quark;
}

static void free_record(gpointer data) {
  FlashRecord *record = data;
  if (record->own != NULL) record->release(record->own);
  if (record->controllers != NULL) g_object_unref(record->controllers);
  if (record->list_item != NULL)
    g_object_remove_weak_pointer(record->list_item, &record->list_item);
  g_free(record->flash_id);
  g_free(record);
}

FlashRecord *flash_record(GtkWidget *widget) {
  FlashRecord *record = g_object_get_qdata((GObject *)widget, record_quark());
  if (record == NULL) {
    record = g_new0(FlashRecord, 1);
    g_object_set_qdata_full((GObject *)widget, record_quark(), record, free_record);
  }
  return record;
}

void flash_set_id(GtkWidget *widget, const char *id) {
  FlashRecord *record = flash_record(widget);
  g_free(record->flash_id);
  record->flash_id = g_strdup(id);
}

void flash_set_list_item(GtkWidget *child, gpointer item) {
  FlashRecord *record = flash_record(child);
  if (record->list_item == item) return;
  if (record->list_item != NULL)
    g_object_remove_weak_pointer(record->list_item, &record->list_item);
  record->list_item = item;
  g_object_add_weak_pointer(item, &record->list_item);
}

gpointer flash_list_item(GtkWidget *child) {
  FlashRecord *record = g_object_get_qdata((GObject *)child, record_quark());
  if (record == NULL || record->list_item == NULL) return NULL;
  return gtk_list_item_get_child(record->list_item) == child ? record->list_item : NULL;
}

GListModel *flash_controllers(GtkWidget *widget, FlashRecord *record) {
  // GTK makes the list anew for each caller that keeps none, so the first one is kept.
  if (record->controllers == NULL) record->controllers = gtk_widget_observe_controllers(widget);
  return record->controllers;
}

static bool has_handler(gpointer gesture, guint signal) {
  return g_signal_has_handler_pending(gesture, signal, 0, FALSE);
}

int flash_gesture_kind(gpointer controller) {
  GType type = G_TYPE_FROM_INSTANCE(controller);
  if (g_type_is_a(type, GTK_TYPE_GESTURE_CLICK)) return FLASH_CLICK;
  return g_type_is_a(type, GTK_TYPE_GESTURE_LONG_PRESS) ? FLASH_LONG_PRESS : 0;
}

bool flash_gesture_is_live(gpointer gesture, int kind) {
  static guint click_pressed, click_released, long_pressed;
  if (click_pressed == 0) {
    click_pressed = g_signal_lookup("pressed", GTK_TYPE_GESTURE_CLICK);
    click_released = g_signal_lookup("released", GTK_TYPE_GESTURE_CLICK);
    long_pressed = g_signal_lookup("pressed", GTK_TYPE_GESTURE_LONG_PRESS);
  }
  if (gtk_event_controller_get_propagation_phase(gesture) == GTK_PHASE_NONE ||
      gtk_gesture_single_get_button(gesture) > 1)
    return false;
  return kind == FLASH_CLICK
             ? has_handler(gesture, click_pressed) || has_handler(gesture, click_released)
             : has_handler(gesture, long_pressed);
}

int flash_gestures(GtkWidget *widget, FlashRecord *record, int allowed) {
  GListModel *model = flash_controllers(widget, record);
  // All of these models are of one type, so its functions are looked up once.
  static GListModelInterface *functions;
  if (functions == NULL) functions = G_LIST_MODEL_GET_IFACE(model);
  int found = 0;
  guint count = functions->get_n_items(model);
  for (guint index = 0; index < count; index++) {
    gpointer controller = functions->get_item(model, index);
    if (controller == NULL) continue;
    int kind = flash_gesture_kind(controller) & allowed & ~found;
    if (kind != 0 && flash_gesture_is_live(controller, kind)) found |= kind;
    g_object_unref(controller);
  }
  return found;
}
#endif
