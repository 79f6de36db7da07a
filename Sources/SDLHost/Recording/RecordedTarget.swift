// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
internal import Views

/// The target of a recorded pointer event, with which a replay finds the view at its current position.
package nonisolated struct RecordedTarget: Sendable, Equatable {
  /// The views with a role, a label or a tag, from the outermost inwards, each as `role label #tag`.
  package var path: [String]
  package var frame: Rect
}

extension RecordedTarget {
  /// Nil if neither the view nor any of its superviews has a name.
  init?(_ view: View) {
    var names: [String] = []
    var frame: Rect?
    var next: View? = view
    while let current = next {
      if let name = Self.name(of: current) {
        names.append(name)
        frame = frame ?? current.convert(current.bounds, to: nil)
      }
      next = current.superview
    }
    guard let frame else { return nil }
    self.init(path: names.reversed(), frame: frame)
  }

  private static func name(of view: View) -> String? {
    let role = view.accessibilityRole == .none ? nil : view.accessibilityRole.rawValue
    let parts = [role, view.accessibilityLabel, view.tag == 0 ? nil : "#\(view.tag)"]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The corresponding point in the view that has this path now, or else in the only view with the innermost name; nil
  /// if there is none.
  func location(of point: Point, in window: Window) -> Point? {
    let alike = window.shownViews { view in
      Self.name(of: view).map { $0 == path.last } ?? false
    }
    let equal = alike.filter { RecordedTarget($0)?.path == path }
    let found = equal.isEmpty ? alike : equal
    guard found.count == 1, let view = found.first, let shown = view.visibleRect() else {
      return nil
    }
    let now = view.convert(view.bounds, to: nil)
    func scaled(_ offset: Double, _ old: Double, _ new: Double) -> Double {
      old > 0 ? offset * new / old : new / 2
    }
    let currentPoint = Point(
      now.minX + scaled(point.x - frame.minX, frame.width, now.width),
      now.minY + scaled(point.y - frame.minY, frame.height, now.height))
    return shown.contains(currentPoint) ? currentPoint : shown.center
  }
}

/// Retargets recorded events at the views with the recorded names.
final class TargetResolver {
  private let window: Window
  private let report: (String) -> Void
  /// The recorded target of the next events.
  var recordedTarget: RecordedTarget?
  /// The offsets between the current and the recorded position of each pressed pointer.
  private var heldOffsets: [Int64: Point] = [:]
  /// The last report, since a moving pointer produces the same report many times.
  private var lastReport = ""

  /// - Parameter report: Called with a line for each view that has moved or is missing.
  init(in window: Window, report: @escaping (String) -> Void) {
    self.window = window
    self.report = report
  }

  func retargeted(_ event: InputEvent) -> InputEvent {
    var result = event
    switch event.kind {
    case .pointer(var pointer):
      if pointer.phase == .down || heldOffsets[pointer.identifier] == nil {
        let offset = offset(at: pointer.location)
        if pointer.phase == .down { heldOffsets[pointer.identifier] = offset }
        pointer.location = pointer.location + offset
      } else {
        pointer.location = pointer.location + (heldOffsets[pointer.identifier] ?? .zero)
        if pointer.phase != .moved { heldOffsets[pointer.identifier] = nil }
      }
      result.kind = .pointer(pointer)
    case .wheel(var wheel):
      wheel.location = wheel.location + offset(at: wheel.location)
      result.kind = .wheel(wheel)
    default: break
    }
    return result
  }

  private func offset(at point: Point) -> Point {
    guard let recordedTarget,
      window.deepestView(at: point).flatMap({ RecordedTarget($0) })?.path != recordedTarget.path
    else { return .zero }
    let name = recordedTarget.path.last ?? ""
    guard let location = recordedTarget.location(of: point, in: window) else {
      reportOnce("“\(name)” was not found, or found more than once")
      return .zero
    }
    reportOnce("“\(name)” has moved")
    return location - point
  }

  private func reportOnce(_ text: String) {
    if text != lastReport { report(text) }
    lastReport = text
  }
}
