// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Languages

/// The keys, the wheel and the focus of a drawer.
final class DrawerKeyInput {
  private unowned let drawer: DrawerController
  /// Two notches are more than a finger scrolls accidentally.
  private var wheel = WheelTracker(threshold: 2)
  /// Remembers the first responder in the center while a side has the focus.
  private var focusMemory = FocusMemory()
  private var wasOpenedByKey = false
  private var cachedCommands:
    (sides: [DrawerSide], language: Localization, commands: [KeyCommand]) = ([], Localization(), [])

  init(of drawer: DrawerController) { self.drawer = drawer }

  /// F9 is for the first side, with Shift for the second, with Control for the third and the fourth.
  private static let shortcuts: [[KeyCommand.Shortcut]] = [
    [.init(.function(9)), .init(.character("m"), .control)],
    [.init(.function(9), .shift)],
    [.init(.function(9), .control)],
    [.init(.function(9), [.control, .shift])],
  ]

  /// The commands for the current sides, cached until the sides or the language change.
  var commands: [KeyCommand] {
    let sides = drawer.sides
    let language = drawer.traits.localization
    if cachedCommands.sides != sides || cachedCommands.language != language {
      cachedCommands = (sides, language, makeCommands(for: sides))
    }
    return cachedCommands.commands
  }

  private func makeCommands(for sides: [DrawerSide]) -> [KeyCommand] {
    guard let main = sides.first else { return [] }
    let localized = drawer.traits.localization
    return zip(sides, Self.shortcuts).map { side, shortcuts in
      let title =
        side == main ? localized("Show or hide the menu") : side.toggleTitle(in: localized)
      return command(title, "toggle-\(side.rawValue)", shortcuts) { drawer in
        drawer.transitionController.move(cause: .key) { $0.targetAfterToggling(side) }
        drawer.keyInput.wasOpenedByKey = drawer.transitionController.target.contains(side)
        return true
      }
    }
      + [
        command(localized("Go to the menu"), "focus", [.init(.function(10))]) { drawer in
          drawer.transitionController.move(cause: .key) { $0.targetAfterOpening(main) }
          return drawer.transitionController.target.contains(main)
            && drawer.keyInput.focus(main, ringVisible: true)
        },
        command(localized("Close the menu"), "close", [.init(.escape), .init(.back)]) { drawer in
          guard drawer.openSide != nil || drawer.phase == .dragging else { return false }
          drawer.transitionController.move(cause: .key) { $0.targetAfterClosing(nil) }
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

  /// Handles wheel events that no view below the pointer has scrolled by.
  func handleWheel(_ event: WheelEvent) -> Bool {
    guard drawer.phase == .idle, let window = drawer.viewIfLoaded?.window else { return false }
    // Shift makes a wheel scroll horizontally, as in a scroll view.
    let delta = event.scrollDelta
    let horizontally = abs(delta.x) > abs(delta.y)
    let notches = horizontally ? delta.x : delta.y
    guard notches != 0, let side = wheelSide(horizontally: horizontally, notches) else {
      return false
    }
    if wheel.add(notches, at: window.animations.now) {
      drawer.transitionController.move(cause: .gesture) { $0.targetAfterToggling(side) }
    }
    return true
  }

  /// The side that a wheel event opens or closes: scrolling to the left opens the left side, like a drag to the right.
  private func wheelSide(horizontally: Bool, _ notches: Double) -> DrawerSide? {
    let geometry = drawer.layout.geometry
    let closes = { (side: DrawerSide) in notches * geometry.direction(of: side) > 0 }
    if let open = drawer.openSide {
      let isMeant = open.isHorizontal == horizontally && closes(open)
      return isMeant && drawer[open].closes(by: .wheel) ? open : nil
    }
    // The wheel's own axis is for scrolling: only horizontal events open a side.
    guard horizontally else { return nil }
    return drawer.sides.first { side in
      side.isHorizontal && !drawer.isDocked(side) && !closes(side) && drawer[side].opens(by: .wheel)
    }
  }

  // MARK: Focus

  private var centerContainerView: View { drawer.layout.contentContainerView }

  func rememberFocus() { focusMemory.remember(centerContainerView, as: centerContainerView) }

  /// Performs a key's action that shows a center, and moves the focus into the center if it was in the bar above or in
  /// a docked side. If a side that is not docked closes, the center gets the focus at the end.
  func performMovingFocusToCenter(_ show: () -> Void) {
    let docked = drawer.sides.filter(drawer.isDocked).compactMap { drawer.slots[$0]?.containerView }
    let focused = centerContainerView.window?.focus.firstResponder as? View
    let isBeside = ([drawer.centerBar] + docked).contains { part in
      part.flatMap { focused?.isDescendant(of: $0) } ?? false
    }
    show()
    guard isBeside, let focus = centerContainerView.window?.focus, focus.firstResponder === focused
    else {
      return
    }
    if drawer.phase == .idle {
      focusMemory.restore(drawer.center.view, as: centerContainerView)
    } else {
      focus.focus(nil)
    }
  }

  /// Moves the focus into the open side, or else into the center, after a movement. A focus elsewhere stays.
  func focusSettledPart() {
    let drawer = drawer
    guard let window = drawer.viewIfLoaded?.window, drawer.phase == .idle else { return }
    let focused = window.focus.firstResponder as? View
    if let side = drawer.openSide {
      if focused == nil, !focus(side, ringVisible: wasOpenedByKey ? true : nil) {
        window.focus.focusNearest(to: centerContainerView)
      }
      wasOpenedByKey = false
      return
    }
    if let focused {
      let docked = drawer.slots.docked.intersection(drawer.transitionController.target).members
      let parts =
        [centerContainerView, drawer.centerBar] + docked.map { drawer.slots[$0]?.containerView }
      let isInPart = parts.contains { $0.map(focused.isDescendant(of:)) ?? false }
      guard !isInPart, focused.isDescendant(of: drawer.view) else { return }
    }
    if !focusMemory.restore(drawer.center.view, as: centerContainerView) { window.focus.focus(nil) }
  }

  private func focus(_ side: DrawerSide, ringVisible: Bool?) -> Bool {
    guard let host = drawer.slots[side]?.containerView else { return false }
    host.isHidden = false
    return host.window?.focus.focusFirst(in: host, ringVisible: ringVisible) ?? false
  }
}
