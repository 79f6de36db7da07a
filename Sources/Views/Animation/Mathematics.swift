// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// The one file that reaches for the C library: the few functions that Swift's own numbers lack.
internal import Glibc

nonisolated func exponential(_ value: Double) -> Double { exp(value) }
nonisolated func sine(_ value: Double) -> Double { sin(value) }
nonisolated func cosine(_ value: Double) -> Double { cos(value) }
