// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides how pages turn: which one begins to come in, stays, or goes again. It holds no pages and
/// knows no time; each input returns what has to be done.
///
/// Places are in pages from the present one, so that turning a page makes the next place the present
/// one. At most one page besides the present one shows.
nonisolated struct PageStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case resting
    /// A pointer holds the pages.
    case held
    /// On the way to a place: 1 is the page after the present one, 2 the one after that.
    case heading(Int)
  }

  /// What a page that is asked for is to the present state.
  enum Target: Sendable, Equatable {
    case new
    case current
    /// The page that shows besides the present one.
    case incoming
    /// Where it rests or is heading.
    case destination
  }

  enum Input: Sendable, Equatable {
    case go(PageDirection, to: Target, animated: Bool)
    /// A pointer took hold.
    case grab
    /// It has pulled so that the page on this side shows; nil where there is none.
    case pull(PageDirection?)
    /// The page that came in has wholly come, or wholly gone, and the movement goes on.
    case cross
    /// The pointer let go.
    case release(turns: Bool, animated: Bool)
    /// The animation has arrived.
    case arrive
    /// Everything is to rest where it is heading, at once.
    case finish
  }

  enum Action: Sendable, Equatable {
    /// An earlier request will not be fulfilled.
    case supersedeCompletion
    /// An earlier request is fulfilled on the way.
    case keepCompletion
    /// The present request is fulfilled.
    case complete
    case stop
    /// Pages that have not begun to come in will not.
    case dropQueue
    /// The page that was asked for is the last one to come.
    case enqueue
    /// The next page of the queue begins to come in from a side.
    case begin(PageDirection, animated: Bool)
    /// The page that came in is the present one.
    case finishStep
    /// It goes, and the present one stays.
    case cancelStep
    case aim(Int)
    /// Nothing moves any more.
    case rest
  }

  private(set) var state = State.resting

  /// The side of the present page on which another one shows.
  private(set) var shown: PageDirection?

  /// Pages from the present one to where it is heading; 0 while it rests or is held.
  var heading: Int {
    if case .heading(let place) = state { place } else { 0 }
  }

  var isMoving: Bool {
    if case .heading = state { true } else { false }
  }

  /// Whether a movement to a place passes the end of a step there: the page has wholly come while
  /// more are to come, or has wholly gone while one on the other side is to come.
  func crosses(at place: Double) -> Bool {
    guard let shown, heading != 0 else { return false }
    let way = place * Double(shown.sign)
    return heading.signum() == shown.sign ? abs(heading) > 1 && way >= 1 : way <= 0
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .go(let direction, let target, let animated):
      go(direction, to: target, animated: animated)
    case .grab: grab()
    case .pull(let side): pull(side)
    case .cross: cross()
    case .release(let turns, let animated): release(turns: turns, animated: animated)
    case .arrive: jump()
    case .finish: finish()
    }
  }

  // MARK: Calls

  private mutating func go(
    _ direction: PageDirection, to target: Target, animated: Bool
  ) -> [Action] {
    switch target {
    case .destination:
      guard case .heading = state else { return [.supersedeCompletion, .complete] }
      return animated ? [.supersedeCompletion] : [.supersedeCompletion] + jump()
    case .current: return turn(to: 0, animated: animated)
    case .incoming: return turn(to: shown?.sign ?? 0, animated: animated)
    case .new: return goOn(direction, animated: animated)
    }
  }

  private mutating func turn(to place: Int, animated: Bool) -> [Action] {
    state = .heading(place)
    let actions: [Action] = [.supersedeCompletion, .stop, .dropQueue]
    return actions + (animated ? [.aim(place)] : jump())
  }

  private mutating func goOn(_ direction: PageDirection, animated: Bool) -> [Action] {
    guard animated else { return goAtOnce(direction) }
    if heading.signum() == direction.sign {
      let place = heading + direction.sign
      state = .heading(place)
      return [.keepCompletion, .enqueue, .aim(place)]
    }
    state = .heading(direction.sign)
    var actions: [Action] = [.supersedeCompletion, .stop]
    switch shown {
    // It is on its way out or held: its place is taken.
    case direction:
      actions += [.cancelStep, .dropQueue, .enqueue, .begin(direction, animated: true)]
    case nil: actions += [.dropQueue, .enqueue, .begin(direction, animated: true)]
    // It has to go first.
    default: actions += [.dropQueue, .enqueue]
    }
    if shown == nil { shown = direction }
    return actions + [.aim(direction.sign)]
  }

  private mutating func goAtOnce(_ direction: PageDirection) -> [Action] {
    var actions: [Action] = [.supersedeCompletion, .stop]
    if let shown { actions.append(heading.signum() == shown.sign ? .finishStep : .cancelStep) }
    shown = nil
    state = .resting
    actions += [.dropQueue, .enqueue, .begin(direction, animated: false), .finishStep]
    return actions + [.rest, .complete]
  }

  // MARK: Pointer

  private mutating func grab() -> [Action] {
    switch state {
    case .resting:
      state = .held
      return [.supersedeCompletion]
    case .heading:
      state = .held
      return [.stop, .supersedeCompletion, .dropQueue]
    case .held:
      return []
    }
  }

  private mutating func pull(_ side: PageDirection?) -> [Action] {
    guard state == .held, side != shown else { return [] }
    var actions: [Action] = shown == nil ? [] : [.cancelStep]
    shown = side
    if let side { actions += [.enqueue, .begin(side, animated: true)] }
    return actions
  }

  private mutating func cross() -> [Action] {
    guard let shown else { return [] }
    switch state {
    case .held:
      self.shown = nil
      return [.finishStep]
    case .heading(let place) where place.signum() == shown.sign && abs(place) > 1:
      state = .heading(place - shown.sign)
      return [.finishStep, .begin(shown, animated: true)]
    case .heading(let place) where place.signum() == -shown.sign:
      self.shown = shown.opposite
      return [.cancelStep, .begin(shown.opposite, animated: true)]
    case .heading, .resting:
      return []
    }
  }

  private mutating func release(turns: Bool, animated: Bool) -> [Action] {
    guard state == .held else { return [] }
    let place = turns ? shown?.sign ?? 0 : 0
    state = .heading(place)
    return animated ? [.aim(place)] : jump()
  }

  // MARK: Ends

  private mutating func finish() -> [Action] {
    if state == .held { state = .heading(0) }
    return jump()
  }

  private mutating func jump() -> [Action] {
    guard case .heading(var place) = state else { return [] }
    var actions: [Action] = [.stop]
    if let shown {
      let comes = place.signum() == shown.sign
      actions.append(comes ? .finishStep : .cancelStep)
      if comes { place -= shown.sign }
    }
    while let direction = PageDirection(of: Double(place)) {
      actions += [.begin(direction, animated: false), .finishStep]
      place -= direction.sign
    }
    shown = nil
    state = .resting
    return actions + [.rest, .complete]
  }
}
