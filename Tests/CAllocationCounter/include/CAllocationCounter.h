// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// From here on each block that this thread asks of the heap is counted, whoever asks for it.
void allocation_counter_start(void);

/// Ends counting and returns how many blocks were asked for.
long allocation_counter_stop(void);

/// Returns the bytes of the largest block that was asked for while the thread counted.
long allocation_counter_largest(void);

#endif
