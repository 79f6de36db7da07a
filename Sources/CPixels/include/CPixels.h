// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Loops over rows of pixels in vectors. A pixel is 0xAARRGGBB in the machine's byte order, color multiplied by
// alpha. Products are divided by 255 with exact rounding, as `PixelRows.scaled` does.

// Lays one color over `count` pixels.
void pixels_blend_color(uint32_t *_Nonnull target, uint32_t color, size_t count);

// Lays pixels over pixels with an opacity of 0…255.
void pixels_blend(
  uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t opacity, size_t count);

// Sets a bit for each 16 columns of which one differs from the column on its left, from bit 0 of the first word on.
void pixels_find_edges(const uint32_t *_Nonnull row, size_t width, uint64_t *_Nonnull words);

// Lays a color over pixels, each as strongly as the mask says, 0…255. A mirrored mask begins with its last byte and
// runs backwards.
void pixels_blend_mask(
  uint32_t *_Nonnull target, uint32_t color, const uint8_t *_Nonnull mask, bool is_mirrored,
  size_t count);

// Adds a row of a glyph to a row of a mask, up to full coverage. `sums` has one number more than the glyph has columns: the
// sum of the coverage to the left of each column, modulo 65,536. A pixel has 1 << shift columns, and the glyph begins
// `left` columns to the right of `mask`.
void pixels_add_glyph(
  uint8_t *_Nonnull mask, const uint16_t *_Nonnull sums, size_t width, size_t left, unsigned shift);

// Mixes the colors of a row, without their alpha, into eight sums that tell rows apart.
void pixels_mix(const uint32_t *_Nonnull row, size_t count, uint32_t *_Nonnull sums);

// The same for processors without AVX2, which the functions above choose there; tests call them on every processor.

void pixels_plain_blend_color(uint32_t *_Nonnull target, uint32_t color, size_t count);

void pixels_plain_blend(
  uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t opacity, size_t count);

void pixels_plain_find_edges(
  const uint32_t *_Nonnull row, size_t width, uint64_t *_Nonnull words);

void pixels_plain_mix(const uint32_t *_Nonnull row, size_t count, uint32_t *_Nonnull sums);

void pixels_plain_blend_mask(
  uint32_t *_Nonnull target, uint32_t color, const uint8_t *_Nonnull mask, bool is_mirrored,
  size_t count);
