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

  /// The controller at the upper side; nil for none. Default nil. Setting it calls `setController(_:for:)`.
  public var top: ViewController? {
    get { slots[.top]?.controller }
    set { setController(newValue, for: .top) }
  }

  /// The controller at the lower side; nil for none. Default nil. Setting it calls `setController(_:for:)`.
  public var bottom: ViewController? {
    get { slots[.bottom]?.controller }
    set { setController(newValue, for: .bottom) }
  }

  /// The sides that have a controller.
  public var sides: [DrawerSide] { slots.all.map(\.side) }

  /// How a side lies, looks and is moved. A side without a controller has the default options, and
  /// forgets what is set.
  public subscript(side: DrawerSide) -> DrawerSideOptions {
    get { slots[side]?.options ?? DrawerSideOptions(for: side) }
    set {
      guard let slot = slots[side], slot.options != newValue else { return }
      let old = slot.options
      slot.options = newValue
      slots.optionsChanged(of: slot, from: old)
    }
  }

  /// How a side comes and goes besides moving. `PlainVisualState` for a side without a controller.
  public func visualState(of side: DrawerSide) -> any DrawerVisualState {
    slots[side]?.visualState ?? PlainVisualState()
  }

  /// How a side comes and goes besides moving. Default: `PlainVisualState`.
  public func setVisualState(_ state: any DrawerVisualState, for side: DrawerSide) {
    slots[side]?.visualState = state
    positionsChanged()
  }

  /// Gives a side another controller, or removes the side for nil. An open side stays open with another
  /// controller; the old one gets its disappearance callbacks and the new one its appearance callbacks. A
  /// call from a callback of a change is carried out after that change. A controller that is the center or at
  /// another side already stops the program.
  public func setController(_ controller: ViewController?, for side: DrawerSide) {
    transitionController.motor.whenFree { $0.slots.put(controller, at: side) }
  }

  /// Gives a side a length of its own, in points, at least 0, within what its options allow; nil: what the
  /// options say. A negative length stops the program; a side that is not there gets none.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { require(length >= 0, "A side cannot be \(length) points long") }
    _ = slots.setLength(length, of: slot, animated: animated)
  }

  /// Points of a side from closed to open, at the present size.
  public func length(of side: DrawerSide) -> Double { layout.geometry.length(of: side) }

  /// Whether a side lies beside the center at the present size.
  public func isDocked(_ side: DrawerSide) -> Bool { slots.docked.contains(side) }
}
