// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// The functions of libm that Swift's numbers lack. Only this file calls libm.
internal import Glibc

package nonisolated func exponential(_ value: Double) -> Double { exp(value) }
package nonisolated func logarithm(_ value: Double) -> Double { log(value) }
package nonisolated func sine(_ value: Double) -> Double { sin(value) }
package nonisolated func cosine(_ value: Double) -> Double { cos(value) }
