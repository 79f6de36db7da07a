// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#define SDL_MAIN_HANDLED
#include <SDL2/SDL_image.h>
#include <dlfcn.h>

// SDL2_image is loaded when the first image is read: with the decoders that it needs, it would add eight libraries to the
// start of each program.

static inline void *_Nullable sdl_image_function(const char *_Nonnull name) {
  void *library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : NULL;
  if (!function) SDL_SetError("SDL2_image is not installed");
  return function;
}

static inline SDL_Surface *_Nullable sdl_image_load_png(SDL_RWops *_Nonnull stream) {
  __typeof__(&IMG_LoadPNG_RW) function = sdl_image_function("IMG_LoadPNG_RW");
  return function ? function(stream) : NULL;
}

static inline SDL_Surface *_Nullable sdl_image_load_jpeg(SDL_RWops *_Nonnull stream) {
  __typeof__(&IMG_LoadJPG_RW) function = sdl_image_function("IMG_LoadJPG_RW");
  return function ? function(stream) : NULL;
}

static inline SDL_Surface *_Nullable sdl_image_load_webp(SDL_RWops *_Nonnull stream) {
  __typeof__(&IMG_LoadWEBP_RW) function = sdl_image_function("IMG_LoadWEBP_RW");
  return function ? function(stream) : NULL;
}

static inline SDL_Surface *_Nullable sdl_image_load_svg(
  SDL_RWops *_Nonnull stream, int width, int height) {
  __typeof__(&IMG_LoadSizedSVG_RW) function = sdl_image_function("IMG_LoadSizedSVG_RW");
  return function ? function(stream, width, height) : NULL;
}

// Returns whether the picture was written.
static inline SDL_bool sdl_image_save_png(
  SDL_Surface *_Nonnull surface, SDL_RWops *_Nonnull stream) {
  __typeof__(&IMG_SavePNG_RW) function = sdl_image_function("IMG_SavePNG_RW");
  return function && function(surface, stream, 0) == 0 ? SDL_TRUE : SDL_FALSE;
}

// The same for a JPEG picture with a quality of 0…100.
static inline SDL_bool sdl_image_save_jpeg(
  SDL_Surface *_Nonnull surface, SDL_RWops *_Nonnull stream, int quality) {
  __typeof__(&IMG_SaveJPG_RW) function = sdl_image_function("IMG_SaveJPG_RW");
  return function && function(surface, stream, 0, quality) == 0 ? SDL_TRUE : SDL_FALSE;
}
