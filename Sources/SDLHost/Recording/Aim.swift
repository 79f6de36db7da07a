// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
internal import Views

/// What lay under the pointer: so that what was pressed can be found again where it lies now.
package nonisolated struct Aim: Sendable, Equatable {
  /// The views that have a role, a label or a tag, from the outermost inwards, each as `role label #tag`.
  package var path: [String]
  /// Where the innermost one lay in the window, in points.
  package var frame: Rect
}

extension Aim {
  /// Nil where neither the view nor one around it has a name.
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

  /// The same place in what goes by that path now, else in the only one whose innermost name is the same; nil where there is
  /// none, or several.
  func place(of point: Point, in window: Window) -> Point? {
    let alike = window.shownViews { view in
      Self.name(of: view).map { $0 == path.last } ?? false
    }
    let equal = alike.filter { Aim($0)?.path == path }
    let found = equal.isEmpty ? alike : equal
    guard found.count == 1, let view = found.first, let shown = view.shownRect() else { return nil }
    let now = view.convert(view.bounds, to: nil)
    func scaled(_ offset: Double, _ old: Double, _ new: Double) -> Double {
      old > 0 ? offset * new / old : new / 2
    }
    let place = Point(
      now.minX + scaled(point.x - frame.minX, frame.width, now.width),
      now.minY + scaled(point.y - frame.minY, frame.height, now.height))
    return shown.contains(place) ? place : shown.center
  }
}

/// Aims what was recorded at what goes by the same names.
final class Aiming {
  private let window: Window
  private let report: (String) -> Void
  /// What lay under the pointer, as recorded.
  private var recorded: Aim?
  /// How far what is held is from where it was.
  private var held: [Int64: Point] = [:]
  /// What has been said already: a pointer that moves says the same many times.
  private var last = ""

  /// - Parameter report: Gets a line for each view that lies elsewhere, or is not there any more.
  init(in window: Window, report: @escaping (String) -> Void) {
    self.window = window
    self.report = report
  }

  /// - Parameter aim: The view under the pointer when the next events were recorded.
  func expect(_ aim: Aim?) { recorded = aim }

  func aimed(_ event: InputEvent) -> InputEvent {
    var result = event
    switch event.kind {
    case .pointer(var pointer):
      if pointer.phase == .down || held[pointer.identifier] == nil {
        let offset = offset(at: pointer.location)
        if pointer.phase == .down { held[pointer.identifier] = offset }
        pointer.location = pointer.location + offset
      } else {
        pointer.location = pointer.location + (held[pointer.identifier] ?? .zero)
        if pointer.phase != .moved { held[pointer.identifier] = nil }
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
    guard let recorded, window.deepestView(at: point).flatMap({ Aim($0) })?.path != recorded.path
    else { return .zero }
    let name = recorded.path.last ?? ""
    guard let place = recorded.place(of: point, in: window) else {
      tell("there is no “\(name)” any more, or several")
      return .zero
    }
    tell("“\(name)” lies elsewhere")
    return place - point
  }

  private func tell(_ text: String) {
    if text != last { report(text) }
    last = text
  }
}
