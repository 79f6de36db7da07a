// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The command-line flags of the benchmark protocol.
struct Options {
  /// The number of counted cycles, each with an opening and a closing; 0 for one frame, nil to keep running.
  private(set) var cycles: Int?

  private(set) var isUncapped = false

  /// The path of a plot of the frame intervals. Only this program has the flag.
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
