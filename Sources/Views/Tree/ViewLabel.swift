// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Languages

/// What a view is called.
enum ViewLabel {
  /// By the program.
  case own(String)
  /// By the library: English, to be translated when somebody asks, so that another language needs no new label.
  case stock(String)

  func text(in view: View) -> String {
    switch self {
    case .own(let text): text
    case .stock(let key): view.traits.localization.translation(of: key)
    }
  }
}
