// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

/// How many times this thread has asked for memory. A program that links this counts every
/// allocation of its own and of its libraries.
unsigned long allocation_count(void);
