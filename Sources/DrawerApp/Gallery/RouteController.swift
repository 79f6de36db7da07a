// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Demonstrates segues: a stop on a route, with two segues to the next stop and an unwind action back to the start.
final class RouteController: ViewController {
  private static let pushIdentifier = "further"
  private static let presentIdentifier = "over"
  private static let returnIdentifier = "start"

  /// The number of stops before this one.
  private let depth: Int
  private let note = Label()
  /// The number of the stop that unwound to this one last; nil if none did.
  private var lastStop: Int?

  /// The maximum width of the text in points. Longer lines are hard to read.
  private static let textWidth = 520.0

  static func make() -> NavigationController {
    let start = RouteController(depth: 0)
    start.registerUnwindAction(Self.returnIdentifier) { [weak start] segue in
      start?.recordReturn(from: (segue.source as? RouteController)?.depth ?? 0)
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
        Push adds a stop to this stack. Present opens a sheet with its own stack. From any stop, Return to the start \
        comes back here.
        """)
      : localized("Return to the start closes all sheets and stops in one step.")
    navigationItem.rightBarButtonItems = [.showCode(["RouteController"], of: self)]
    registerSegue(Self.pushIdentifier, .show) { RouteController(depth: depth + 1) }
    registerSegue(Self.presentIdentifier, .present(.pageSheet)) {
      RouteController(depth: depth + 1).makeSheet()
    }
    registerUnwindSegue(Self.returnIdentifier, action: Self.returnIdentifier)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    let next = RouteController(depth: depth + 1)
    return identifier == next.restorationName ? next : next.makeSheet()
  }

  /// Wraps the stop in a navigation controller for a sheet, with a close button.
  private func makeSheet() -> ViewController {
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
    if let stop = coder.decode(Int.self, forKey: "lastStop") { recordReturn(from: stop) }
  }

  private func recordReturn(from stop: Int) {
    lastStop = stop
    note.text = localized("Returned from stop \(stop) in one step.")
  }

  override func viewDidLoad() {
    prepareView()
    let heading = Label(
      depth == 0
        ? localized("Start")
        : localized(depth, "\(depth) stop from the start", "\(depth) stops from the start"),
      style: .largeTitle)
    let back = makeButton(localized("Return to the start"), Self.returnIdentifier)
    back.isEnabled = depth > 0
    let buttons = View.row(
      [
        makeButton(localized("Push"), Self.pushIdentifier, isMain: true),
        makeButton(localized("Present"), Self.presentIdentifier), back,
      ], wraps: true)
    // The text is last, so that the buttons have the same position at each stop.
    let route = makeRouteView()
    addScrollingColumn(
      [heading, route, buttons, note], maximumWidth: Self.textWidth, gaps: [route: 20, buttons: 20])
  }

  private func makeButton(_ title: String, _ segue: String, isMain: Bool = false) -> Button {
    let button = Button.filled(title, isPrimary: isMain)
    button.onActivate = { [weak self, weak button] in
      _ = self?.triggerSegue(segue, sender: button)
    }
    return button
  }

  /// Makes a row with a dot for each stop. The dot of the current stop is filled.
  private func makeRouteView() -> View {
    let dots = (0...max(depth, 3)).map { stop in
      let icon = stop == depth ? "circle-filled" : "circle"
      let dot = ImageView(.icon(icon), accessibilityLabel: nil)
      dot.tint = stop <= depth ? .accent : .disabledText
      return dot
    }
    return View.row(dots, spacing: 8, wraps: true)
  }
}
