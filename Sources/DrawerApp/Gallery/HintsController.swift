// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Hints over the whole window, on a translucent background.
final class HintsController: ViewController {
  private static let hints: [(icon: String, words: Words)] = [
    ("menu", Words("F9 opens and closes the menu.")),
    ("keyboard", Words("F1 lists all keyboard shortcuts.")),
    ("sidebar", Words("Ctrl+Shift+I shows the inspector.")),
    ("back", Words("Alt+Left and Escape go back.")),
  ]
  /// The size of the icons in points, at the default text size.
  private static let iconSize = 24.0
  /// The opacity of the background, 0…1.
  private static let opacity = 0.78

  override init() {
    super.init()
    title = localized("Over full screen")
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func viewDidLoad() {
    view.backgroundColor = .faded(.fixed(.black), Self.opacity)
    view.accessibilityLabel = title
    let heading = Label(localized("Good to know"), style: .largeTitle)
    let side = Self.iconSize * view.traits.textScale
    heading.color = .onColor
    let lines = Self.hints.map { icon, text in
      let picture = ImageView(.icon(icon), imageSize: Size(side, side), accessibilityLabel: nil)
      picture.tint = .onColor
      for axis in [Axis.horizontal, .vertical] {
        picture.setContentCompressionResistancePriority(.required, for: axis)
      }
      let label = Label(localized(text))
      label.color = .onColor
      label.numberOfLines = 0
      let line = StackView(arrangedSubviews: [picture, label])
      line.alignment = .center
      line.spacing = 12
      return line
    }
    let close = Button.filled(localized("Close"))
    // Fixed colors, because the background is dark in every theme.
    close.backgroundColor = .onColor
    close.color = .fixed(.black)
    defaultButton = close
    close.onActivate = { [weak self] in self?.dismiss(animated: true) }
    let column = View.column([heading] + lines + [close], alignment: .leading)
    column.setCustomSpacing(20, after: heading)
    if let last = lines.last { column.setCustomSpacing(28, after: last) }
    addCentered(column, [.centerX()])
  }
}
