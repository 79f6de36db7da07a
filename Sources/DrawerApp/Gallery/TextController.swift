// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A heading, a text, and buttons below it.
class TextController: ViewController {
  private let heading = Label(style: .largeTitle)
  private let text = Label()
  private let buttons: [Button]

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  /// - Parameter heading: Default: the title, where no bar shows that.
  init(title: String, heading: String? = nil, text: String, buttons: [Button] = []) {
    self.buttons = buttons
    super.init()
    self.title = title
    self.heading.text = heading ?? title
    self.text.text = text
  }

  /// What stands below the title.
  final var message: String {
    get { text.text }
    set {
      text.text = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    for part in [heading, text] { view.addSubview(part) }
    for button in buttons { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let inset = metrics.readableInset(forWidth: view.bounds.width)
    let width = max(0, min(Self.maximumTextWidth, view.bounds.width - 2 * inset))
    var y = metrics.contentInset(forWidth: view.bounds.width)
    heading.isHidden = heading.text == title && navigationController != nil
    for label in [heading, text] where !label.isHidden {
      let size = label.sizeThatFits(Size(width, .infinity))
      label.frame = view.mirrored(Rect(inset, y, size.width, size.height))
      y += size.height + metrics.gap
    }
    y += metrics.gap
    var x = inset
    for button in buttons {
      let size = button.sizeThatFits(view.bounds.size)
      if x > inset, x + size.width > view.bounds.width - inset {
        x = inset
        y += size.height + metrics.gap
      }
      button.frame = view.mirrored(Rect(x, y, size.width, size.height))
      x += size.width + metrics.gap
    }
  }
}
