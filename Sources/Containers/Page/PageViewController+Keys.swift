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
      command("First page", .init(.home)) { $0.dots.goToEnd(.reverse) },
      command("Last page", .init(.end)) { $0.dots.goToEnd(.forward) },
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

  /// Escape while a pointer holds the pages: they fall back.
  private func letGo() -> Bool {
    guard turner.machine.state == .held else { return false }
    turner.release(turns: false)
    return true
  }
}
