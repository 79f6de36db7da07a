// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A container that shows two children side by side and lets a drag exchange them.
///
/// Dragging the divider moves the children towards each other's place; letting go past the middle,
/// or with a fling, exchanges them, otherwise they go back. Both stay on screen throughout, so
/// they hear no appearance callbacks.
public final class TwoUpController: ViewController {
  public private(set) var left: ViewController
  public private(set) var right: ViewController

  /// Called when an exchange ended: true when the two have changed places.
  public var onExchange: ((Bool) -> Void)?

  /// What can be dragged.
  public let divider = View()

  private let tracker = DragTracker(axis: .horizontal)
  private var exchange: PropertyAnimator?
  /// The share of the way that was done when the pointer took hold.
  private var gripShare = 0.0

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
    tracker.mayBegin = { _ in true }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] in self?.drag(by: $0) }
    tracker.onEnd = { [weak self] in self?.release($0) }
    tracker.install(on: divider)
  }

  public override func viewDidLayoutSubviews() {
    guard exchange == nil else { return }
    place()
  }

  /// Exchanges the two, animated; the running exchange is turned round instead.
  public func swapSides() {
    loadViewIfNeeded()
    if let exchange {
      exchange.isReversed.toggle()
      exchange.continueAnimation()
      return
    }
    begin()?.startAnimation()
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

  private func place() {
    let frames = frames(in: view.bounds.size)
    left.view.frame = frames.left
    divider.frame = frames.divider
    right.view.frame = frames.right
  }

  private func begin() -> PropertyAnimator? {
    let frames = frames(in: view.bounds.size)
    let animator = PropertyAnimator(motion: .spring(Self.spring)) { [left, right] in
      left.view.frame = frames.right
      right.view.frame = frames.left
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      exchange = nil
      if position == .end { (left, right) = (right, left) }
      place()
      onExchange?(position == .end)
    }
    exchange = animator
    return animator
  }

  private var way: Double { max(1, view.bounds.width / 2) }

  private func grab() {
    let animator = exchange ?? begin()
    animator?.pauseAnimation()
    gripShare = animator?.fractionComplete ?? 0
  }

  private func drag(by translation: Double) {
    exchange?.fractionComplete = min(1, max(0, gripShare + abs(translation) / way))
  }

  private func release(_ end: DragTracker.End) {
    guard let exchange else { return }
    let velocity = end.velocity * (tracker.translation < 0 ? -1 : 1)
    let release = Release(
      progress: exchange.fractionComplete, velocity: velocity, length: way, hasMoved: end.hasMoved)
    exchange.isReversed = !release.reachesEnd
    exchange.continueAnimation(velocity: velocity / way)
  }
}
