// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A heading, a text, and buttons below it.
class TextController: ViewController {
  private let heading = Label(style: .largeTitle)
  private let text = Label()
  private let buttons: StackView

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  /// - Parameter heading: Default: the title, where no bar shows that.
  init(title: String, heading: String? = nil, text: String, buttons: [Button] = []) {
    self.buttons = StackView(arrangedSubviews: buttons)
    super.init()
    self.title = title
    self.heading.text = heading ?? title
    self.text.text = text
  }

  /// What stands below the title.
  final var message: String {
    get { text.text }
    set { text.text = newValue }
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    let texts = View.column([heading, text], alignment: .leading)
    texts.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumTextWidth).isActive = true
    buttons.spacing = StackView.spacingUseSystem
    let column = view.addColumn([texts, buttons])
    column.setCustomSpacing(2 * view.theme.metrics.gap, after: texts)
  }

  override func viewWillLayoutSubviews() {
    heading.isHidden = heading.text == title && navigationController != nil
    // One below the other where a row has no room.
    let metrics = view.theme.metrics
    let room = view.bounds.width - 2 * metrics.readableInset(forWidth: view.bounds.width)
    let length = buttons.arrangedSubviews.reduce(-metrics.gap) {
      $0 + metrics.gap + $1.intrinsicContentSize.width
    }
    buttons.axis = length <= room ? .horizontal : .vertical
    buttons.alignment = length <= room ? .fill : .leading
  }
}
