// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// The position of a window's frame and its states, for the next start. Window managers place frames; only X11 reports
/// the position.
package nonisolated struct WindowPlacement: Sendable, Hashable {
  /// The upper left corner of the frame that the window has without any state, in the desktop's units.
  var left: Int?
  var top: Int?

  /// The states of the window. Without states the window has its saved size and corner.
  var states: WindowStates = []

  var workArea: PixelRect?

  var extents: FrameExtents?

  package init() {}

  package var withoutStates: WindowPlacement {
    var result = self
    result.states = []
    return result
  }
}

nonisolated extension WindowPlacement: RestorableValue {
  /// The range of coordinates, which have 16 bits on an X server.
  private static let coordinateRange = -32768...32767

  package var stateValue: StateValue {
    var table: [String: StateValue] = ["states": states.stateValue]
    table["left"] = left?.stateValue
    table["top"] = top?.stateValue
    table["workArea"] = workArea.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].stateValue }
    table["frame"] = extents.map { [$0.left, $0.top, $0.right, $0.bottom].stateValue }
    return .dictionary(table)
  }

  /// Numbers outside of the range are ignored. Nil for a value of another type.
  package init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue else { return nil }
    func number(_ key: String) -> Int? {
      table[key].flatMap { Int(stateValue: $0) }.flatMap {
        Self.coordinateRange.contains($0) ? $0 : nil
      }
    }
    func numbers(_ key: String) -> [Int]? {
      guard let numbers = table[key].flatMap({ [Int](stateValue: $0) }), numbers.count == 4,
        numbers.allSatisfy(Self.coordinateRange.contains)
      else { return nil }
      return numbers
    }
    (left, top) = (number("left"), number("top"))
    states = table["states"].flatMap { WindowStates(stateValue: $0) } ?? []
    workArea = numbers("workArea").map {
      PixelRect(minX: $0[0], minY: $0[1], maxX: $0[2], maxY: $0[3])
    }
    extents = numbers("frame").flatMap {
      $0.min() ?? 0 < 0
        ? nil : FrameExtents(left: $0[0], top: $0[1], right: $0[2], bottom: $0[3])
    }
  }
}

/// The states in which the desktop determines a window's size.
nonisolated struct WindowStates: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let maximizedHorizontally = WindowStates(rawValue: 1 << 0)
  static let maximizedVertically = WindowStates(rawValue: 1 << 1)
  static let fullScreen = WindowStates(rawValue: 1 << 2)
  static let minimized = WindowStates(rawValue: 1 << 3)
  /// The window is as wide as a part of the screen, or touches its left or right edge. A program cannot request it.
  static let tiledHorizontally = WindowStates(rawValue: 1 << 4)
  static let tiledVertically = WindowStates(rawValue: 1 << 5)

  static let maximized: WindowStates = [.maximizedHorizontally, .maximizedVertically]

  /// The states that a program can request, with their names in state files.
  private static let names: [(name: String, state: WindowStates)] = [
    ("fullScreen", .fullScreen), ("maximizedHorizontally", .maximizedHorizontally),
    ("maximizedVertically", .maximizedVertically),
  ]

  static let restorable = names.reduce(into: WindowStates()) { $0.formUnion($1.state) }

  /// Whether no state determines the window's width.
  var hasNormalWidth: Bool {
    isDisjoint(with: [.maximizedHorizontally, .tiledHorizontally, .fullScreen, .minimized])
  }

  /// Whether no state determines the window's height.
  var hasNormalHeight: Bool {
    isDisjoint(with: [.maximizedVertically, .tiledVertically, .fullScreen, .minimized])
  }
}

nonisolated extension WindowStates: RestorableValue {
  var stateValue: StateValue {
    Self.names.filter { contains($0.state) }.map(\.name).stateValue
  }

  init?(stateValue: StateValue) {
    guard let names = [String](stateValue: stateValue) else { return nil }
    self = Self.names.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.state) }
  }
}
