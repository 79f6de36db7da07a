// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A stack of cards. The top card is visible, and can be swiped away to either side. A swipe removes
/// the card from the children and makes the card below it appear, like the pop of a navigation
/// controller. Undoing a swipe adds the card as a child again, like a push.
public final class CardStackController: ViewController {
  /// The side that a card is swiped to.
  public nonisolated enum Side: Double, Sendable { case left = -1, right = 1 }
  /// The cards in the stack, the top one first.
  public private(set) var cards: [ViewController]
  private var swipedCards: [(card: ViewController, side: Side)] = []
  /// The running transition: a swipe, or the undo of a swipe.
  private var transition: ChildTransition?
  private var side = Side.right, isUndo = false
  private let tracker = DragTracker(axis: .horizontal)
  /// The card's offset to the right at the start of the drag, as a fraction of the travel; nil if
  /// there is no drag.
  private var offsetAtGrab: Double?
  private var pendingActions: [(CardStackController) -> Void] = []
  private static let threshold = 0.35  // The fraction from which a swipe completes.

  public init(cards: [ViewController]) {
    self.cards = cards
    super.init()
    cards.forEach { addChild($0) }
    cards.forEach { $0.didMove(toParent: self) }
  }

  public override func viewDidLoad() {
    view.clipsToBounds = true
    if let top = cards.first { view.addSubview(top.view) }
    view.accessibilityLabel = "Card stack"
    tracker.shouldBegin = { [weak self] _ in self?.cards.isEmpty == false }
    tracker.isInterruptible = { [weak self] in self?.transition != nil }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] translation in
      self?.performWhenIdle { $0.drag(by: translation) }
    }
    tracker.onEnd = { [weak self] end in self?.performWhenIdle { $0.release(end.velocity) } }
    tracker.install(on: view)
  }

  /// Swipes the top card away. If the card is moving back from that side, its movement is reversed.
  public func swipe(_ side: Side) { swipeOrUndo(to: side) }
  /// Brings the last swiped card back. If a card is moving out, its movement is reversed.
  public func undo() { swipeOrUndo(to: nil) }

  public override var activeChild: ViewController? { cards.first }
  public override var keyCommands: [KeyCommand] {
    let commands: [(String, KeyCommand.Shortcut, Side?)] = [
      ("Swipe left", .init(.left), .left), ("Swipe right", .init(.right), .right),
      ("Undo swipe", .init(.character("z"), .control), nil),
    ]
    return commands.map { title, keys, side in
      KeyCommand(title, shortcuts: [keys]) { [weak self] in self?.swipeOrUndo(to: side) != nil }
    }
  }

  private var travel: Double { max(1, view.bounds.width) }
  /// How far the card has moved out: 0 for its final position in the stack, 1 for off screen.
  private var outwardFraction: Double {
    get { transition.map { isUndo ? 1 - $0.fractionComplete : $0.fractionComplete } ?? 0 }
    set { transition?.fractionComplete = isUndo ? 1 - newValue : newValue }
  }

  private func grab() {
    transition?.pause()
    offsetAtGrab = side.rawValue * outwardFraction
  }

  private func drag(by translation: Double) {
    guard let offsetAtGrab else { return }
    let offset = offsetAtGrab + translation / travel
    // The pointer has crossed the middle, so the card moves to the other side.
    if offset * side.rawValue < 0 { resume(outward: false, immediately: true) }
    if transition == nil, offset != 0 { begin(offset < 0 ? .left : .right, startsPaused: true) }
    outwardFraction = min(1, abs(offset))
  }

  private func release(_ velocity: Double) {
    guard offsetAtGrab != nil else { return }
    offsetAtGrab = nil
    let out = velocity * side.rawValue
    let end = DragRelease(
      progress: outwardFraction, velocity: out, length: travel, threshold: Self.threshold)
    resume(outward: end.reachesEnd, velocity: (isUndo ? -out : out) / travel)
  }

  /// Swipes to a side, or undoes the last swipe if the side is nil. Reverses the running transition,
  /// or ends it and begins another one.
  private func swipeOrUndo(to goal: Side?) {
    performWhenIdle { [self] _ in
      let out = goal != nil, isDragging = offsetAtGrab != nil,
        headsOut = transition?.isReversed == isUndo
      offsetAtGrab = nil
      tracker.cancelSilently()
      let turns = transition != nil && (isDragging || headsOut != out) && goal ?? side == side
      resume(outward: turns ? out : headsOut && !isDragging, immediately: !turns)
      if !turns { begin(goal) }
    }
  }

  private func begin(_ goal: Side?, startsPaused: Bool = false) {
    let old = swipedCards.last, isUndo = goal == nil
    guard let card = isUndo ? old?.card : cards.first, let side = goal ?? old?.side else { return }
    let other = isUndo ? cards.first : cards.dropFirst().first
    let transition = ChildTransition(
      in: self, from: isUndo ? other : card, to: isUndo ? card : other,
      removing: isUndo ? [] : [card], adding: isUndo ? [card] : [], order: .stack,
      isAnimated: startsPaused || !traits.reducesMotion)
    (self.transition, self.side, self.isUndo) = (transition, side, isUndo)
    transition.begin {
      transition.entering.first?.view.frame = view.bounds
      transition.entering.first.map { view.insertSubview($0.view, at: isUndo ? 1 : 0) }
    }
    guard transition.isAnimated, transition.isContainerOnScreen else { return finish(atEnd: true) }
    func show(out: Bool) {
      card.view.transform = out ? .translation(side.rawValue * travel, 0) : .identity
      other?.view.transform = out ? .identity : .scale(0.92, 0.92)
    }
    show(out: isUndo)
    let animator = PropertyAnimator(motion: .spring(.standard)) { show(out: !isUndo) }
    transition.run(animator, startsPaused: startsPaused) { [weak self] end in
      self?.performWhenIdle { $0.finish(atEnd: end) }
    }
  }

  private func resume(outward: Bool, velocity: Double? = nil, immediately: Bool = false) {
    transition?.resume(toEnd: outward != isUndo, velocity: velocity)
    guard immediately || traits.reducesMotion else { return }
    transition?.finishSilently()
    finish(atEnd: outward != isUndo)
  }

  private func finish(atEnd: Bool) {
    guard let transition else { return }
    self.transition = nil
    if atEnd, isUndo { cards.insert(swipedCards.removeLast().card, at: 0) }
    if atEnd, !isUndo { swipedCards.append((cards.removeFirst(), side)) }
    let moved = transition.leaving + transition.entering
    transition.end(atEnd: atEnd) { moved.forEach { $0.view.transform = .identity } }
  }

  /// Runs a closure immediately, or after the closure that is running.
  private func performWhenIdle(_ decide: @escaping (CardStackController) -> Void) {
    pendingActions.append(decide)
    guard pendingActions.count == 1 else { return }
    while let next = pendingActions.first {
      next(self)
      pendingActions.removeFirst()
    }
  }
}
