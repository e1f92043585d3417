#include "cgtkshim.h"

#ifdef FLASH
#include <string.h>

// graphene keeps matrices row by row; only the last row of a translation differs from identity.
static bool is_translation(const graphene_matrix_t *matrix, float *x, float *y) {
  float v[16];
  graphene_matrix_to_float(matrix, v);
  *x = v[12];
  *y = v[13];
  return v[0] == 1 && v[1] == 0 && v[2] == 0 && v[3] == 0 && v[4] == 0 && v[5] == 1 &&
         v[6] == 0 && v[7] == 0 && v[10] == 1 && v[15] == 1;
}

// The border box about the content. Computing bounds costs more than all the rest of a look, so the
// edges are kept for as long as nothing of what they follow from has changed.
static void place_box(GtkWidget *widget, FlashRecord *record, FlashLook *look) {
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  int extra_width = gtk_widget_get_allocated_width(widget) - width;
  int extra_height = gtk_widget_get_allocated_height(widget) - height;
  if (!record->has_edges || record->extra_width != extra_width ||
      record->extra_height != extra_height || record->flags != look->flags) {
    graphene_rect_t box;
    if (!gtk_widget_compute_bounds(widget, widget, &box)) graphene_rect_init(&box, 0, 0, 0, 0);
    record->left = -box.origin.x;
    record->top = -box.origin.y;
    record->more_width = box.size.width - width;
    record->more_height = box.size.height - height;
    record->extra_width = extra_width;
    record->extra_height = extra_height;
    record->flags = look->flags;
    record->has_edges = true;
  }
  look->x = look->origin_x - record->left;
  look->y = look->origin_y - record->top;
  look->width = width + record->more_width;
  look->height = height + record->more_height;
  // A widget that was never laid out has nothing but its edges, about the corner of its parent.
  if (width == 0 && height == 0 && look->origin_x == 0 && look->origin_y == 0 &&
      record->left > 0 && record->top > 0) {
    look->x = look->y = look->width = look->height = 0;
  }
}

bool flash_place(GtkWidget *widget, GtkWidget *parent, FlashLook *look) {
  if (!gtk_widget_get_mapped(widget)) return false;
  look->record = flash_record(widget);
  look->flags = gtk_widget_get_state_flags(widget);
  look->origin_x = look->origin_y = 0;
  look->plain = true;
  graphene_matrix_t matrix;
  if (widget == parent) {
    flash_bounds(widget, parent, look);
  } else if (gtk_widget_compute_transform(widget, parent, &matrix) &&
             is_translation(&matrix, &look->origin_x, &look->origin_y)) {
    place_box(widget, look->record, look);
  } else {
    look->plain = false;
    flash_bounds(widget, parent, look);
  }
  return true;
}

void flash_look(GtkWidget *widget, FlashLook *look) {
  FlashRecord *record = look->record;
  look->type = G_TYPE_FROM_INSTANCE(widget);
  look->invisible = gtk_widget_get_opacity(widget) <= 0;
  look->untouchable = !gtk_widget_get_can_target(widget);
  look->clips = gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN;
  // The class's own name is returned, by address, where the widget has none.
  look->name = gtk_widget_get_name(widget);
  const char *type_name = g_type_name(look->type);
  if (look->name == type_name || (look->name != NULL && strcmp(look->name, type_name) == 0))
    look->name = NULL;
  if (!record->is_builder_known) {
    // Given by GtkBuilder as it makes the widget, and never after.
    record->builder_id = gtk_buildable_get_buildable_id(GTK_BUILDABLE(widget));
    record->is_builder_known = true;
  }
  look->builder_id = record->builder_id;
  look->flash_id = record->flash_id;
}
#endif
