// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// What the drawer is doing.
  public var phase: DrawerPhase { transitionController.machine.phase }

  /// The side that is open, or on its way there, and not docked; nil when none is.
  public var openSide: DrawerSide? { transitionController.rest.subtracting(slots.docked).first }

  /// Whether a side that is not docked is open or on its way there.
  public var isOpen: Bool { openSide != nil && phase != .dragging }

  /// Where a side is: 0 closed, 1 open, more while stretched or while a center slides off it.
  public func progress(of side: DrawerSide) -> Double { transitionController.positions[side] }

  /// Where the side is that moved last; with one side, that one.
  public var progress: Double { progress(of: transitionController.machine.activeSide) }

  /// Opens a side; one that is open and not docked closes in the same motion.
  ///
  /// - Parameters:
  ///   - side: Default the first.
  ///   - completion: Hears once: true when the side came to rest open, false when it may not
  ///     open, or another call or a pointer decided otherwise.
  public func open(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(side, animated, completion) { $0.restOpening($1) }
  }

  /// Closes a side; without one, the open one that is not docked.
  public func close(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(because: .call, animated: animated, completion: completion) {
      $0.restClosing(side)
    }
  }

  /// Opens a closed side and closes an open one; in mid-flight it turns round.
  public func toggle(
    _ side: DrawerSide? = nil, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(side, animated, completion) { $0.restToggling($1) }
  }

  /// As a tap beside the open side: whether it closes.
  func scrimPressed() -> Bool {
    guard let side = openSide, self[side].closes(by: .tapCenter),
      self[side].centerInteraction != .full
    else { return false }
    transitionController.move(because: .gesture) { $0.restClosing(nil) }
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
    transitionController.move(because: .call, animated: animated, completion: completion) {
      rest($0, side)
    }
  }

  /// Shows a little of a closed side and takes it back, as a hint that it is there: 40 points, 0.8 s
  /// (MMDrawerController's). Nothing while the drawer moves, or with reduced motion.
  public func bouncePreview(
    _ side: DrawerSide? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let side = side ?? sides.first, slots[side] != nil, canAnimateTransitions,
      phase == .idle, !transitionController.rest.contains(side)
    else {
      completion?(false)
      return
    }
    transitionController.motor.send(.preview(side), completion: completion)
  }

  /// Replaces the center.
  ///
  /// The present center given again only closes. While a swap runs, another call changes the entering center.
  /// The drawer does not keep the old center; keep it to show it again as it was. A controller that is one of
  /// the drawer's sides stops the program.
  ///
  /// - Parameters:
  ///   - style: Default: where an open side is revealed, the old center slides off and the new one slides
  ///     in over the side; otherwise they dissolve into each other, and an open side closes.
  ///   - completion: Hears once: true when the new center is at rest, false when another call or a pointer
  ///     replaced the swap.
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    require(slots.slot(of: newCenter) == nil, "\(newCenter) is one of the drawer's sides")
    transitionController.motor.whenFree(answering: completion) {
      $0.centerTransition.swap(
        to: newCenter, style: style, animated: animated, completion: completion)
    }
  }

  // MARK: With an outcome: its `finished` is what the completion gets

  /// Opens a side. Finished when it is at rest.
  @_disfavoredOverload @discardableResult
  public func open(_ side: DrawerSide? = nil, animated: Bool = true) -> Outcome {
    Outcome { open(side, animated: animated, completion: $0) }
  }

  /// Closes a side. Default: the open side that is not docked.
  @_disfavoredOverload @discardableResult
  public func close(_ side: DrawerSide? = nil, animated: Bool = true) -> Outcome {
    Outcome { close(side, animated: animated, completion: $0) }
  }

  /// Opens a closed side and closes an open one.
  @_disfavoredOverload @discardableResult
  public func toggle(_ side: DrawerSide? = nil, animated: Bool = true) -> Outcome {
    Outcome { toggle(side, animated: animated, completion: $0) }
  }

  /// Replaces the center. Finished when the new one is at rest.
  @_disfavoredOverload @discardableResult
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true
  ) -> Outcome {
    Outcome { setCenter(newCenter, style: style, animated: animated, completion: $0) }
  }

  /// Shows a little of a closed side and closes it again. False when there was nothing to show.
  @_disfavoredOverload @discardableResult
  public func bouncePreview(_ side: DrawerSide? = nil) -> Outcome {
    Outcome { bouncePreview(side, completion: $0) }
  }

  // MARK: Observers

  /// Adds an observer that is told what the drawer does. The drawer does not keep it alive. An observer that
  /// is added twice is told once.
  public func addObserver(_ observer: any DrawerObserver) {
    removeObserver(observer)
    observers.append { [weak observer] in observer }
  }

  /// Tells `observer` nothing from now on. Does nothing for one that was not added.
  public func removeObserver(_ observer: any DrawerObserver) {
    observers.removeAll { $0() == nil || $0() === observer }
  }

  func tell(_ body: (any DrawerObserver, DrawerController) -> Void) {
    // The loop has a list of its own: an observer that is told may take itself out.
    for observer in observers {
      if let observer = observer() { body(observer, self) }
    }
  }

  func positionsChanged(from old: DrawerPositions? = nil) {
    guard isViewLoaded else { return }
    layout.positionsChanged()
    if let old, !observers.isEmpty {
      for side in sides where progress(of: side) != old[side] {
        tell { $0.drawer($1, progressOf: side, changedTo: $1.progress(of: side)) }
      }
    }
    onChange?()
  }
}
