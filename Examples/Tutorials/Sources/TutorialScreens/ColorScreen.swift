// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@_exported public import DrawerContainer

/// The screen of the four tutorials: one color, and a card with the screen's title and buttons.
open class ColorScreen: ViewController {
  /// The title of a button and the closure that it runs with the screen.
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

  open override func viewDidLoad() {
    view.backgroundColor = .fixed(color)
    view.accessibilityLabel = title
    let heading = Label(title ?? "", style: .largeTitle)
    let headingRow = StackView(arrangedSubviews: [heading])
    headingRow.isLayoutMarginsRelativeArrangement = true
    headingRow.layoutMargins = Insets(horizontal: Self.padding, vertical: 0)
    let card = StackView(arrangedSubviews: [headingRow] + actions.map(makeButton))
    card.axis = .vertical
    card.alignment = .leading
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = Insets(horizontal: Self.padding, vertical: Self.padding)
    card.backgroundColor = .surface
    card.cornerRadius = 12
    LayoutConstraint.activate(
      card.arrangedSubviews.map { $0.heightAnchor.constraint(equalToConstant: Self.rowHeight) })
    view.addSubview(card)
    card.pin([.leading(Self.inset), .trailing(Self.inset), .top(Self.inset)])
  }

  private func makeButton(_ action: Action) -> View {
    let button = Button(title: action.title, accessibilityLabel: action.title)
    button.color = .accent
    button.onActivate = { [weak self] in self.map { action.run($0) } }
    return button
  }
}
