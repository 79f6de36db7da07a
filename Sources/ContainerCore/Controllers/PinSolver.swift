// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Turns pins into a frame, axis by axis.
nonisolated struct PinSolver: Sendable, Equatable {
  /// The pins of one axis. At most two of start, end, middle and length are said.
  private struct Axis: Sendable, Equatable {
    var start: Pin?
    var end: Pin?
    var middle: Pin?
    var length: Pin?
    var minimum: Pin?
    var maximum: Pin?

    private var equalities: [Pin] { [start, end, middle, length].compactMap { $0 } }

    mutating func add(_ pin: Pin, _ slot: WritableKeyPath<Axis, Pin?>) throws(PinConflict) {
      if let present = self[keyPath: slot] {
        if present != pin { throw PinConflict(first: present, second: pin) }
        return
      }
      let isEquality = pin.relation == .equal
      // Two say everything; a third repeats or contradicts.
      if isEquality, equalities.count == 2 { throw PinConflict(first: equalities[1], second: pin) }
      self[keyPath: slot] = pin
      if let minimum, let maximum, minimum.constant > maximum.constant {
        throw PinConflict(first: minimum, second: maximum)
      }
    }

    func solve(room: Double, present: (start: Double, length: Double)) -> (Double, Double) {
      func inset(_ pin: Pin?) -> Double? { pin?.constant }
      var wanted = length.map { $0.constant + $0.fraction * room } ?? present.length
      if let start = inset(start), let end = inset(end) { wanted = room - start - end }
      if let start = inset(start), let middle = inset(middle) {
        wanted = 2 * (room / 2 + middle - start)
      }
      if let end = inset(end), let middle = inset(middle) {
        wanted = 2 * (room / 2 - end - middle)
      }
      if let maximum { wanted = min(wanted, maximum.constant) }
      if let minimum { wanted = max(wanted, minimum.constant) }
      let size = max(0, wanted)
      if let middle = inset(middle) { return (room / 2 + middle - size / 2, size) }
      if let start = inset(start) { return (start, size) }
      if let end = inset(end) { return (room - end - size, size) }
      return (present.start, size)
    }
  }

  private var horizontal = Axis()
  private var vertical = Axis()

  init(_ pins: [Pin]) throws(PinConflict) {
    for pin in pins {
      switch (pin.anchor, pin.relation) {
      case (.leading, _): try horizontal.add(pin, \.start)
      case (.trailing, _): try horizontal.add(pin, \.end)
      case (.centerX, _): try horizontal.add(pin, \.middle)
      case (.width, .equal): try horizontal.add(pin, \.length)
      case (.width, .atLeast): try horizontal.add(pin, \.minimum)
      case (.width, .atMost): try horizontal.add(pin, \.maximum)
      case (.top, _): try vertical.add(pin, \.start)
      case (.bottom, _): try vertical.add(pin, \.end)
      case (.centerY, _): try vertical.add(pin, \.middle)
      case (.height, .equal): try vertical.add(pin, \.length)
      case (.height, .atLeast): try vertical.add(pin, \.minimum)
      case (.height, .atMost): try vertical.add(pin, \.maximum)
      }
    }
  }

  /// - Parameters:
  ///   - size: of the superview, in points.
  ///   - present: the frame so far; what no pin speaks of stays.
  func frame(in size: Size, present: Rect, mirrored: Bool) -> Rect {
    let start = mirrored ? size.width - present.maxX : present.minX
    let (x, width) = horizontal.solve(room: size.width, present: (start, present.width))
    let (y, height) = vertical.solve(room: size.height, present: (present.minY, present.height))
    return Rect(mirrored ? size.width - x - width : x, y, width, height)
  }
}
