// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@_exported public import DrawerContainer

/// What the four programs show: a screen in one color, and a card with its name and some buttons.
open class ColorScreen: ViewController {
  /// A button, and what it does with the screen.
  public typealias Action = (title: String, run: (ColorScreen) -> Void)

  private let color: Color
  private let actions: [Action]

  private static let inset = 24.0
  private static let padding = 12.0
  private static let rowHeight = 44.0

  public init(_ title: String, _ hex: UInt32, actions: [Action] = []) {
    color = Color(hex: hex)
    self.actions = actions
    super.init()
    self.title = title
  }

  /// Frames from `view.bounds`, and masks, once: nothing lays them out again.
  open override func viewDidLoad() {
    view.backgroundColor = .fixed(color)
    view.accessibilityLabel = title
    let card = View()
    card.frame = Rect(
      Self.inset, Self.inset, view.bounds.width - 2 * Self.inset,
      Double(actions.count + 1) * Self.rowHeight + 2 * Self.padding)
    card.autoresizingMask = .flexibleWidth
    card.backgroundColor = .surface
    card.cornerRadius = 12
    view.addSubview(card)

    let heading = Label(title ?? "", style: .largeTitle)
    heading.frame = Rect(
      2 * Self.padding, Self.padding, card.bounds.width - 4 * Self.padding, Self.rowHeight)
    heading.autoresizingMask = .flexibleWidth
    card.addSubview(heading)
    for (index, action) in actions.enumerated() {
      let button = Button(title: action.title, label: action.title)
      button.color = .accent
      card.addSubview(button)
      let width = button.sizeThatFits(card.bounds.size).width
      button.frame = Rect(
        Self.padding, Self.padding + Double(index + 1) * Self.rowHeight, width, Self.rowHeight)
      button.onActivate = { [weak self] in self.map { action.run($0) } }
    }
  }
}
