// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// What the drawer is doing: idle, dragged by a pointer, moving its sides, or replacing its center.
  public var phase: DrawerPhase { transitionController.machine.phase }

  /// The drawer side that is open or opening, and not docked; nil if there is none.
  public var openSide: DrawerSide? { transitionController.target.subtracting(slots.docked).first }

  /// Whether a drawer side that is not docked is open or opening. False during a drag, until the side is released.
  public var isOpen: Bool { openSide != nil && phase != .dragging }

  /// Returns a drawer side's progress: 0 closed, 1 open, more while the user pulls the side farther. The progress also
  /// places the center: while an old center slides off, it continues to 2, where the center is outside the drawer.
  public func progress(of side: DrawerSide) -> Double { transitionController.positions[side] }

  /// The progress of the drawer side that is moving or that moved last, as returned by `progress(of:)`.
  public var progress: Double { progress(of: transitionController.machine.activeSide) }

  /// Opens a drawer side. If it is not docked, another open side that is not docked closes at the same time.
  ///
  /// - Parameters:
  ///   - side: The side to open. Default: the first side that has a controller.
  ///   - completion: Called exactly once: with true when the side is open, with false if it cannot open, or if another
  ///     call or a pointer has interrupted it.
  public func open(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(side, animated, completion) { $0.targetAfterOpening($1) }
  }

  /// Closes a drawer side. Default: the open side that is not docked.
  public func close(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(cause: .programmatic, animated: animated, completion: completion) {
      $0.targetAfterClosing(side)
    }
  }

  /// Opens a closed or closing drawer side, and closes an open or opening one. Default side: the first of `sides`.
  public func toggle(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(side, animated, completion) { $0.targetAfterToggling($1) }
  }

  /// Closes the open side, as a tap on the center does. Returns whether it closes.
  func handleScrimPress() -> Bool {
    guard let side = openSide, self[side].closes(by: .tapCenter),
      self[side].centerInteraction != .full
    else { return false }
    transitionController.move(cause: .gesture) { $0.targetAfterClosing(nil) }
    return true
  }

  private func move(
    _ side: DrawerSide?, _ animated: Bool, _ completion: ((Bool) -> Void)?,
    to rest: @escaping (DrawerTransitionController, DrawerSide) -> DrawerSides
  ) {
    guard let side = side ?? sides.first, slots[side] != nil else {
      completion?(false)
      return
    }
    transitionController.move(cause: .programmatic, animated: animated, completion: completion) {
      rest($0, side)
    }
  }

  /// Shows 40 points of a closed drawer side for 0.8 seconds, as a hint that the side exists, as in MMDrawerController.
  /// Does nothing while the drawer moves, if the side is open, or with reduced motion. Default side: the first of
  /// `sides`.
  public func bouncePreview(
    _ side: DrawerSide? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let side = side ?? sides.first, slots[side] != nil, canAnimateTransitions,
      phase == .idle, !transitionController.target.contains(side)
    else {
      completion?(false)
      return
    }
    transitionController.runner.send(.preview(side), completion: completion)
  }

  /// Replaces the drawer's center. If `newCenter` is the center already, only the open side closes.
  ///
  /// If an old center is still sliding off, `newCenter` slides in instead of the center that was set before. The drawer
  /// does not retain the old center: keep a reference to show it again. Traps if the controller is a side's.
  ///
  /// - Parameters:
  ///   - style: The animation of the replacement. Default `automatic`: if an open side has the style `reveal`, the old
  ///     center slides off and the new one slides in. If not, the new center fades in, and the open side closes.
  ///   - completion: Called exactly once: with true when the replacement has ended, with false when another call or a
  ///     pointer has interrupted it.
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    require(
      slots.slot(of: newCenter) == nil,
      "\(newCenter) is one of the drawer's sides and cannot be its center")
    transitionController.runner.performWhenIdle(completion: completion) {
      $0.centerTransition.swap(
        to: newCenter, style: style, animated: animated, completion: completion)
    }
  }

  // MARK: As a task: its `value` is what the completion receives

  /// Opens a drawer side, by default the first of `sides`. The task's value is whether the side is open in the end.
  @_disfavoredOverload @discardableResult
  public func open(_ side: DrawerSide? = nil, animated: Bool = true) -> TransitionTask {
    TransitionTask { open(side, animated: animated, completion: $0) }
  }

  /// Closes a drawer side. By default, closes the open side that is not docked.
  @_disfavoredOverload @discardableResult
  public func close(_ side: DrawerSide? = nil, animated: Bool = true) -> TransitionTask {
    TransitionTask { close(side, animated: animated, completion: $0) }
  }

  /// Opens a closed or closing drawer side, and closes an open or opening one. Default side: the first of `sides`.
  @_disfavoredOverload @discardableResult
  public func toggle(_ side: DrawerSide? = nil, animated: Bool = true) -> TransitionTask {
    TransitionTask { toggle(side, animated: animated, completion: $0) }
  }

  /// Replaces the drawer's center. The task's value is false if another call or a drag interrupts the replacement.
  @_disfavoredOverload @discardableResult
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true
  ) -> TransitionTask {
    TransitionTask { setCenter(newCenter, style: style, animated: animated, completion: $0) }
  }

  /// Previews a closed side, by default the first of `sides`. The task's value is whether the preview was completed.
  @_disfavoredOverload @discardableResult
  public func bouncePreview(_ side: DrawerSide? = nil) -> TransitionTask {
    TransitionTask { bouncePreview(side, completion: $0) }
  }

  // MARK: Observers

  /// Adds an observer of the drawer, which is not retained. An observer that is added twice is notified only once.
  public func addObserver(_ observer: any DrawerObserver) {
    removeObserver(observer)
    observers.append { [weak observer] in observer }
  }

  /// Removes an observer of the drawer. Does nothing if the observer was not added.
  public func removeObserver(_ observer: any DrawerObserver) {
    observers.removeAll { $0() == nil || $0() === observer }
  }

  func notifyObservers(_ body: (any DrawerObserver, DrawerController) -> Void) {
    // An observer may remove itself while it is notified: the loop uses a copy of the list.
    for observer in observers {
      if let observer = observer() { body(observer, self) }
    }
  }

  func positionsDidChange(from old: DrawerPositions? = nil) {
    guard isViewLoaded else { return }
    layout.positionsDidChange()
    if let old, !observers.isEmpty {
      for side in sides where progress(of: side) != old[side] {
        notifyObservers { $0.drawer($1, progressOf: side, changedTo: $1.progress(of: side)) }
      }
    }
    onChange?()
  }
}
