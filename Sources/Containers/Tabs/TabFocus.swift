// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Who had the keyboard in a page.
struct TabFocus {
  weak var view: View?
}
