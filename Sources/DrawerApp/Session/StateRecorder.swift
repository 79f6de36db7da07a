// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Writes the program's state down after each frame, and when the drawer's phase changes without
/// one: a press that catches the drawer shows nothing new.
final class StateRecorder {
  let window: Window
  let root: RootController
  private let callbacks: CallbackLog
  private let log: JSONLines?
  private var told = 0
  private var start: Instant?
  private var frame = -1
  private var phase = DrawerPhase.idle
  /// Whether the last line says that nothing moves.
  private var wasStill = true

  init(window: Window, root: RootController, callbacks: CallbackLog, log: JSONLines?) {
    self.window = window
    self.root = root
    self.callbacks = callbacks
    self.log = log
  }

  func framePresented(_ report: FrameReport) {
    frame = report.index
    write(at: report.presentedAt)
  }

  /// What moved last did so out of sight.
  func frameUnchanged() {
    guard !wasStill, isStill else { return }
    write(at: window.animations.now)
  }

  func drawerChanged() {
    // Where a frame is due its line will tell, and what it shows will be on screen by then.
    guard isBehind, !window.needsFrame else { return }
    write(at: window.animations.now)
  }

  /// Whether the drawer's phase has changed since the last line.
  var isBehind: Bool { root.drawer.phase != phase }

  private func write(at instant: Instant) {
    phase = root.drawer.phase
    wasStill = isStill
    guard let log else { return }
    let start = start ?? instant
    self.start = start
    log.write(snapshot(frame: frame, time: instant.since(start)))
  }

  /// A line of the log. Frames are x, y, width and height in window points; lengths are in points.
  private func snapshot(frame: Int, time: Double) -> StateValue {
    let drawer = root.drawer
    var table: [String: StateValue] = [
      "time": .number(time), "frame": .integer(frame),
      "size": [window.size.width, window.size.height].stateValue,
      "scale": .number(window.traits.scale),
      // 0 closed, 1 open.
      "progress": .number(drawer.progress),
      "phase": .text(drawer.phase.rawValue),
      // The titles of the child in the center and of all children of the drawer.
      "child": .text(drawer.center.title ?? ""),
      "children": drawer.children.map { $0.title ?? "" }.stateValue,
      "theme": .text(window.traits.theme.colorScheme.rawValue),
      "inspector": .bool(root.inspector != nil),
      "fullscreen": .bool(window.isFullScreen),
      // The callbacks since the line before.
      "callbacks": takeCallbacks().stateValue,
      "rows": .list(visibleRows),
      "sides": .list(
        drawer.sides.map { side in
          .table([
            "name": .text(side.rawValue), "progress": .number(drawer.progress(of: side)),
            "length": .number(drawer.length(of: side)), "isDocked": .bool(drawer.isDocked(side)),
          ])
        }),
      // Whether no further frame is due until something happens, and no button is held.
      "isStill": .bool(isStill),
      // The titles of the controllers on screen, the root first, and of the presented ones.
      "screens": titles(below: root).stateValue,
      "presented": presented(below: root).map { $0.title ?? "" }.stateValue,
    ]
    table["focus"] = focusPath?.stateValue
    table["overlay"] = root.overlay?.title?.stateValue
    table["text"] = writtenText?.stateValue
    table["marked"] = markedText?.stateValue
    if isStill { table["controls"] = .list(controls) }
    return .table(table)
  }

  private var isStill: Bool { !window.needsFrame && !window.isPointerPressed }

  private func takeCallbacks() -> [String] {
    let first = max(0, told - callbacks.forgotten)
    told = callbacks.forgotten + callbacks.entries.count
    return callbacks.entries.dropFirst(first).map(\.text)
  }

  /// The labels from the outermost labelled view down to the one with the keyboard, and the row.
  private var focusPath: String? {
    guard let focused = window.focus.firstResponder as? View else { return nil }
    var labels: [String] = []
    var view: View? = focused
    while let current = view {
      if let label = current.accessibilityLabel { labels.append(label) }
      view = current.superview
    }
    var path = labels.reversed().joined(separator: "/")
    if let table = focused as? TableView, let row = table.focusedRow { path += "/Row \(row + 1)" }
    return path.isEmpty ? String(describing: type(of: focused)) : path
  }

  private var visibleRows: [StateValue] {
    guard let table = root.menu?.menuTable, root.drawer.progress > 0 else { return [] }
    return table.visibleCells.sorted { $0.key < $1.key }.map { _, cell in
      .table([
        "title": .text(cell.title), "frame": cell.convert(cell.bounds, to: nil).stateValue,
      ])
    }
  }
}

extension Rect {
  var stateValue: StateValue { [minX, minY, width, height].stateValue }
}
