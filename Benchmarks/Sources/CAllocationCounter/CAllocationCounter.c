// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// The program's own definitions come before the C library's; these are what the C library calls
// its own beside the public names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// For each thread, so that what other threads do meanwhile is nobody's.
static __thread unsigned long count;

unsigned long allocation_count(void) { return count; }

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) { return ENOMEM; }
  *memory = block;
  return 0;
}
