// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing

/// A panel that shows, live, the window's controllers and their state, the broken rules, the views under the pointer
/// and what lays them out, and the latest callbacks.
///
/// `show(in:)` puts it at a window's trailing side, above presented controllers too: the mouse and the keyboard come to it
/// while one is there. It has no parent. Keep a reference to it while it is shown. It observes the window only while it is
/// on screen. No log has its own callbacks.
public final class InspectorController: ViewController {
  /// Points at the default size of text. Less where a window has no room for it.
  static let preferredWidth = 360.0

  /// Points of the window that stay free beside the panel.
  static let minimumRest = 64.0

  /// How many callbacks are shown.
  static let shownCallbacks = 200

  /// Called when the person wants to close the panel, by Escape or its button. Default nil.
  public var onClose: (() -> Void)?

  let log: CallbackLog
  let checker: ContractChecker
  /// The last place of the pointer outside the panel.
  private(set) var pointer: Point?
  private var callbackRows: [InspectorRow] = []
  private var callbacksChanged = true
  private var layout = LayoutRows()

  private var place: [LayoutConstraint] = []
  private lazy var width = view.widthAnchor.constraint(equalToConstant: Self.preferredWidth)
  private weak var focusBeside: View?
  private let header = View()
  private let heading = Label(style: .title)
  private let closeButton = Button(image: .icon("close"), label: "")
  private let list = InspectorList()
  private let edge = View()
  private let headerEdge = View()
  private let silence = Silence()

  /// No observer gets the panel's own callbacks: they would fill the log that the panel shows.
  private final class Silence: ContainmentObserver {
    func observe(_ event: ContainmentEvent) {}
  }

  /// - Parameters:
  ///   - log: The log whose callbacks are shown.
  ///   - checker: The checker whose violations are shown; it has to be among the observers.
  public init(log: CallbackLog, checker: ContractChecker) {
    self.log = log
    self.checker = checker
    super.init()
    containmentObserver = silence
  }

  /// The shown text, one line a row: for tests and dumps.
  package var textDump: String {
    list.sections.flatMap { $0 }
      .map { row in
        let indent = String(repeating: "  ", count: row.depth)
        return indent
          + [row.title, row.subtitle, row.detail].filter { !$0.isEmpty }.joined(separator: "  ")
      }
      .joined(separator: "\n")
  }

  /// Shows it in a window, above everything but other tools, and gives it the keyboard.
  public func show(in window: Window) {
    hide()
    focusBeside = window.focus.firstResponder as? View
    let tools = window.toolView
    // Below a frame meter.
    tools.insertSubview(view, at: 0)
    width.constant = preferredWidth(in: window)
    width.priority = .defaultHigh
    place = [
      width,
      view.widthAnchor.constraint(
        lessThanOrEqualTo: tools.widthAnchor, constant: -Self.minimumRest),
    ]
    LayoutConstraint.activate(place)
    place += view.pin([.trailing(), .top(), .bottom()])
    window.layoutIfNeeded()
    window.focus.focusFirst(in: view)
  }

  /// Takes it out of its window. The keyboard goes back to where it was, or to what is in front. Does nothing while it is
  /// not shown.
  public func hide() {
    guard let window = viewIfLoaded?.window else { return }
    let focus = window.focus
    let hadFocus = (focus.firstResponder as? View)?.isDescendant(of: view) ?? false
    LayoutConstraint.deactivate(place)
    place = []
    view.removeFromSuperview()
    guard hadFocus else { return }
    if let focusBeside, focus.canFocus(focusBeside) { return focus.focus(focusBeside) }
    window.focusScreenInFront()
  }

  /// Larger text has more room, in at most half of the window.
  private func preferredWidth(in window: Window) -> Double {
    let grown = Self.preferredWidth * max(1, window.traits.textScale)
    return max(Self.preferredWidth, min(grown, window.size.width / 2))
  }

  public override func viewWillLayoutSubviews() {
    guard let window = view.window else { return }
    width.constant = preferredWidth(in: window)
  }

  public override func viewDidLoad() {
    view.isFocusGroup = true
    view.backgroundColor = .surface
    header.backgroundColor = .surface
    for line in [edge, headerEdge] { line.backgroundColor = .separator }
    closeButton.onActivate = { [weak self] in self?.onClose?() }
    // The list first: people use the keyboard to scroll it.
    for part in [list, header, headerEdge, edge] { view.addSubview(part) }
    for part in [heading, closeButton] { header.addSubview(part) }
  }

  public override func traitsChanged(from old: Traits) { showWords() }

  /// The view loads before the window around it is known.
  private func showWords() {
    let localized = traits.localization
    title = localized("Inspector")
    heading.text = title ?? ""
    view.accessibilityLabel = title
    list.accessibilityLabel = localized("List")
    closeButton.accessibilityLabel = localized("Close")
    closeButton.toolTip = closeButton.accessibilityLabel
    callbacksChanged = true
  }

  public override func viewIsAppearing(_ animated: Bool) {
    showWords()
    view.shadow = Shadow(
      color: .black.opacity(view.theme.palette.shadowOpacity), blur: 24)
    view.window?.observer = self
    log.add(self)
    checker.observeChanges { [weak self] in self?.list.setNeedsLayout() }
    refresh()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    if view.window?.observer === self { view.window?.observer = nil }
    log.remove(self)
    checker.observeChanges(nil)
  }

  public override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let metrics = view.theme.metrics
    let bar = metrics.barHeight
    let pixel = 1 / view.traits.scale
    header.frame = Rect(0, 0, size.width, bar)
    let height = heading.sizeThatFits(size).height
    // Room for the focus ring on all sides.
    let button = Size(max(44, metrics.iconSize + 2 * metrics.gap), bar - 12)
    heading.frame = Rect(
      16, (bar - height) / 2, max(0, size.width - button.width - 32), height)
    closeButton.frame = Rect(
      size.width - button.width - 8, (bar - button.height) / 2, button.width, button.height)
    list.frame = Rect(0, bar, size.width, max(0, size.height - bar))
    headerEdge.frame = Rect(0, bar - pixel, size.width, pixel)
    edge.frame = Rect(0, 0, pixel, size.height)
  }

  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        traits.localization("Close the inspector"), identifier: "inspector.close",
        group: traits.localization("Window"), shortcuts: [.init(.escape)]
      ) { [weak self] in
        guard let onClose = self?.onClose else { return false }
        onClose()
        return true
      }
    ]
  }

  private func refresh() {
    guard let window = view.window else { return }
    view.shadow?.color = .black.opacity(view.theme.palette.shadowOpacity)
    if callbacksChanged {
      callbacksChanged = false
      callbackRows = makeCallbackRows()
    }
    let laidOut = pointer.flatMap(window.deepestView(at:))
    let layoutRows = laidOut.map { layout.rows(for: $0, in: traits.localization) } ?? []
    list.show(sections(for: window, layoutRows: layoutRows, callbackRows: callbackRows))
  }
}

extension InspectorController: WindowObserver {
  public func windowWillShowFrame(_ window: Window) { refresh() }

  public func window(_ window: Window, pointerMovedTo location: Point?) {
    guard let location, !view.convert(view.bounds, to: nil).contains(location) else { return }
    pointer = location
    refresh()
  }
}

extension InspectorController: CallbackLog.Listener {
  public func callbackLog(_ log: CallbackLog, added entry: CallbackLog.Entry) {
    callbacksChanged = true
    list.setNeedsLayout()
  }
}
