// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view whose subviews keep no state: the view makes them anew from its own state, or they have none.
package protocol StateBoundary: View {}
