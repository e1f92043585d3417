#include "cgtkshim.h"

#include <string.h>

#ifdef FLASH

unsigned char *flash_rgb(GdkTexture *texture) {
  int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
  size_t count = (size_t)width * height;
  guint32 *source = g_try_malloc(count * 4);
  unsigned char *rgb = g_try_malloc(count * 3);
  if (source == NULL || rgb == NULL) {
    g_free(source);
    g_free(rgb);
    return NULL;
  }
  gdk_texture_download(texture, (guchar *)source, (size_t)width * 4);
  // A native-endian word of premultiplied ARGB (CAIRO_FORMAT_ARGB32).
  unsigned char *out = rgb;
  for (size_t i = 0; i < count; i++, out += 3) {
    guint32 pixel = source[i];
    unsigned white = 255 - (pixel >> 24);
    out[0] = ((pixel >> 16) & 255) + white;
    out[1] = ((pixel >> 8) & 255) + white;
    out[2] = (pixel & 255) + white;
  }
  g_free(source);
  return rgb;
}

void flash_paint(unsigned char *rgb, int width, int height, int x, int y, int w, int h,
                 unsigned char grey) {
  int left = MAX(x, 0), right = MIN(x + w, width);
  for (int row = MAX(y, 0); row < MIN(y + h, height) && right > left; row++)
    memset(rgb + ((size_t)row * width + left) * 3, grey, (size_t)(right - left) * 3);
}

unsigned char *flash_encode(const unsigned char *rgb, int width, int height, bool png,
                            int quality, size_t *size) {
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_data(
      rgb, GDK_COLORSPACE_RGB, FALSE, 8, width, height, width * 3, NULL, NULL);
  if (pixbuf == NULL) return NULL;
  gchar *bytes = NULL;
  gsize count = 0;
  char number[8];
  g_snprintf(number, sizeof number, "%d", CLAMP(quality, 1, 100));
  gboolean done =
      png ? gdk_pixbuf_save_to_buffer(pixbuf, &bytes, &count, "png", NULL, "compression", "3", NULL)
          : gdk_pixbuf_save_to_buffer(pixbuf, &bytes, &count, "jpeg", NULL, "quality", number, NULL);
  g_object_unref(pixbuf);
  *size = count;
  return done ? (unsigned char *)bytes : NULL;
}
#endif
