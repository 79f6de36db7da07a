// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the row of the table leads to.
final class DetailController: ViewController {
  private let text = Label(
    "The navigation controller pushed this screen over the table. Its bar leads back; so do Alt+Left, "
      + "the mouse’s back button, and a drag from the leading edge.")

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  override init() {
    super.init()
    title = "Detail"
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let inset = metrics.readableInset(forWidth: view.bounds.width)
    let width = max(0, min(Self.maximumTextWidth, view.bounds.width - 2 * inset))
    let size = text.sizeThatFits(Size(width, .infinity))
    text.frame = view.mirrored(
      Rect(inset, metrics.contentInset(forWidth: view.bounds.width), size.width, size.height))
  }
}
