// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Writes a line for the state of the program after each frame, and after a change of the drawer's phase without a
/// frame, as when a press stops an animation.
final class StateRecorder {
  private let window: Window
  private let root: RootController
  private let callbacks: CallbackLog
  private let log: RecordWriter?
  private var reportedCallbackCount = 0
  private var startInstant: Instant?
  private var frameIndex = -1
  private var reportedPhase = DrawerPhase.idle
  /// Whether the last line had `isStill`.
  private var wasIdle = true

  init(window: Window, root: RootController, callbacks: CallbackLog, log: RecordWriter?) {
    self.window = window
    self.root = root
    self.callbacks = callbacks
    self.log = log
  }

  func recordFrame(_ report: FrameReport) {
    frameIndex = report.index
    write(at: report.presentedAt)
  }

  /// Called when a frame changes nothing, as after an animation that was not visible.
  func recordUnchangedFrame() {
    guard !wasIdle, isIdle else { return }
    write(at: window.animations.now)
  }

  func recordDrawerChange() {
    // A pending frame writes a line itself.
    guard hasUnreportedPhase, !window.needsFrame else { return }
    write(at: window.animations.now)
  }

  var hasUnreportedPhase: Bool { root.drawer.phase != reportedPhase }

  private func write(at instant: Instant) {
    reportedPhase = root.drawer.phase
    wasIdle = isIdle
    guard let log else { return }
    let start = startInstant ?? instant
    self.startInstant = start
    log.write(stateLine(time: instant.timeIntervalSince(start)))
  }

  /// A line of the log. Frames are x, y, width and height in window points; lengths are in points.
  private func stateLine(time: Double) -> StateValue {
    let drawer = root.drawer
    var table: [String: StateValue] = [
      "time": .number(time), "frame": .integer(frameIndex),
      "size": [window.size.width, window.size.height].stateValue,
      "scale": .number(window.traits.scale),
      // 0 is closed, 1 is open.
      "progress": .number(drawer.progress),
      "phase": .string(drawer.phase.rawValue),
      // The titles of the center and of all children of the drawer.
      "child": .string(drawer.center.title ?? ""),
      "children": drawer.children.map { $0.title ?? "" }.stateValue,
      "theme": .string(window.traits.theme.colorScheme.rawValue),
      "inspector": .bool(root.inspector != nil),
      "fullscreen": .bool(window.isFullScreen),
      // The callbacks since the last line.
      "callbacks": consumeCallbacks().stateValue,
      "rows": .array(visibleRows),
      "sides": .array(
        drawer.sides.map { side in
          .dictionary([
            "name": .string(side.rawValue), "progress": .number(drawer.progress(of: side)),
            "length": .number(drawer.length(of: side)), "isDocked": .bool(drawer.isDocked(side)),
          ])
        }),
      // Whether no frame is pending and no button is pressed.
      "isStill": .bool(isIdle),
      // The titles of the controllers on screen, the root first, and of the presented ones.
      "screens": titles(below: root).stateValue,
      "presented": presented(below: root).map { $0.title ?? "" }.stateValue,
    ]
    table["focus"] = focusPath?.stateValue
    table["overlay"] = root.overlay?.title?.stateValue
    table["text"] = writtenText?.stateValue
    table["marked"] = markedText?.stateValue
    if isIdle { table["controls"] = .array(controls) }
    return .dictionary(table)
  }

  private var isIdle: Bool { !window.needsFrame && !window.isPointerPressed }

  private func consumeCallbacks() -> [String] {
    let first = max(0, reportedCallbackCount - callbacks.discardedCount)
    reportedCallbackCount = callbacks.discardedCount + callbacks.entries.count
    return callbacks.entries.dropFirst(first).map(\.text)
  }

  /// The labels of the views around the first responder, from the outermost in, and its row.
  private var focusPath: String? {
    guard let focused = window.focus.firstResponder as? View else { return nil }
    let labels = sequence(first: focused, next: \.superview).compactMap(\.accessibilityLabel)
    var path = labels.reversed().joined(separator: "/")
    if let table = focused as? TableView, let row = table.focusedRow { path += "/Row \(row + 1)" }
    return path.isEmpty ? String(describing: type(of: focused)) : path
  }

  private var visibleRows: [StateValue] {
    guard let table = root.menu?.menuTable, root.drawer.progress > 0 else { return [] }
    return table.visibleCells.sorted { $0.key < $1.key }.map { _, cell in
      .dictionary([
        "title": .string(cell.title), "frame": cell.convert(cell.bounds, to: nil).stateValue,
      ])
    }
  }
}

extension StateRecorder {
  /// The titles of the controllers on screen, from the outermost in.
  private func titles(below controller: ViewController) -> [String] {
    let own = controller.isAppeared ? controller.title.map { [$0] } ?? [] : []
    return own + childrenAndPresented(of: controller).flatMap { titles(below: $0) }
  }

  /// The presented controllers, in the order of presentation.
  private func presented(below controller: ViewController) -> [ViewController] {
    presentedDirectly(by: controller)
      + childrenAndPresented(of: controller).flatMap { presented(below: $0) }
  }

  private func childrenAndPresented(of controller: ViewController) -> [ViewController] {
    controller.children + presentedDirectly(by: controller)
  }

  /// The controller that this controller itself presents. For children, `presentedViewController` returns the same one.
  private func presentedDirectly(by controller: ViewController) -> [ViewController] {
    [controller.presentedViewController].compactMap(\.self)
      .filter { $0.presentingViewController === controller }
  }

  /// The text of the focused text field; dots for a secret, even if the field shows it.
  var writtenText: String? {
    let responder = window.focus.firstResponder
    let text = (responder as? TextField)?.text ?? (responder as? TextView)?.text
    return responder?.hasSecretText == true ? text?.redacted : text
  }

  /// The text that an input method composes in the focused field, unless it is secret.
  private var markedText: String? {
    guard let responder = window.focus.firstResponder, !responder.hasSecretText else { return nil }
    return (responder as? TextField)?.markedText ?? (responder as? TextView)?.markedText
  }

  /// The labeled views that a click at their center reaches, from back to front.
  private var controls: [StateValue] {
    window.shownViews { !Self.passiveRoles.contains($0.accessibilityRole) }.compactMap { view in
      let frame = view.convert(view.bounds, to: nil)
      guard let label = view.accessibilityLabel, window.clickReaches(view, at: frame.center) else {
        return nil
      }
      return .dictionary([
        "label": .string(label), "role": .string(view.accessibilityRole.rawValue),
        "frame": frame.stateValue,
      ])
    }
  }

  /// The roles of views that ignore clicks.
  private static let passiveRoles: Set<AccessibilityRole> = [
    .none, .staticText, .heading, .list, .scrollArea,
  ]
}

extension Rect {
  fileprivate var stateValue: StateValue { [minX, minY, width, height].stateValue }
}
