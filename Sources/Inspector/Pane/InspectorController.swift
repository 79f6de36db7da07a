// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing

/// A panel that shows the current state of a window: its controllers, the rule violations, the views under the pointer
/// and their layout, and the latest callbacks.
///
/// `show(in:)` adds the panel at the trailing side of a window, above presented controllers. The panel receives
/// mouse and keyboard events there. It has no parent. Keep a reference to it while it is visible. It observes the
/// window only while it is on screen. Its own callbacks are not logged.
public final class InspectorController: ViewController {
  /// The width in points at the default size of text. It is smaller in a window without enough space.
  static let preferredWidth = 360.0

  /// The width of the window that the panel does not cover, in points.
  static let minimumRemainingWidth = 64.0

  static let maximumCallbackCount = 200

  /// Called when the user closes the panel, with Escape or its close button. Default nil.
  public var onClose: (() -> Void)?

  let log: CallbackLog
  let checker: ContractChecker
  /// The last position of the pointer outside the panel.
  private(set) var pointer: Point?
  private var callbackRows: [InspectorRow] = []
  private var needsCallbackRowUpdate = true
  private var layout = LayoutRows()

  private var activeConstraints: [LayoutConstraint] = []
  private lazy var widthConstraint = view.widthAnchor.constraint(
    equalToConstant: Self.preferredWidth)
  private weak var formerFirstResponder: View?
  private let header = View()
  private let heading = Label(style: .title)
  private let closeButton = Button(image: .icon("close"), accessibilityLabel: "")
  private let list = InspectorList()
  private let leadingSeparator = View()
  private let headerSeparator = View()
  private let nullObserver = NullContainmentObserver()

  /// Receives the panel's own callbacks, which would otherwise fill the log that the panel shows.
  private final class NullContainmentObserver: ContainmentObserver {
    func observe(_ event: ContainmentEvent) {}
  }

  /// Creates an inspector panel, which is not visible until `show(in:)` is called.
  ///
  /// - Parameters:
  ///   - log: The log whose callbacks are shown.
  ///   - checker: The checker whose violations are shown. The checker has to observe the window.
  public init(log: CallbackLog, checker: ContractChecker) {
    self.log = log
    self.checker = checker
    super.init()
    containmentObserver = nullObserver
  }

  /// The visible text, one line per row, for tests and dumps.
  package var textDump: String {
    list.sections.flatMap { $0 }
      .map { row in
        let indent = String(repeating: "  ", count: row.depth)
        return indent
          + [row.title, row.subtitle, row.detail].filter { !$0.isEmpty }.joined(separator: "  ")
      }
      .joined(separator: "\n")
  }

  /// Shows the panel in a window, above all content but below a `FrameMeter`. The panel's list becomes first responder.
  public func show(in window: Window) {
    hide()
    formerFirstResponder = window.focus.firstResponder as? View
    let tools = window.overlayView
    // Behind a frame meter.
    tools.insertSubview(view, at: 0)
    widthConstraint.constant = preferredWidth(in: window)
    widthConstraint.priority = .defaultHigh
    activeConstraints = [
      widthConstraint,
      view.widthAnchor.constraint(
        lessThanOrEqualTo: tools.widthAnchor, constant: -Self.minimumRemainingWidth),
    ]
    LayoutConstraint.activate(activeConstraints)
    activeConstraints += view.pin([.trailing(), .top(), .bottom()])
    window.layoutIfNeeded()
    window.focus.focusFirst(in: view)
  }

  /// Removes the panel from its window, if it is visible. If it contains the first responder, the view that was first
  /// responder before `show(in:)` becomes it again; if it cannot, a view of the frontmost controller becomes it.
  public func hide() {
    guard let window = viewIfLoaded?.window else { return }
    let focus = window.focus
    let hadFocus = (focus.firstResponder as? View)?.isDescendant(of: view) ?? false
    LayoutConstraint.deactivate(activeConstraints)
    activeConstraints = []
    view.removeFromSuperview()
    guard hadFocus else { return }
    if let formerFirstResponder, focus.canFocus(formerFirstResponder) {
      return focus.focus(formerFirstResponder)
    }
    window.focusScreenInFront()
  }

  private func preferredWidth(in window: Window) -> Double {
    let grown = Self.preferredWidth * max(1, window.traits.textScale)
    return max(Self.preferredWidth, min(grown, window.size.width / 2))
  }

  public override func viewWillLayoutSubviews() {
    guard let window = view.window else { return }
    widthConstraint.constant = preferredWidth(in: window)
  }

  public override func viewDidLoad() {
    view.isFocusGroup = true
    view.backgroundColor = .surface
    header.backgroundColor = .surface
    for line in [leadingSeparator, headerSeparator] { line.backgroundColor = .separator }
    closeButton.onActivate = { [weak self] in self?.onClose?() }
    // The list is first, so that the keyboard scrolls it.
    for part in [list, header, headerSeparator, leadingSeparator] { view.addSubview(part) }
    for part in [heading, closeButton] { header.addSubview(part) }
  }

  public override func traitsDidChange(from old: Traits) { updateTexts() }

  /// The view loads before it is in a window, so texts are updated later.
  private func updateTexts() {
    let localized = traits.localization
    title = localized("Inspector")
    heading.text = title ?? ""
    view.accessibilityLabel = title
    list.accessibilityLabel = localized("List")
    closeButton.accessibilityLabel = localized("Close")
    closeButton.toolTip = closeButton.accessibilityLabel
    needsCallbackRowUpdate = true
  }

  public override func viewIsAppearing(_ animated: Bool) {
    updateTexts()
    view.shadow = Shadow(color: .black.opacity(view.theme.palette.shadowOpacity), blur: 24)
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
    // With space for the focus ring on all sides.
    let button = Size(max(44, metrics.iconSize + 2 * metrics.gap), bar - 12)
    heading.frame = Rect(16, (bar - height) / 2, max(0, size.width - button.width - 32), height)
    closeButton.frame = Rect(
      size.width - button.width - 8, (bar - button.height) / 2, button.width, button.height)
    list.frame = Rect(0, bar, size.width, max(0, size.height - bar))
    headerSeparator.frame = Rect(0, bar - pixel, size.width, pixel)
    leadingSeparator.frame = Rect(0, 0, pixel, size.height)
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
    if needsCallbackRowUpdate {
      needsCallbackRowUpdate = false
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
  public func callbackLog(_ log: CallbackLog, didAdd entry: CallbackLog.Entry) {
    needsCallbackRowUpdate = true
    list.setNeedsLayout()
  }
}
