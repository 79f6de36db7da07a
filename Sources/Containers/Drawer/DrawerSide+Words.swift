// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages

/// What a person reads and hears of a side.
extension DrawerSide {
  func resizeLabel(in localization: Localization) -> String {
    switch self {
    case .leading: localization("Resize the leading side")
    case .trailing: localization("Resize the trailing side")
    case .top: localization("Resize the top side")
    case .bottom: localization("Resize the bottom side")
    }
  }

  func toggleTitle(in localization: Localization) -> String {
    switch self {
    case .leading: localization("Show or hide the leading side")
    case .trailing: localization("Show or hide the trailing side")
    case .top: localization("Show or hide the top side")
    case .bottom: localization("Show or hide the bottom side")
    }
  }
}
