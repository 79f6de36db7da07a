// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The settings of an X11 desktop from its property (XSETTINGS 0.5, freedesktop.org), without invalid values.
nonisolated struct XSettings: Equatable {
  /// The double-click interval, in seconds.
  private(set) var doubleClickTime: Double?
  /// The double-click distance, in points.
  private(set) var doubleClickDistance: Double?
  private(set) var dotsPerInch: Double?
  /// The factor by which the desktop scales windows.
  private(set) var windowScale: Double?

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var offset: Int

    mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, bytes.count - offset >= count else { return nil }
      defer { offset += count }
      return bytes[offset..<offset + count]
    }

    mutating func readNumber(_ count: Int) -> UInt32? {
      guard let part = read(count) else { return nil }
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a string and its padding to a multiple of four bytes.
    mutating func readText(_ count: Int) -> ArraySlice<UInt8>? {
      guard let text = read(count), read((4 - count % 4) % 4) != nil else { return nil }
      return text
    }
  }

  init() {}

  /// - Parameter bytes: The complete property. Nil if it is malformed.
  init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    // The byte order, three unused bytes, and the serial number.
    var reader = Reader(bytes: bytes, isBigEndian: order == 1, offset: 8)
    guard let count = reader.readNumber(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.readNumber(1), reader.read(1) != nil,
        let length = reader.readNumber(2),
        let name = reader.readText(Int(length)), reader.read(4) != nil
      else { return nil }
      switch kind {
      // An integer.
      case 0:
        guard let value = reader.readNumber(4) else { return nil }
        apply(String(decoding: name, as: UTF8.self), Int(Int32(bitPattern: value)))
      // A string.
      case 1:
        guard let length = reader.readNumber(4), reader.readText(Int(length)) != nil else {
          return nil
        }
      // A color.
      case 2: guard reader.read(8) != nil else { return nil }
      default: return nil
      }
    }
  }

  private mutating func apply(_ name: String, _ value: Int) {
    switch name {
    case "Net/DoubleClickTime": doubleClickTime = MultiClick.interval(milliseconds: value)
    case "Net/DoubleClickDistance": doubleClickDistance = MultiClick.distance(value)
    case "Xft/DPI": dotsPerInch = DesktopScale.sensible(dotsPerInch: Double(value) / 1024)
    case "Gdk/WindowScalingFactor": windowScale = DesktopScale.sensible(Double(value))
    default: break
    }
  }
}

/// The relation of pixels, window units and points. SDL measures a window and the pointer in units: on X11 a unit is a
/// pixel; on Wayland the compositor scales units.
nonisolated struct DesktopScale: Equatable {
  /// The scale that views use.
  var pixelsPerPoint: Double

  /// The compositor's scale on Wayland; 1 on X11.
  var pixelsPerUnit: Double

  var unitsPerPoint: Double { pixelsPerPoint / pixelsPerUnit }

  /// The dots per inch that correspond to a scale of 1 on every desktop.
  private static let standardDotsPerInch = 96.0

  /// The scale of an X11 desktop: `Xft/DPI` of XSETTINGS, then `Xft.dpi` of the resource database, then `GDK_SCALE`,
  /// then `Gdk/WindowScalingFactor` of XSETTINGS, then 1. The DPI values include the scaling factor.
  static func x11DesktopScale(
    _ settings: XSettings = XSettings(), xftDotsPerInch: String?, gdkScale: String?
  ) -> Double {
    let dots =
      settings.dotsPerInch
      ?? xftDotsPerInch.flatMap { Double($0) }.flatMap { sensible(dotsPerInch: $0) }
    if let dots { return dots / standardDotsPerInch }
    return gdkScale.flatMap { Double($0) }.flatMap { sensible($0) } ?? settings.windowScale ?? 1
  }

  /// The dots per inch; nil if the resulting scale is outside the range.
  static func sensible(dotsPerInch dots: Double) -> Double? {
    sensible(dots / standardDotsPerInch) == nil ? nil : dots
  }

  /// The scale; nil if it is outside the range, which is an error in the desktop's settings.
  static func sensible(_ scale: Double) -> Double? {
    HostError.scaleRange.contains(scale) ? scale : nil
  }
}
