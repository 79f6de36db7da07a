// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A stack of cards: the top one shows, and can be swiped away to either side. All cards are children
/// until they are swiped away. The card below enters when a swipe begins, as in a navigation
/// controller's pop; an undone swipe makes its card a child again, as a push does.
public final class CardStackController: ViewController {
  /// Where a card goes.
  public nonisolated enum Side: Double, Sendable { case left = -1, right = 1 }
  /// The cards in the stack, the top one first.
  public private(set) var cards: [ViewController]
  private var swiped: [(card: ViewController, side: Side)] = []
  /// What runs: a swipe to a side, or the undoing of one.
  private var transition: ChildTransition?
  private var side = Side.right, isUndo = false
  private let tracker = DragTracker(axis: .horizontal)
  /// How far right the card was when a pointer took hold, as a share of the way; nil without one.
  private var grip: Double?
  private var waiting: [(CardStackController) -> Void] = []
  private static let threshold = 0.35  // The share of the way from which a card goes on.

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
    tracker.mayBegin = { [weak self] _ in self?.cards.isEmpty == false }
    tracker.canCatch = { [weak self] in self?.transition != nil }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] way in self?.whenFree { $0.drag(by: way) } }
    tracker.onEnd = { [weak self] end in self?.whenFree { $0.release(end.velocity) } }
    tracker.install(on: view)
  }

  /// Swipes the top card away. One that comes back from that side turns round.
  public func swipe(_ side: Side) { carryOut(side) }
  /// Brings the last card back from its side. One that is on its way out turns round.
  public func undo() { carryOut(nil) }

  public override var childInCharge: ViewController? { cards.first }
  public override var keyCommands: [KeyCommand] {
    let commands: [(String, KeyCommand.Shortcut, Side?)] = [
      ("Swipe left", .init(.left), .left), ("Swipe right", .init(.right), .right),
      ("Undo swipe", .init(.character("z"), .control), nil),
    ]
    return commands.map { title, keys, side in
      KeyCommand(title, shortcuts: [keys]) { [weak self] in self?.carryOut(side) != nil }
    }
  }

  private var travel: Double { max(1, view.bounds.width) }
  /// How far the card is out: 0 at rest, 1 out of sight.
  private var share: Double {
    get { transition.map { isUndo ? 1 - $0.fractionComplete : $0.fractionComplete } ?? 0 }
    set { transition?.fractionComplete = isUndo ? 1 - newValue : newValue }
  }

  private func grab() {
    transition?.pause()
    grip = side.rawValue * share
  }

  private func drag(by way: Double) {
    guard let grip else { return }
    let place = grip + way / travel
    // The pointer has crossed the place of rest: from here the card goes to the other side.
    if place * side.rawValue < 0 { head(out: false, atOnce: true) }
    if transition == nil, place != 0 { begin(place < 0 ? .left : .right, isHeld: true) }
    share = min(1, abs(place))
  }

  private func release(_ velocity: Double) {
    guard grip != nil else { return }
    grip = nil
    let out = velocity * side.rawValue
    let end = Release(progress: share, velocity: out, length: travel, threshold: Self.threshold)
    head(out: end.reachesEnd, velocity: (isUndo ? -out : out) / travel)
  }

  /// Swipes to a side, or undoes for nil: turns what moves, or ends it and begins.
  private func carryOut(_ goal: Side?) {
    whenFree { [self] _ in
      let out = goal != nil, isHeld = grip != nil, headsOut = transition?.isReversed == isUndo
      grip = nil
      tracker.letGo()
      let turns = transition != nil && (isHeld || headsOut != out) && goal ?? side == side
      head(out: turns ? out : headsOut && !isHeld, atOnce: !turns)
      if !turns { begin(goal) }
    }
  }

  private func begin(_ goal: Side?, isHeld: Bool = false) {
    let old = swiped.last, isUndo = goal == nil
    guard let card = isUndo ? old?.card : cards.first, let side = goal ?? old?.side else { return }
    let other = isUndo ? cards.first : cards.dropFirst().first
    let transition = ChildTransition(
      in: self, from: isUndo ? other : card, to: isUndo ? card : other,
      removing: isUndo ? [] : [card], adding: isUndo ? [card] : [], order: .stack,
      isAnimated: isHeld || !traits.reducesMotion)
    (self.transition, self.side, self.isUndo) = (transition, side, isUndo)
    transition.begin {
      transition.entering.first?.view.frame = view.bounds
      transition.entering.first.map { view.insertSubview($0.view, at: isUndo ? 1 : 0) }
    }
    guard transition.isAnimated, transition.isSeen else { return finish(true) }
    func show(out: Bool) {
      card.view.transform = out ? .translation(side.rawValue * travel, 0) : .identity
      other?.view.transform = out ? .identity : .scale(0.92, 0.92)
    }
    show(out: isUndo)
    let animator = PropertyAnimator(motion: .spring(.standard)) { show(out: !isUndo) }
    transition.run(animator, isHeld: isHeld) { [weak self] end in self?.whenFree { $0.finish(end) }
    }
  }

  private func head(out: Bool, velocity: Double? = nil, atOnce: Bool = false) {
    transition?.resume(toEnd: out != isUndo, velocity: velocity)
    guard atOnce || traits.reducesMotion else { return }
    transition?.jump()
    finish(out != isUndo)
  }

  private func finish(_ atEnd: Bool) {
    guard let transition else { return }
    self.transition = nil
    if atEnd, isUndo { cards.insert(swiped.removeLast().card, at: 0) }
    if atEnd, !isUndo { swiped.append((cards.removeFirst(), side)) }
    let moved = transition.leaving + transition.entering
    transition.end(atEnd: atEnd) { moved.forEach { $0.view.transform = .identity } }
  }

  /// Runs a decision now, or after the one that is being carried out.
  private func whenFree(_ decide: @escaping (CardStackController) -> Void) {
    waiting.append(decide)
    guard waiting.count == 1 else { return }
    while let next = waiting.first {
      next(self)
      waiting.removeFirst()
    }
  }
}
