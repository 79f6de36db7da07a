// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension PageViewController {
  var pageCommands: [KeyCommand] {
    let isHorizontal = navigationOrientation == .horizontal
    let isMirrored = traits.layoutDirection == .rightToLeft
    let forward = isHorizontal ? (isMirrored ? Key.left : .right) : .down
    let back = isHorizontal ? (isMirrored ? Key.right : .left) : .up
    return [
      command("Next page", .init(forward), .init(.pageDown)) { $0.turn(.forward) },
      command("Previous page", .init(back), .init(.pageUp)) { $0.turn(.reverse) },
      command("First page", .init(.home)) { $0.goToEnd(.reverse) },
      command("Last page", .init(.end)) { $0.goToEnd(.forward) },
      command("Let go of the page", .init(.escape)) { $0.letGo() },
    ]
  }

  private func command(
    _ title: String, _ shortcuts: KeyCommand.Shortcut...,
    action: @escaping (PageViewController) -> Bool
  ) -> KeyCommand {
    KeyCommand(title, group: "Pages", shortcuts: shortcuts, repeats: true) { [weak self] in
      self.map(action) ?? false
    }
  }

  /// Only where the source says how many pages there are: otherwise there may be no end.
  private func goToEnd(_ direction: PageDirection) -> Bool {
    let count = indicator.numberOfPages
    guard count > 0 else { return false }
    let index = destinationIndex
    return go(direction == .forward ? count - 1 - index : index, direction)
  }

  /// Escape while a pointer holds the pages: they fall back.
  private func letGo() -> Bool {
    guard machine.state == .held else { return false }
    perform(machine.handle(.release(turns: false, animated: canAnimate)))
    return true
  }
}
