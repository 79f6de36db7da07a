// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A picture that fills the window.
final class PictureController: ViewController {
  private let picture = ImageView(Landscape.all[0].image, accessibilityLabel: Landscape.all[0].name)
  private let close = Button.filled(localized("Close"))

  /// The margin in points.
  private static let margin = 16.0

  override init() {
    super.init()
    title = localized("Full screen")
    modalPresentationStyle = .fullScreen
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(.black)
    view.accessibilityLabel = title
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    close.backgroundColor = .surface
    defaultButton = close
    close.onActivate = { [weak self] in self?.dismiss(animated: true) }
    for part in [picture, close] { view.addSubview(part) }
    picture.pin(Pin.edges())
    close.pin([.trailing(Self.margin), .top(Self.margin)])
  }
}
