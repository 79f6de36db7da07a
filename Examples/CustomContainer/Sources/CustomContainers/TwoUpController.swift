// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A container that shows two children side by side, and swaps them with a drag.
///
/// Dragging the divider moves the children towards each other's position. A release past the middle,
/// or with a fling, swaps them; any other release returns them. Both children stay on screen, so
/// they receive no appearance callbacks.
public final class TwoUpController: ViewController {
  public private(set) var left: ViewController
  public private(set) var right: ViewController

  /// Called when a swap ends: with true if the children have changed sides.
  public var onSwap: ((Bool) -> Void)?

  /// The bar between the children, which can be dragged.
  public let divider = View()

  private let tracker = DragTracker(axis: .horizontal)
  private var swapAnimator: PropertyAnimator?
  /// The completed fraction of the swap at the start of the drag.
  private var fractionAtGrab = 0.0

  private static let dividerWidth = 12.0
  private static let spring = Spring(dampingRatio: 1, response: 0.4)

  public init(left: ViewController, right: ViewController) {
    precondition(left !== right, "\(left) cannot be on both sides")
    self.left = left
    self.right = right
    super.init()
    for child in [left, right] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  public override func viewDidLoad() {
    view.backgroundColor = .window
    view.clipsToBounds = true
    for child in [left, right] { view.addSubview(child.view) }
    divider.backgroundColor = .separator
    divider.cursor = .resizeLeftRight
    view.addSubview(divider)
    tracker.shouldBegin = { _ in true }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] in self?.drag(by: $0) }
    tracker.onEnd = { [weak self] in self?.release($0) }
    tracker.install(on: divider)
  }

  public override func viewDidLayoutSubviews() {
    guard swapAnimator == nil else { return }
    layOutChildren()
  }

  /// Swaps the children, animated. A call during a swap reverses the swap.
  public func swapSides() {
    loadViewIfNeeded()
    if let swapAnimator {
      swapAnimator.isReversed.toggle()
      swapAnimator.continueAnimation()
      return
    }
    makeSwapAnimator()?.startAnimation()
  }

  public override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    frames(in: parentSize).left.size
  }

  private func frames(in size: Size) -> (left: Rect, divider: Rect, right: Rect) {
    let width = max(0, (size.width - Self.dividerWidth) / 2)
    return (
      Rect(0, 0, width, size.height), Rect(width, 0, Self.dividerWidth, size.height),
      Rect(width + Self.dividerWidth, 0, width, size.height)
    )
  }

  private func layOutChildren() {
    let frames = frames(in: view.bounds.size)
    left.view.frame = frames.left
    divider.frame = frames.divider
    right.view.frame = frames.right
  }

  private func makeSwapAnimator() -> PropertyAnimator? {
    let frames = frames(in: view.bounds.size)
    let animator = PropertyAnimator(motion: .spring(Self.spring)) { [left, right] in
      left.view.frame = frames.right
      right.view.frame = frames.left
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      swapAnimator = nil
      if position == .end { (left, right) = (right, left) }
      layOutChildren()
      onSwap?(position == .end)
    }
    swapAnimator = animator
    return animator
  }

  private var swapDistance: Double { max(1, view.bounds.width / 2) }

  private func grab() {
    let animator = swapAnimator ?? makeSwapAnimator()
    animator?.pauseAnimation()
    fractionAtGrab = animator?.fractionComplete ?? 0
  }

  private func drag(by translation: Double) {
    swapAnimator?.fractionComplete = min(
      1, max(0, fractionAtGrab + abs(translation) / swapDistance))
  }

  private func release(_ end: DragTracker.End) {
    guard let swapAnimator else { return }
    let velocity = end.velocity * (tracker.translation < 0 ? -1 : 1)
    let release = DragRelease(
      progress: swapAnimator.fractionComplete, velocity: velocity, length: swapDistance,
      hasMoved: end.hasMoved)
    swapAnimator.isReversed = !release.reachesEnd
    swapAnimator.continueAnimation(velocity: velocity / swapDistance)
  }
}
