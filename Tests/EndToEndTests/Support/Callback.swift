// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A line of the callback log: "Red viewWillAppear", "Green willMove(toParent: Drawer)".
struct Callback: Equatable, CustomStringConvertible {
  let controller: String
  /// Without arguments.
  let name: String

  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    controller = words.first.map(String.init) ?? ""
    let call = words.count > 1 ? words[1] : ""
    name = String(call.prefix { $0 != "(" && $0 != " " })
  }

  var description: String { "\(controller) \(name)" }

  /// Whether the callback reports a change of parent or appearance, and not layout or loading.
  var isContainment: Bool {
    [
      "willMove", "didMove", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ].contains(name)
  }
}
