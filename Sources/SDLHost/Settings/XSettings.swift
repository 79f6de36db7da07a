// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// What an X11 desktop wants of all programs, as its property says it (XSETTINGS 0.5 of freedesktop.org). A value that makes
/// no sense is left out.
nonisolated struct XSettings: Equatable {
  /// Seconds.
  private(set) var doubleClickTime: Double?
  /// Points.
  private(set) var doubleClickDistance: Double?
  private(set) var dotsPerInch: Double?
  /// How many pixels the desktop makes of one.
  private(set) var windowScale: Double?

  /// Of an integer, a text and a color.
  private enum Kind: UInt8 {
    case integer
    case string
    case color
  }

  /// Reads the property from its beginning.
  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var place: Int

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, bytes.count - place >= count else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }

    mutating func number(_ count: Int) -> UInt32? {
      guard let part = take(count) else { return nil }
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A text and what fills it up to four bytes.
    mutating func text(_ count: Int) -> ArraySlice<UInt8>? {
      guard let text = take(count), take((4 - count % 4) % 4) != nil else { return nil }
      return text
    }
  }

  /// Of a desktop that says nothing.
  init() {}

  /// - Parameter bytes: The whole property; nil if they are something else.
  init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    // The order of bytes, three that say nothing, and the number of changes.
    var reader = Reader(bytes: bytes, isBigEndian: order == 1, place: 8)
    guard let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.number(1).flatMap({ Kind(rawValue: UInt8($0)) }),
        reader.take(1) != nil, let length = reader.number(2),
        let name = reader.text(Int(length)), reader.take(4) != nil
      else { return nil }
      switch kind {
      case .integer:
        guard let value = reader.number(4) else { return nil }
        take(String(decoding: name, as: UTF8.self), Int(Int32(bitPattern: value)))
      case .string:
        guard let length = reader.number(4), reader.text(Int(length)) != nil else { return nil }
      case .color:
        guard reader.take(8) != nil else { return nil }
      }
    }
  }

  private mutating func take(_ name: String, _ value: Int) {
    switch name {
    case "Net/DoubleClickTime": doubleClickTime = MultiClick.interval(milliseconds: value)
    case "Net/DoubleClickDistance": doubleClickDistance = MultiClick.distance(value)
    case "Xft/DPI": dotsPerInch = DesktopScale.sensible(dotsPerInch: Double(value) / 1024)
    case "Gdk/WindowScalingFactor": windowScale = DesktopScale.sensible(Double(value))
    default: break
    }
  }
}
