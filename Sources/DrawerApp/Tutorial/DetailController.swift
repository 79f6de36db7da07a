// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the row of the table leads to.
final class DetailController: ViewController {
  private let text = Label(
    localized(
      """
      The navigation controller pushed this screen over the table. Its bar leads back; so do Alt+Left, the mouse’s back \
      button, and a drag from the leading edge.
      """))

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  override init() {
    super.init()
    title = localized("Detail")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    addScrollingColumn([text], maximumWidth: Self.maximumTextWidth)
  }
}
