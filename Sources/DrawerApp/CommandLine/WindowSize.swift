// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// A window's size as the command line names it: `1000x700`, in points.
nonisolated struct WindowSize: Sendable, CustomStringConvertible {
  static let standard = WindowSize(size: Size(1000, 700))

  /// The menu of the default sample is docked beside its panes, and all of its rows show. A screen of 1366 × 768 has room
  /// for it.
  static let docked = WindowSize(size: Size(1180, 730))

  /// A window below this cannot show a drawer and its center.
  static let minimum = WindowSize(size: Size(480, 320))
  static let maximum = WindowSize(size: Size(8192, 8192))

  /// Beyond it neither X11 nor drivers hold a window's picture.
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
