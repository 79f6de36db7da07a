// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct XSettingsTests {
  private enum Value {
    case integer(Int32)
    case string(String)
    case color
  }

  /// The property of XSETTINGS 0.5.
  private func bytes(
    _ settings: KeyValuePairs<String, Value>, isBigEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: UInt32, _ count: Int = 4) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var result: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(3)
    result += number(UInt32(settings.count))
    for (name, value) in settings {
      let kind: UInt8 =
        switch value {
        case .integer: 0
        case .string: 1
        case .color: 2
        }
      result += [kind, 0] + number(UInt32(name.utf8.count), 2) + padded(name) + number(3)
      switch value {
      case .integer(let value): result += number(UInt32(bitPattern: value))
      case .string(let text): result += number(UInt32(text.utf8.count)) + padded(text)
      case .color: result += Array(repeating: 9, count: 8)
      }
    }
    return result
  }

  private static let desktop: KeyValuePairs<String, Value> = [
    "Net/ThemeName": .string("Adwaita"), "Net/DoubleClickTime": .integer(650),
    "Some/Color": .color, "Net/DoubleClickDistance": .integer(8), "Xft/DPI": .integer(147_456),
    "Gtk/Empty": .string(""), "Gdk/WindowScalingFactor": .integer(2),
  ]

  @Test(arguments: [false, true])
  func `the XSETTINGS of an X11 desktop are read in both byte orders`(isBigEndian: Bool) throws {
    let settings = try #require(XSettings(bytes(Self.desktop, isBigEndian: isBigEndian)))

    #expect(settings.doubleClickTime == 0.65)
    #expect(settings.doubleClickDistance == 8)
    #expect(settings.dotsPerInch == 144)
    #expect(settings.windowScale == 2)
  }

  @Test(arguments: [false, true])
  func `a truncated XSETTINGS property is refused`(isBigEndian: Bool) {
    let whole = bytes(Self.desktop, isBigEndian: isBigEndian)
    for count in whole.indices { #expect(XSettings(Array(whole[..<count])) == nil, "\(count)") }
  }

  /// Each byte, changed in several ways, may make other settings or none.
  @Test(arguments: [false, true])
  func `an XSETTINGS property with a corrupted byte yields only settings in their valid ranges`(
    isBigEndian: Bool
  ) {
    let whole = bytes(Self.desktop, isBigEndian: isBigEndian)
    for index in whole.indices {
      for byte: UInt8 in [0, 1, 2, 3, 0x7F, 0x80, 0xFF] {
        var other = whole
        other[index] = byte
        guard let settings = XSettings(other) else { continue }
        #expect(settings.doubleClickTime.map { (0.05...5).contains($0) } ?? true)
        #expect(settings.dotsPerInch.map { (48...384).contains($0) } ?? true)
      }
    }
  }

  @Test(arguments: [Int32.min, -1, 0, 1_000_000, .max])
  func `XSETTINGS values outside their valid range are ignored`(value: Int32) throws {
    let settings = try #require(
      XSettings(
        bytes([
          "Net/DoubleClickTime": .integer(value),
          "Xft/DPI": .integer(value == 1_000_000 ? 1 : value),
          "Gdk/WindowScalingFactor": .integer(value),
          "Net/DoubleClickDistance": .integer(value == 0 ? -1 : value),
        ])))

    #expect(settings == XSettings())
  }

  @Test func `an XSETTINGS value of the wrong type is ignored`() throws {
    let settings = try #require(XSettings(bytes(["Net/DoubleClickTime": .string("650")])))

    #expect(settings == XSettings())
  }

  @Test func `an empty XSETTINGS property has no settings`() throws {
    #expect(XSettings(bytes([:])) == XSettings())
    #expect(XSettings([2] + bytes([:]).dropFirst()) == nil)
    #expect(XSettings([]) == nil)
  }

  @Test func `the double-click time in XSETTINGS takes precedence over the settings portal's`()
    throws
  {
    var preferences = DesktopPreferences()
    #expect(preferences.multiClick == .init())

    preferences.apply(.doubleClickTime(0.9))
    #expect(preferences.multiClick.interval == 0.9)
    preferences.apply(try #require(XSettings(bytes(Self.desktop))))
    preferences.apply(.doubleClickTime(0.3))
    #expect(preferences.multiClick == .init(interval: 0.65, distance: 8))
    preferences.apply(XSettings())
    #expect(preferences.multiClick == .init(interval: 0.3))
  }

  @Test(arguments: [
    (0, nil), (49, nil), (50, 0.05), (800, 0.8), (5000, 5), (5001, nil), (Int.min, nil),
  ])
  func `the settings portal's double-click time is used only in its valid range`(
    milliseconds: Int, seconds: Double?
  ) {
    #expect(
      SettingsPortal.Setting(key: "double-click", value: .int(milliseconds))
        == seconds.map { .doubleClickTime($0) })
    #expect(SettingsPortal.Setting(key: "double-click", value: .uint32(800)) == nil)
  }
}
