// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// The controller of the drawer's leading side; nil if none. Setting it calls `setController(_:for:)`.
  public var leading: ViewController? {
    get { slots[.leading]?.controller }
    set { setController(newValue, for: .leading) }
  }

  /// The controller of the drawer's trailing side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var trailing: ViewController? {
    get { slots[.trailing]?.controller }
    set { setController(newValue, for: .trailing) }
  }

  /// The controller of the drawer's top side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var top: ViewController? {
    get { slots[.top]?.controller }
    set { setController(newValue, for: .top) }
  }

  /// The controller of the drawer's bottom side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var bottom: ViewController? {
    get { slots[.bottom]?.controller }
    set { setController(newValue, for: .bottom) }
  }

  /// The sides of the drawer that have a controller, the leading side first.
  public var sides: [DrawerSide] { slots.all.map(\.side) }

  /// The options of a drawer side: its placement, its appearance and its gestures. A side without a controller has the
  /// default options, and setting them has no effect.
  public subscript(side: DrawerSide) -> DrawerSideOptions {
    get { slots[side]?.options ?? DrawerSideOptions(for: side) }
    set {
      guard let slot = slots[side], slot.options != newValue else { return }
      let old = slot.options
      slot.options = newValue
      slots.optionsDidChange(of: slot, from: old)
    }
  }

  /// Returns the look of a drawer side while it opens and closes. Default: `PlainVisualState`, no effect.
  public func visualState(of side: DrawerSide) -> any DrawerVisualState {
    slots[side]?.visualState ?? PlainVisualState()
  }

  /// Sets the look of a drawer side while it opens and closes. Does nothing for a side without a controller.
  public func setVisualState(_ state: any DrawerVisualState, for side: DrawerSide) {
    slots[side]?.visualState = state
    positionsDidChange()
  }

  /// Sets the controller of a drawer side, or removes the side if `controller` is nil. An open side stays open: the old
  /// controller receives its disappearance callbacks, and the new one its appearance callbacks. A call from a callback
  /// of a transition is performed after that transition. Traps if the controller is the center or at another side.
  public func setController(_ controller: ViewController?, for side: DrawerSide) {
    transitionController.runner.performWhenIdle { $0.slots.setController(controller, for: side) }
  }

  /// Sets the width (or height) of a drawer side in points, within the limits in its options; nil restores the length
  /// in the options. Does nothing for a side without a controller. Traps if the length is negative.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { require(length >= 0, "A side cannot be \(length) points long") }
    _ = slots.setLength(length, of: slot, animated: animated)
  }

  /// Returns the current width of a leading or trailing drawer side, or height of a top or bottom side, in points.
  public func length(of side: DrawerSide) -> Double { layout.geometry.length(of: side) }

  /// Returns whether a drawer side is docked: the drawer is wide enough to place the side next to the center.
  public func isDocked(_ side: DrawerSide) -> Bool { slots.docked.contains(side) }
}
