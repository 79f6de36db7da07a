/* Copyright © 2026 The DrawerContainer authors
 * SPDX-License-Identifier: MIT
 *
 * Writes Sources/Drawing/Fonts/Inter*Widths.swift, after a change of a bundled face:
 *   gcc Scripts/face-widths.c -o face-widths $(pkg-config --cflags --libs harfbuzz)
 *   for w in Regular SemiBold; do ./face-widths Assets/Fonts/Inter-$w.otf $w > Sources/Drawing/Fonts/Inter${w}Widths.swift; done
 */
#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most = 1000, base = 57, first = '#', line = 120, zero = 1624 };

static hb_buffer_t *buffer;
static hb_font_t *font;
static unsigned scalars[most];
static int count, advances[most], rows[most], columns[most];
static short kerning[most][most];
static int written;

static int is_common(unsigned scalar) {
  hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED;
}

/* Common signs go with the letters beside them. */
static hb_script_t script(unsigned scalar) {
  return is_common(scalar) ? HB_SCRIPT_LATIN : hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}

static int width(const unsigned *text, int length) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, script(text[length > 1 && is_common(text[0])]));
  hb_buffer_add_utf32(buffer, text, length, 0, length);
  hb_shape(font, buffer, NULL, 0);
  unsigned glyphs;
  hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &glyphs);
  int sum = 0;
  for (unsigned i = 0; i < glyphs; i++) sum += places[i].x_advance;
  return sum;
}

/* Latin, Greek and Cyrillic letters, Vietnamese ones too, and the signs of interfaces. */
static int is_wanted(unsigned c) {
  if (hb_unicode_general_category(hb_unicode_funcs_get_default(), c) == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK)
    return 0;
  return (c >= 0x20 && c < 0x7F) || (c >= 0xA0 && c < 0x180) || c == 0x1A0 || c == 0x1A1 || c == 0x1AF || c == 0x1B0
      || (c >= 0x370 && c < 0x530) || (c >= 0x1EA0 && c < 0x1F00) || (c >= 0x2000 && c < 0x2070) || (c >= 0x20A0 && c < 0x20D0)
      || c == 0x2122 || (c >= 0x2190 && c < 0x2200) || (c >= 0x2212 && c <= 0x2265);
}

static void digits(int value, int length) {
  char text[4];
  for (int i = length; i-- > 0; value /= base) text[i] = first + value % base;
  for (int i = 0; i < length; i++) {
    if (written % line == 0) printf("%s\n    ", written ? "\\" : "");
    putchar(text[i]);
    written++;
  }
}

static int has_row(int i, int j) { return !memcmp(kerning[i], kerning[j], sizeof kerning[i]); }

static int has_column(int i, int j) {
  for (int k = 0; k < count; k++)
    if (kerning[k][i] != kerning[k][j]) return 0;
  return 1;
}

static int classes(int (*is_same)(int, int), int *of, int *examples) {
  int found = 0;
  for (int i = 0; i < count; i++) {
    int k = 0;
    while (k < found && !is_same(i, examples[k])) k++;
    if (k == found) examples[found++] = i;
    of[i] = k;
  }
  return found;
}

int main(int argc, char **arguments) {
  hb_face_t *face = hb_face_create(hb_blob_create_from_file(arguments[argc > 1]), 0);
  if (argc < 3 || !hb_face_get_glyph_count(face)) return 1;
  font = hb_font_create(face);
  buffer = hb_buffer_create();
  hb_set_t *set = hb_set_create();
  hb_face_collect_unicodes(face, set);
  for (unsigned c = HB_SET_VALUE_INVALID; hb_set_next(set, &c) && count < most;)
    if (is_wanted(c)) scalars[count++] = c;
  for (int i = 0; i < count; i++) advances[i] = width(scalars + i, 1);
  for (int i = 0; i < count; i++)
    for (int j = 0; j < count; j++) {
      unsigned pair[] = {scalars[i], scalars[j]};
      if (script(pair[0]) == script(pair[1]) || is_common(pair[0]) || is_common(pair[1])) kerning[i][j] = width(pair, 2) - advances[i] - advances[j];
    }
  static int row_examples[most], column_examples[most];
  int row_count = classes(has_row, rows, row_examples), column_count = classes(has_column, columns, column_examples);

  printf("// Copyright © 2026 The DrawerContainer authors\n// SPDX-License-Identifier: MIT\n\n");
  printf("/// The widths of the bundled face `Inter-%s.otf` and what its kerning adds to them, as HarfBuzz %s shapes them, in the\n"
         "/// units of `BundledTextMeasurer`. `Scripts/face-widths.c` writes this file.\n",
         arguments[2], hb_version_string());
  printf("enum Inter%sWidths {\n", arguments[2]);
  printf("  /// Ten digits a character: its scalar (3), its advance (3), its row (2) and its column (2) in `kerning`.\n"
         "  static let characters: StaticString = \"\"\"");
  for (int i = 0; i < count; i++) {
    digits(scalars[i], 3);
    digits(advances[i], 3);
    digits(rows[i], 2);
    digits(columns[i], 2);
  }
  printf("\n    \"\"\"\n\n  /// The columns of `kerning`.\n  static let columnCount = %d\n\n", column_count);
  printf("  /// Two digits for each row and column: what is added between a character of the row and one of the column, plus %d.\n"
         "  static let kerning: StaticString = \"\"\"", zero);
  written = 0;
  for (int i = 0; i < row_count; i++)
    for (int j = 0; j < column_count; j++) digits(kerning[row_examples[i]][column_examples[j]] + zero, 2);
  printf("\n    \"\"\"\n}\n");
}
