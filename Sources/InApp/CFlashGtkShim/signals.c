#include "cgtkshim.h"

#ifdef FLASH

void flash_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }

void flash_emit_click(gpointer gesture, const char *signal, int presses, double x, double y) {
  g_signal_emit_by_name(gesture, signal, presses, x, y);
}

void flash_emit_point(gpointer gesture, const char *signal, double x, double y) {
  g_signal_emit_by_name(gesture, signal, x, y);
}

bool flash_emit_change_value(gpointer range, double value) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(range, "change-value", GTK_SCROLL_JUMP, value, &handled);
  return handled;
}

void flash_emit_text(gpointer object, const char *signal, const char *text) {
  g_signal_emit_by_name(object, signal, text);
}

void flash_emit_delete(gpointer object, GtkDeleteType type, int count) {
  g_signal_emit_by_name(object, "delete-from-cursor", type, count);
}

bool flash_emit_key(gpointer controller, const char *signal, unsigned keyval,
                    unsigned modifiers) {
  guint id = g_signal_lookup(signal, GTK_TYPE_EVENT_CONTROLLER_KEY);
  if (!g_signal_has_handler_pending(controller, id, 0, FALSE)) return false;
  GSignalQuery query;
  g_signal_query(id, &query);
  if (query.return_type == G_TYPE_NONE) {
    g_signal_emit(controller, id, 0, keyval, 0, (GdkModifierType)modifiers);
    return false;
  }
  gboolean handled = FALSE;
  g_signal_emit(controller, id, 0, keyval, 0, (GdkModifierType)modifiers, &handled);
  return handled;
}

bool flash_emit_link(gpointer label, const char *uri) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(label, "activate-link", uri, &handled);
  return handled;
}

void flash_emit_number(gpointer object, const char *signal, int number) {
  g_signal_emit_by_name(object, signal, number);
}

bool flash_activate_action(GtkWidget *widget, const char *action) {
  return gtk_widget_activate_action(widget, action, NULL);
}

bool flash_activate_action_position(GtkWidget *widget, const char *action, unsigned position) {
  return gtk_widget_activate_action(widget, action, "u", position);
}

bool flash_select_position(GtkWidget *widget, unsigned position) {
  return gtk_widget_activate_action(
      widget, "list.select-item", "(ubb)", position, FALSE, FALSE);
}

bool flash_select_row(GtkWidget *widget) {
  return gtk_widget_activate_action(widget, "listitem.select", "(bb)", FALSE, FALSE);
}
#endif
