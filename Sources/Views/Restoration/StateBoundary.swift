// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view whose subviews have no state of their own to keep: they are made anew from what the view keeps, or are of no interest.
package protocol StateBoundary: View {}
