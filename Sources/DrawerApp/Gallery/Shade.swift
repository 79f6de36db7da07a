// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A color with a name.
nonisolated struct Shade: Sendable, Hashable {
  let name: String
  let color: Color

  /// As style sheets write it: `#1D4ED8`.
  var code: String {
    let digits = [color.red, color.green, color.blue].map { channel in
      let text = String(channel, radix: 16, uppercase: true)
      return channel < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Black or white, whichever is easier to read on it.
  var textColor: Color {
    let light =
      0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
    return light > 140 ? .black : .white
  }
}
