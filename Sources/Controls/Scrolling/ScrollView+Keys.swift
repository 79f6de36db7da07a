// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension ScrollView {
  /// The axis that pages and the ends are about: down, where there is something.
  private var mainAxis: ScrollAxis {
    !vertical.isScrollable && horizontal.isScrollable ? horizontal : vertical
  }

  var scrollCommands: [KeyCommand] {
    let localized = traits.localization
    let step = Self.wheelStep
    let main = mainAxis
    // Onward is to the left where the interface runs that way.
    let onward = main.start > main.end ? -1.0 : 1.0
    var commands: [KeyCommand] = []
    if main === vertical {
      commands += [
        command(localized("Scroll up"), "up", .init(.up), along: main) { $0.step(by: -step) },
        command(localized("Scroll down"), "down", .init(.down), along: main) { $0.step(by: step) },
      ]
    }
    if horizontal.isScrollable {
      commands += [
        command(localized("Scroll left"), "left", .init(.left), along: horizontal) {
          $0.step(by: -step)
        },
        command(localized("Scroll right"), "right", .init(.right), along: horizontal) {
          $0.step(by: step)
        },
      ]
    }
    return commands + [
      command(
        localized("Scroll a page up"), "page-up", .init(.pageUp), .init(.space, .shift), along: main
      ) {
        $0.step(by: -$0.page * onward)
      },
      command(
        localized("Scroll a page down"), "page-down", .init(.pageDown), .init(.space), along: main
      ) {
        $0.step(by: $0.page * onward)
      },
      command(localized("Scroll to the top"), "top", .init(.home), along: main) {
        $0.scrollToStart()
      },
      command(localized("Scroll to the end"), "end", .init(.end), along: main) {
        $0.scrollToEnd($0.end)
      },
    ]
  }

  private func command(
    _ title: String, _ name: String, _ shortcuts: KeyCommand.Shortcut..., along axis: ScrollAxis,
    scroll: @escaping (ScrollAxis) -> Void
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "scroll.\(name)", group: traits.localization("Scrolling"),
      shortcuts: shortcuts, repeats: true
    ) { [weak axis] in
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
