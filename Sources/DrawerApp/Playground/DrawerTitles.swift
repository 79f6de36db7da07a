// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

// What the form calls the library's values.

nonisolated extension DrawerStyle {
  var title: String {
    switch self {
    case .reveal: localized("Reveal")
    case .overlay: localized("Overlay")
    case .push: localized("Push", context: "style")
    case .docked: localized("Docked")
    }
  }
}

nonisolated extension DrawerSide {
  var title: String {
    switch self {
    case .leading: localized("Leading")
    case .trailing: localized("Trailing")
    case .top: localized("Top")
    case .bottom: localized("Bottom")
    }
  }
}
