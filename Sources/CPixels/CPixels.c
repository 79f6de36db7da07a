// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CPixels.h"

#include <string.h>

// Eight pixels: one register of AVX2, two of SSE2 and NEON.
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef uint16_t Channels __attribute__((vector_size(32)));
typedef uint8_t Coverage __attribute__((vector_size(8)));
enum { step = 8 };

// All functions that take or return a vector are inlined, so none is passed in a register.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

INLINE Pixels all(uint32_t value) { return (Pixels){0} + value; }

INLINE Pixels load(const uint32_t *from) {
  Pixels value;
  memcpy(&value, from, sizeof value);
  return value;
}

INLINE void store(uint32_t *to, Pixels value) { memcpy(to, &value, sizeof value); }

// Each channel times its pixel's factor (0…255) / 255, rounded. A product and what is added to it fit into 16 bits.
INLINE Pixels scaled(Pixels pixels, Pixels factor) {
  Channels factors = (Channels)(factor | factor << 16);
  Channels even = ((Channels)pixels & 255) * factors + 128;
  Channels odd = ((Channels)pixels >> 8) * factors + 128;
  return (Pixels)(((even + (even >> 8)) >> 8) | ((odd + (odd >> 8)) & 0xFF00));
}

INLINE Pixels over(Pixels top, Pixels bottom) {
  return top + scaled(bottom, 255 - (top >> 24));
}

INLINE uint32_t scaled_one(uint32_t pixel, uint32_t factor) {
  uint32_t low = (pixel & 0x00FF00FF) * factor + 0x00800080;
  uint32_t high = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
  return (((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF) |
    ((high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00);
}

INLINE uint32_t over_one(uint32_t top, uint32_t bottom) {
  return top + scaled_one(bottom, 255 - (top >> 24));
}

INLINE void blend_color(uint32_t *target, uint32_t color, size_t count) {
  Pixels top = all(color);
  Pixels keep = all(255 - (color >> 24));
  size_t index = 0;
  for (; index + step <= count; index += step) {
    store(target + index, top + scaled(load(target + index), keep));
  }
  for (; index < count; index++) target[index] = over_one(color, target[index]);
}

// Eight pixels that are all empty, or all opaque and drawn as they are, are most of any picture.
INLINE void blend(uint32_t *target, const uint32_t *source, uint32_t opacity, size_t count) {
  const uint64_t alphas = 0xFF000000FF000000;
  Pixels strength = all(opacity);
  size_t index = 0;
  for (; index + step <= count; index += step) {
    uint64_t words[step / 2];
    memcpy(words, source + index, sizeof words);
    if ((words[0] | words[1] | words[2] | words[3]) == 0) continue;
    Pixels top = load(source + index);
    if (opacity == 255) {
      if ((words[0] & words[1] & words[2] & words[3] & alphas) == alphas) {
        store(target + index, top);
        continue;
      }
    } else {
      top = scaled(top, strength);
    }
    store(target + index, over(top, load(target + index)));
  }
  for (; index < count; index++) {
    target[index] = over_one(scaled_one(source[index], opacity), target[index]);
  }
}

// Eight mask bytes in the order of the pixels; a mirrored mask is read backwards.
INLINE uint64_t strengths(const uint8_t *mask, size_t index, int is_mirrored) {
  uint64_t word;
  if (!is_mirrored) {
    memcpy(&word, mask + index, sizeof word);
    return word;
  }
  memcpy(&word, mask - index - (step - 1), sizeof word);
  return __builtin_bswap64(word);
}

INLINE void blend_mask(
  uint32_t *target, uint32_t color, const uint8_t *mask, int is_mirrored, size_t count
) {
  Pixels top = all(color);
  size_t index = 0;
  for (; index + step <= count; index += step) {
    uint64_t word = strengths(mask, index, is_mirrored);
    if (word == 0) continue;
    Coverage coverage;
    memcpy(&coverage, &word, sizeof coverage);
    Pixels strength = __builtin_convertvector(coverage, Pixels);
    store(target + index, over(scaled(top, strength), load(target + index)));
  }
  for (; index < count; index++) {
    uint32_t strength = is_mirrored ? *(mask - index) : mask[index];
    if (strength) target[index] = over_one(scaled_one(color, strength), target[index]);
  }
}

enum { block = 2 * step };

INLINE void find_edges(const uint32_t *row, size_t width, uint64_t *words) {
  size_t column = 1;
  for (size_t index = 0; column < width; index++) {
    size_t end = (index + 1) * block;
    int differs = 0;
    if (index > 0 && end <= width) {
      Pixels changes = (load(row + column) ^ load(row + column - 1)) |
        (load(row + column + step) ^ load(row + column + step - 1));
      differs = __builtin_reduce_or(changes) != 0;
      column = end;
    } else {
      for (; column < end && column < width; column++) differs |= row[column] != row[column - 1];
    }
    words[index / 64] |= (uint64_t)differs << index % 64;
  }
}

// Multiplied and added: equal pixels in other places make another sum.
enum { factor = 0x01000193 };

INLINE void mix(const uint32_t *row, size_t count, uint32_t *sums) {
  Pixels mixed = load(sums);
  size_t index = 0;
#pragma clang loop unroll_count(4)
  for (; index + step <= count; index += step) {
    mixed = mixed * factor + (load(row + index) & 0xFFFFFF);
  }
  store(sums, mixed);
  for (; index < count; index++) {
    sums[0] = sums[0] * factor + (row[index] & 0xFFFFFF);
  }
}

// Constants for the loop: each has code of its own.
INLINE void blend_either_mask(
  uint32_t *target, uint32_t color, const uint8_t *mask, bool is_mirrored, size_t count
) {
  if (is_mirrored) {
    blend_mask(target, color, mask, 1, count);
  } else {
    blend_mask(target, color, mask, 0, count);
  }
}

void pixels_add_glyph(
  uint8_t *mask, const uint16_t *sums, size_t width, size_t left, unsigned shift) {
  const size_t columns = (size_t)1 << shift;
  uint8_t *pixel = mask + (left >> shift);
  uint16_t before = 0;
  for (size_t end = columns - (left & (columns - 1));; end += columns, pixel++) {
    const uint16_t sum = sums[end < width ? end : width];
    const uint32_t coverage = *pixel + (((uint16_t)(sum - before) + (columns >> 1)) >> shift);
    *pixel = coverage < 255 ? coverage : 255;
    before = sum;
    if (end >= width) return;
  }
}

void pixels_plain_find_edges(const uint32_t *row, size_t width, uint64_t *words) {
  find_edges(row, width, words);
}

void pixels_plain_mix(const uint32_t *row, size_t count, uint32_t *sums) {
  mix(row, count, sums);
}

void pixels_plain_blend_color(uint32_t *target, uint32_t color, size_t count) {
  blend_color(target, color, count);
}

void pixels_plain_blend(
  uint32_t *target, const uint32_t *source, uint32_t opacity, size_t count
) {
  blend(target, source, opacity, count);
}

void pixels_plain_blend_mask(
  uint32_t *target, uint32_t color, const uint8_t *mask, bool is_mirrored, size_t count
) {
  blend_either_mask(target, color, mask, is_mirrored, count);
}

#if defined(__x86_64__)
// The same loops for processors with AVX2, chosen at each call by a flag that is read once.
#define WIDE __attribute__((target("avx2")))
#define CHOOSE(call)                    \
  if (__builtin_cpu_supports("avx2")) { \
    wide_##call;                        \
  } else {                              \
    pixels_plain_##call;                \
  }

WIDE static void wide_blend_color(uint32_t *target, uint32_t color, size_t count) {
  blend_color(target, color, count);
}

WIDE static void wide_blend(
  uint32_t *target, const uint32_t *source, uint32_t opacity, size_t count
) {
  blend(target, source, opacity, count);
}

WIDE static void wide_blend_mask(
  uint32_t *target, uint32_t color, const uint8_t *mask, bool is_mirrored, size_t count
) {
  blend_either_mask(target, color, mask, is_mirrored, count);
}

WIDE static void wide_mix(const uint32_t *row, size_t count, uint32_t *sums) {
  mix(row, count, sums);
}

WIDE static void wide_find_edges(const uint32_t *row, size_t width, uint64_t *words) {
  find_edges(row, width, words);
}
#else
#define CHOOSE(call) pixels_plain_##call;
#endif

void pixels_mix(const uint32_t *row, size_t count, uint32_t *sums) {
  CHOOSE(mix(row, count, sums))
}

void pixels_find_edges(const uint32_t *row, size_t width, uint64_t *words) {
  CHOOSE(find_edges(row, width, words))
}

void pixels_blend_color(uint32_t *target, uint32_t color, size_t count) {
  CHOOSE(blend_color(target, color, count))
}

void pixels_blend(uint32_t *target, const uint32_t *source, uint32_t opacity, size_t count) {
  CHOOSE(blend(target, source, opacity, count))
}

void pixels_blend_mask(
  uint32_t *target, uint32_t color, const uint8_t *mask, bool is_mirrored, size_t count
) {
  CHOOSE(blend_mask(target, color, mask, is_mirrored, count))
}
