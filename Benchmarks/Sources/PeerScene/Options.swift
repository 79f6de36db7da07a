// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The flags that the protocol has.
struct Options {
  /// Counted pairs of opening and closing; 0 for one frame, nil to stay open.
  private(set) var cycles: Int?

  private(set) var isUncapped = false

  /// Where to put a plot of the frame intervals; an addition of this program's.
  private(set) var plot: String?

  init(arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--cycles": cycles = rest.next().flatMap { Int($0) }
      case "--uncapped": isUncapped = true
      case "--plot": plot = rest.next()
      default: cycles = nil
      }
    }
  }
}
