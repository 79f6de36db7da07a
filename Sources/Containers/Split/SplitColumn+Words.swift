// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages

extension SplitColumn {
  /// What a person hears of the line at the column's end.
  func resizeLabel(in localization: Localization) -> String {
    switch self {
    case .primary: localization("Resize the primary column")
    case .supplementary: localization("Resize the supplementary column")
    case .secondary: localization("Resize the secondary column")
    }
  }
}
