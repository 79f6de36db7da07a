// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension ScrollView {
  /// The axis that pages and the ends are about: down, where there is something.
  private var mainAxis: ScrollAxis {
    !vertical.isScrollable && horizontal.isScrollable ? horizontal : vertical
  }

  var scrollCommands: [KeyCommand] {
    let step = Self.wheelStep
    let main = mainAxis
    // Onward is to the left where the interface runs that way.
    let onward = main.start > main.end ? -1.0 : 1.0
    var commands: [KeyCommand] = []
    if main === vertical {
      commands += [
        command("Scroll up", .init(.up), along: main) { $0.step(by: -step) },
        command("Scroll down", .init(.down), along: main) { $0.step(by: step) },
      ]
    }
    if horizontal.isScrollable {
      commands += [
        command("Scroll left", .init(.left), along: horizontal) { $0.step(by: -step) },
        command("Scroll right", .init(.right), along: horizontal) { $0.step(by: step) },
      ]
    }
    return commands + [
      command("Scroll a page up", .init(.pageUp), .init(.space, .shift), along: main) {
        $0.step(by: -$0.page * onward)
      },
      command("Scroll a page down", .init(.pageDown), .init(.space), along: main) {
        $0.step(by: $0.page * onward)
      },
      command("Scroll to the top", .init(.home), along: main) { $0.scrollToStart() },
      command("Scroll to the end", .init(.end), along: main) { $0.scrollToEnd($0.end) },
    ]
  }

  private func command(
    _ title: String, _ shortcuts: KeyCommand.Shortcut..., along axis: ScrollAxis,
    scroll: @escaping (ScrollAxis) -> Void
  ) -> KeyCommand {
    KeyCommand(title, group: "Scrolling", shortcuts: shortcuts, repeats: true) { [weak axis] in
      guard let axis else { return false }
      scroll(axis)
      return true
    }
  }
}

extension ScrollAxis {
  /// A header above the content shows whole again too.
  fileprivate func scrollToStart() {
    scrollToEnd(start == minimumOffset ? -.infinity : start)
  }

  fileprivate func scrollToEnd(_ offset: Double) {
    stopMotion()
    scrollByHand(to: offset)
  }
}
