// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// The controller at the leading side; nil for none. Setting it calls `setController(_:for:)`.
  public var leading: ViewController? {
    get { slots[.leading]?.controller }
    set { setController(newValue, for: .leading) }
  }

  /// The controller at the trailing side; nil for none. Default nil. Setting it calls `setController(_:for:)`.
  public var trailing: ViewController? {
    get { slots[.trailing]?.controller }
    set { setController(newValue, for: .trailing) }
  }

  /// The controller at the top side; nil for none. Default nil. Setting it calls `setController(_:for:)`.
  public var top: ViewController? {
    get { slots[.top]?.controller }
    set { setController(newValue, for: .top) }
  }

  /// The controller at the bottom side; nil for none. Default nil. Setting it calls `setController(_:for:)`.
  public var bottom: ViewController? {
    get { slots[.bottom]?.controller }
    set { setController(newValue, for: .bottom) }
  }

  /// The sides that have a controller.
  public var sides: [DrawerSide] { slots.all.map(\.side) }

  /// The options of a side: its placement, its appearance and its gestures. A side without a controller has the default
  /// options, and setting them has no effect.
  public subscript(side: DrawerSide) -> DrawerSideOptions {
    get { slots[side]?.options ?? DrawerSideOptions(for: side) }
    set {
      guard let slot = slots[side], slot.options != newValue else { return }
      let old = slot.options
      slot.options = newValue
      slots.optionsDidChange(of: slot, from: old)
    }
  }

  /// Returns the visual state of a side; `PlainVisualState` for a side without a controller.
  public func visualState(of side: DrawerSide) -> any DrawerVisualState {
    slots[side]?.visualState ?? PlainVisualState()
  }

  /// Sets the visual state of a side. Default: `PlainVisualState`. Does nothing for a side without a controller.
  public func setVisualState(_ state: any DrawerVisualState, for side: DrawerSide) {
    slots[side]?.visualState = state
    positionsDidChange()
  }

  /// Sets the controller of a side, or removes the side if it is nil. An open side stays open: the old controller
  /// receives its disappearance callbacks, and the new one its appearance callbacks. A call from a callback of a change
  /// is performed after that change. Traps if the controller is the center or at another side.
  public func setController(_ controller: ViewController?, for side: DrawerSide) {
    transitionController.runner.performWhenIdle { $0.slots.setController(controller, for: side) }
  }

  /// Sets the length of a side in points, within the limits of its options; nil for the length of the options. Does
  /// nothing for a side without a controller. Traps if the length is negative.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { require(length >= 0, "A side cannot be \(length) points long") }
    _ = slots.setLength(length, of: slot, animated: animated)
  }

  /// Returns the length of a side at the current size of the drawer: the distance from closed to open, in points.
  public func length(of side: DrawerSide) -> Double { layout.geometry.length(of: side) }

  /// Returns whether a side is docked next to the center at the current size of the drawer.
  public func isDocked(_ side: DrawerSide) -> Bool { slots.docked.contains(side) }
}
