// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view that may be gone.
struct WeakView {
  weak var view: View?
}
