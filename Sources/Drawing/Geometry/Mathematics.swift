// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// The one file that reaches for the C library: the few functions that Swift's own numbers lack.
internal import Glibc

package nonisolated func exponential(_ value: Double) -> Double { exp(value) }
package nonisolated func logarithm(_ value: Double) -> Double { log(value) }
package nonisolated func sine(_ value: Double) -> Double { sin(value) }
package nonisolated func cosine(_ value: Double) -> Double { cos(value) }
