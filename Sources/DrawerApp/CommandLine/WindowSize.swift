// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// A window's size as the command line names it: `1000x700`, in points.
nonisolated struct WindowSize: ExpressibleByArgument, Sendable {
  static let standard = WindowSize(size: Size(1000, 700))

  /// Points; a window below this cannot show a drawer and its center.
  static let minimum = Size(480, 320)
  /// Points; beyond it a window's picture no longer fits in what X11 addresses.
  static let maximum = Size(8192, 8192)

  let size: Size

  init(size: Size) {
    self.size = size
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      return nil
    }
    let size = Size(Double(width), Double(height))
    guard
      (Self.minimum.width...Self.maximum.width).contains(size.width),
      (Self.minimum.height...Self.maximum.height).contains(size.height)
    else { return nil }
    self.init(size: size)
  }

  var defaultValueDescription: String { "\(Int(size.width))x\(Int(size.height))" }
}
