// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// A window size as on the command line: `1000x700`, in points.
nonisolated struct WindowSize: Sendable, CustomStringConvertible {
  static let standard = WindowSize(size: Size(1000, 700))

  /// The default sample's menu is docked, and all its rows are visible. It fits on a screen of 1366 × 768.
  static let docked = WindowSize(size: Size(1180, 730))

  /// The minimum size for a drawer and its center.
  static let minimum = WindowSize(size: Size(480, 320))
  static let maximum = WindowSize(size: Size(8192, 8192))

  /// The maximum width or height in pixels; X11 and drivers support no larger images.
  static let maximumPixels = 16384.0

  let size: Size

  init(size: Size) {
    self.size = size
  }

  init(parsing text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      throw ValidationError("Give width and height, such as 1000x700.")
    }
    self.init(size: Size(Double(width), Double(height)))
  }

  var isInRange: Bool {
    (Self.minimum.size.width...Self.maximum.size.width).contains(size.width)
      && (Self.minimum.size.height...Self.maximum.size.height).contains(size.height)
  }

  var description: String { "\(Int(size.width))x\(Int(size.height))" }
}
