// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A stop on a route: further by segues of two kinds, back to the start in one step from anywhere.
final class RouteController: ViewController {
  private static let further = "further"
  private static let over = "over"
  private static let start = "start"

  /// The stops before this one.
  private let depth: Int
  private let note = Label()
  /// The stop that led back here last; nil if none did.
  private var lastStop: Int?

  /// Points; longer lines are hard to read.
  private static let textWidth = 520.0

  /// A stack with the start of the route.
  static func make() -> NavigationController {
    let start = RouteController(depth: 0)
    start.registerUnwindAction(Self.start) { [weak start] segue in
      start?.cameBack(from: (segue.source as? RouteController)?.depth ?? 0)
    }
    return NavigationController(rootViewController: start)
  }

  init(depth: Int) {
    self.depth = depth
    super.init()
    title = depth == 0 ? localized("Segues") : localized("Stop \(depth)")
    note.text =
      depth == 0
      ? localized(
        """
        Push adds a stop to this stack. Present opens a sheet with a stack of its own. From each stop one button leads \
        back here, whatever lies between.
        """)
      : localized("Return to the start closes sheets and takes stops away, in one movement.")
    navigationItem.rightBarButtonItems = [.showCode(["RouteController"], of: self)]
    registerSegue(Self.further, .show) { RouteController(depth: depth + 1) }
    registerSegue(Self.over, .present(.pageSheet)) {
      RouteController(depth: depth + 1).inSheet()
    }
    registerUnwindSegue(Self.start, action: Self.start)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    let next = RouteController(depth: depth + 1)
    return identifier == next.restorationName ? next : next.inSheet()
  }

  /// A stack for a sheet, which a button of its bar closes.
  private func inSheet() -> ViewController {
    navigationItem.leftBarButtonItems = [
      BarButtonItem(title: localized("Close")) { [weak self] in self?.dismiss(animated: true) }
    ]
    let stack = NavigationController(rootViewController: self)
    stack.title = title
    stack.modalPresentationStyle = .pageSheet
    return stack
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(lastStop, forKey: "lastStop")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    if let stop = coder.decode(Int.self, forKey: "lastStop") { cameBack(from: stop) }
  }

  private func cameBack(from stop: Int) {
    lastStop = stop
    note.text = localized("You came back from stop \(stop) in one step.")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    let heading = Label(
      depth == 0
        ? localized("Start")
        : localized(depth, "\(depth) stop from the start", "\(depth) stops from the start"),
      style: .largeTitle)
    let back = button(localized("Return to the start"), Self.start)
    back.isEnabled = depth > 0
    let buttons = StackView(arrangedSubviews: [
      button(localized("Push"), Self.further, isMain: true),
      button(localized("Present"), Self.over), back,
    ])
    buttons.spacing = StackView.spacingUseSystem
    buttons.wrapsLines = true
    note.numberOfLines = 0
    // The text comes last: however long it is, the buttons are in the same place at each stop.
    let column = addScrollingColumn(
      [heading, route(), buttons, note], maximumWidth: Self.textWidth)
    column.setCustomSpacing(20, after: column.arrangedSubviews[1])
    column.setCustomSpacing(20, after: buttons)
  }

  private func button(_ title: String, _ segue: String, isMain: Bool = false) -> Button {
    let button = Button.plate(title, isMain: isMain)
    button.onActivate = { [weak self, weak button] in
      _ = self?.triggerSegue(segue, sender: button)
    }
    return button
  }

  /// A dot for each stop; the present one is filled.
  private func route() -> View {
    let dots = StackView(
      arrangedSubviews: (0...max(depth, 3)).map { stop in
        let dot = ImageView(.icon(stop == depth ? "circle-filled" : "circle"), label: nil)
        dot.tint = stop <= depth ? .accent : .disabledText
        return dot
      })
    dots.spacing = 8
    dots.wrapsLines = true
    return dots
  }
}
