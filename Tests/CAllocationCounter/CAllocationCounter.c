// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Stands before the C library's allocator: a definition in the program itself comes before that of any
// library, for the program and for all the libraries it loads.

#define _GNU_SOURCE
#include "CAllocationCounter.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// The allocator's own names, which glibc exports.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count = 0;
static _Thread_local size_t largest = 0;
static _Thread_local int is_counting = 0;
static _Thread_local void *callers[32];
static _Thread_local int depth = 0;
static _Thread_local int is_measuring = 0;

void allocation_counter_start(void) {
  count = 0;
  is_counting = 1;
}

long allocation_counter_stop(void) {
  is_counting = 0;
  return count;
}

const char *allocation_counter_caller(int index) {
  Dl_info info;
  if (index >= depth) return NULL;
  if (dladdr(callers[index], &info) == 0) return "?";
  if (info.dli_sname != NULL) return info.dli_sname;
  static _Thread_local char place[24];
  snprintf(place, sizeof(place), "+0x%zx", (size_t)callers[index] - (size_t)info.dli_fbase);
  return place;
}

void allocation_counter_start_measuring(void) {
  largest = 0;
  is_measuring = 1;
}

long allocation_counter_stop_measuring(void) {
  is_measuring = 0;
  return (long)largest;
}

// A sanitizer has an allocator of its own, which nothing may stand before: then nothing is counted.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// Without optimisation Swift 6.3 calls the generic iterators of its library, whose steps take the room for
// their own frames from the heap; the optimiser leaves neither. What Swift code asks for itself comes
// through swift_slowAlloc.
static int is_iterator_frame(const void *caller) {
  Dl_info info;
  if (dladdr(caller, &info) == 0 || info.dli_fname == NULL) return 0;
  if (strstr(info.dli_fname, "libswiftCore") == NULL) return 0;
  return info.dli_sname == NULL || strcmp(info.dli_sname, "swift_slowAlloc") != 0;
}

// Swift's code and its library keep frame pointers: the frame of the caller, then the return address.
static void note_callers(void **frame) {
  const size_t largest_frame = 1 << 20;
  depth = 0;
  while (depth < (int)(sizeof(callers) / sizeof(*callers))) {
    callers[depth++] = frame[1];
    void **next = frame[0];
    if (next <= frame || (size_t)((char *)next - (char *)frame) > largest_frame) return;
    frame = next;
  }
}

static void note(const void *caller, size_t size) {
  if (is_measuring && size > largest) largest = size;
  if (is_counting && !is_iterator_frame(caller)) {
    count += 1;
    note_callers(__builtin_frame_address(0));
  }
}

void *malloc(size_t size) {
  note(__builtin_return_address(0), size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(__builtin_return_address(0), number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note(__builtin_return_address(0), size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note(__builtin_return_address(0), size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(__builtin_return_address(0), size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note(__builtin_return_address(0), size);
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#endif
