// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

/// The keys and the wheel of a drawer, and which part of it has the keyboard.
final class DrawerKeys {
  private unowned let drawer: DrawerController
  /// Two notches are more than a finger slips by.
  private var wheel = WheelTracker(threshold: 2)
  /// Who had the keyboard in the center before a side took it.
  private var memory = FocusMemory()
  /// A key opened the drawer: the ring shows where the keyboard goes.
  private var isOpenedByKey = false
  private var made: (sides: [DrawerSide], language: Localization, commands: [KeyCommand]) =
    ([], Localization(), [])

  init(of drawer: DrawerController) { self.drawer = drawer }

  /// F9 is the first side, and the one across from it with Shift; the other two with Control.
  private static let shortcuts: [[KeyCommand.Shortcut]] = [
    [.init(.function(9)), .init(.character("m"), .control)],
    [.init(.function(9), .shift)],
    [.init(.function(9), .control)],
    [.init(.function(9), [.control, .shift])],
  ]

  /// The commands for the sides that there are, made anew when these are others.
  var commands: [KeyCommand] {
    let sides = drawer.sides
    let language = drawer.traits.localization
    if made.sides != sides || made.language != language {
      made = (sides, language, makeCommands(for: sides))
    }
    return made.commands
  }

  private func makeCommands(for sides: [DrawerSide]) -> [KeyCommand] {
    guard let main = sides.first else { return [] }
    let localized = drawer.traits.localization
    return zip(sides, Self.shortcuts).map { side, shortcuts in
      let title =
        side == main ? localized("Show or hide the menu") : side.toggleTitle(in: localized)
      return command(title, "toggle-\(side.rawValue)", shortcuts) { drawer in
        drawer.transitionController.move(because: .key) { $0.restToggling(side) }
        drawer.keys.isOpenedByKey = drawer.transitionController.rest.contains(side)
        return true
      }
    }
      + [
        command(localized("Go to the menu"), "focus", [.init(.function(10))]) { drawer in
          drawer.transitionController.move(because: .key) { $0.restOpening(main) }
          return drawer.transitionController.rest.contains(main)
            && drawer.keys.give(main, ringVisible: true)
        },
        command(localized("Close the menu"), "close", [.init(.escape), .init(.back)]) { drawer in
          guard drawer.openSide != nil || drawer.phase == .dragging else { return false }
          drawer.transitionController.move(because: .key) { $0.restClosing(nil) }
          return true
        },
      ]
  }

  private func command(
    _ title: String, _ name: String, _ shortcuts: [KeyCommand.Shortcut],
    _ action: @escaping (DrawerController) -> Bool
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "drawer.\(name)", group: drawer.traits.localization("Drawer"),
      shortcuts: shortcuts
    ) { [weak drawer] in
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
      drawer.transitionController.move(because: .gesture) { $0.restToggling(side) }
    }
    return true
  }

  /// Turning to what lies left shows the left side, as dragging to the right does.
  private func wheelSide(horizontally: Bool, _ notches: Double) -> DrawerSide? {
    let geometry = drawer.layout.geometry
    let closes = { (side: DrawerSide) in notches * geometry.direction(of: side) > 0 }
    if let open = drawer.openSide {
      let isMeant = open.isHorizontal == horizontally && closes(open)
      return isMeant && drawer[open].closes(by: .wheel) ? open : nil
    }
    // The wheel's own axis scrolls: only sideways turns open.
    guard horizontally else { return nil }
    return drawer.sides.first { side in
      side.isHorizontal && !drawer.isDocked(side) && !closes(side) && drawer[side].opens(by: .wheel)
    }
  }

  // MARK: Who has the keyboard

  private var centerHost: View { drawer.layout.contentHost }

  func rememberFocus() { memory.remember(centerHost, as: centerHost) }

  /// Gives the keyboard to the center that a key shows if it is in the bar above or in a docked side. A side that is not docked
  /// closes, and the center gets the keyboard then.
  ///
  /// - Parameter show: What the key does.
  func enterCenter(_ show: () -> Void) {
    let docked = drawer.sides.filter(drawer.isDocked).compactMap { drawer.slots[$0]?.host }
    let focused = centerHost.window?.focus.firstResponder as? View
    let isBeside = ([drawer.centerBar] + docked).contains { part in
      part.flatMap { focused?.isDescendant(of: $0) } ?? false
    }
    show()
    guard isBeside, let focus = centerHost.window?.focus, focus.firstResponder === focused else {
      return
    }
    if drawer.phase == .idle {
      memory.restore(drawer.center.view, as: centerHost)
    } else {
      // The drawer gives it to the center at the end.
      focus.focus(nil)
    }
  }

  /// Gives the keyboard to the part that the drawer came to rest on, unless it is somewhere else.
  func giveKeyboardToRestingPart() {
    let drawer = drawer
    guard let window = drawer.viewIfLoaded?.window, drawer.phase == .idle else { return }
    let focused = window.focus.firstResponder as? View
    if let side = drawer.openSide {
      if focused == nil, !give(side, ringVisible: isOpenedByKey ? true : nil) {
        window.focus.focusNearest(to: centerHost)
      }
      isOpenedByKey = false
      return
    }
    if let focused {
      let docked = drawer.slots.docked.intersection(drawer.transitionController.rest).members
      let parts = [centerHost, drawer.centerBar] + docked.map { drawer.slots[$0]?.host }
      let isInPart = parts.contains { $0.map(focused.isDescendant(of:)) ?? false }
      guard !isInPart, focused.isDescendant(of: drawer.view) else { return }
    }
    if !memory.restore(drawer.center.view, as: centerHost) { window.focus.focus(nil) }
  }

  /// Gives a side the keyboard.
  private func give(_ side: DrawerSide, ringVisible: Bool?) -> Bool {
    guard let host = drawer.slots[side]?.host else { return false }
    host.isHidden = false
    return host.window?.focus.focusFirst(in: host, ringVisible: ringVisible) ?? false
  }
}
