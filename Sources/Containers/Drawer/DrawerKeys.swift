// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The keys and the wheel of a drawer.
final class DrawerKeys {
  private unowned let drawer: DrawerController
  /// Two notches are more than a finger slips by.
  private var wheel = WheelTracker(threshold: 2)

  init(of drawer: DrawerController) {
    self.drawer = drawer
  }

  /// F9 is the first side, and the one across from it with Shift; the other two with Control.
  private static let shortcuts: [[KeyCommand.Shortcut]] = [
    [.init(.function(9)), .init(.character("m"), .control)],
    [.init(.function(9), .shift)],
    [.init(.function(9), .control)],
    [.init(.function(9), [.control, .shift])],
  ]

  var commands: [KeyCommand] {
    let sides = drawer.sides
    var commands = zip(sides, Self.shortcuts).map { side, shortcuts in
      command(
        side == sides.first
          ? "Show or hide the menu" : "Show or hide the \(side.rawValue) side", shortcuts
      ) { drawer in
        drawer.mover.move(because: .key) { $0.restToggling(side) }
        drawer.focus.isOpenedByKey = drawer.mover.rest.contains(side)
        return true
      }
    }
    guard let main = sides.first else { return commands }
    commands.append(
      command("Go to the menu", [.init(.function(10))]) { drawer in
        drawer.mover.move(because: .key) { $0.restOpening(main) }
        return drawer.mover.rest.contains(main) && drawer.focus.give(to: main, ringVisible: true)
      })
    commands.append(
      command("Close the menu", [.init(.escape), .init(.back)]) { drawer in
        guard drawer.openSide != nil || drawer.phase == .dragging else { return false }
        drawer.mover.move(because: .key) { $0.restClosing(nil) }
        return true
      })
    return commands
  }

  private func command(
    _ title: String, _ shortcuts: [KeyCommand.Shortcut],
    _ action: @escaping (DrawerController) -> Bool
  ) -> KeyCommand {
    KeyCommand(title, group: "Drawer", shortcuts: shortcuts) { [weak drawer] in
      drawer.map(action) ?? false
    }
  }

  // MARK: Wheel

  /// Comes here only from what lies below the pointer and does not scroll along that axis.
  func turnedWheel(_ event: WheelEvent) -> Bool {
    guard drawer.phase == .idle, let window = drawer.viewIfLoaded?.window else { return false }
    // Shift turns a wheel sideways, as over what scrolls.
    let delta = event.scrollDelta
    let horizontally = abs(delta.x) > abs(delta.y)
    let notches = horizontally ? delta.x : delta.y
    guard notches != 0, let side = wheelSide(horizontally: horizontally, notches) else {
      return false
    }
    if wheel.add(notches, at: window.animations.now) {
      drawer.mover.move(because: .gesture) { $0.restToggling(side) }
    }
    return true
  }

  /// Turning to what lies left shows the left side, as dragging to the right does.
  private func wheelSide(horizontally: Bool, _ notches: Double) -> DrawerSide? {
    let geometry = drawer.layout.geometry
    let closes = { (side: DrawerSide) in notches * geometry.direction(of: side) > 0 }
    if let open = drawer.openSide {
      let options = drawer[open]
      return open.isHorizontal == horizontally && closes(open)
        && options.closeGestures.contains(.wheel) && options.lock != .lockedOpen ? open : nil
    }
    // The wheel's own axis scrolls: only sideways turns open.
    guard horizontally else { return nil }
    return drawer.sides.first { side in
      side.isHorizontal && !drawer.isDocked(side) && !closes(side)
        && drawer[side].openGestures.contains(.wheel) && drawer[side].lock != .lockedClosed
    }
  }
}
