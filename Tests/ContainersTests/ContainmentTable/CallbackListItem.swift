// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An item of a list of callbacks in a page: a title, the callbacks, and a remark.
struct CallbackListItem {
  let title: String
  let callbacks: [String]
  var remark = ""

  /// The maximum number of columns of a line.
  private static let maximumWidth = 120

  /// The item's lines. A callback is never divided between two lines.
  var lines: [String] {
    let calls = callbacks.isEmpty ? ["none"] : callbacks.map { "`\($0)`" }
    let words =
      "\(title):".split(separator: " ").map(String.init)
      + calls.enumerated().map { $0.offset + 1 < calls.count ? "\($0.element)," : "\($0.element)." }
      + remark.split(separator: " ").map(String.init)
    var lines = ["-"]
    for word in words {
      if lines[lines.count - 1].count + 1 + word.count > Self.maximumWidth { lines.append(" ") }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}
