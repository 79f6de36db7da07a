// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// From here on each block that this thread asks of the heap is counted, whoever asks for it.
void allocation_counter_start(void);

/// Ends counting and returns how many blocks were asked for.
long allocation_counter_stop(void);

/// The name of a function that asked for the last block that was counted on this thread: 0 is the innermost. For a function
/// without a name, its place in the program or library, as addr2line takes it. NULL after the last one.
const char *allocation_counter_caller(int index);

/// From here on the sizes of the blocks that this thread asks for are compared. Costs less than counting.
void allocation_counter_start_measuring(void);

/// Ends measuring and returns the bytes of the largest block that was asked for.
long allocation_counter_stop_measuring(void);

#endif
