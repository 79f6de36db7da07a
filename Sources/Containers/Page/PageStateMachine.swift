// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides how pages turn: which one begins to come in, stays, or goes again.
///
/// Places are in pages from the present one, so that turning a page makes the next place the present
/// one. At most one page besides the present one shows.
nonisolated struct PageStateMachine: StateMachine, Sendable, Equatable {
  enum State: Sendable, Equatable {
    case resting
    /// A pointer holds the pages.
    case held
    /// On the way to a place: 1 is the page after the present one, 2 the one after that.
    case heading(Int)
  }

  enum Input: Sendable {
    /// A call or a person wants a page.
    case go(PageStep, from: ViewController?, animated: Bool)
    /// A pointer took hold.
    case grab
    /// It has pulled so that a page beside the present one shows; nil where there is none.
    case pull(PageStep?)
    /// The page that came in has wholly come, or wholly gone, and the movement goes on.
    case cross
    /// The pointer was released; the velocity is in pages a second, forward, and nil if it stays as it was.
    case release(turns: Bool, velocity: Double? = nil, animated: Bool)
    /// The animation has arrived.
    case arrived
    /// Everything is to rest where it is heading, at once.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(MotorAnswer)
    /// The calls that wait get their answer from a step, on the way to the end.
    case pass(to: PageStep)
    case stop
    /// Pages that have not begun to come in will not.
    case drop([PageStep])
    /// A page begins to come in.
    case begin(PageStep, animated: Bool)
    /// It is the present one now, or it goes and the present one stays. Interrupted: code ends what a person
    /// began.
    case end(PageStep, comes: Bool, isInterrupted: Bool)
    /// Slide to a place, with the velocity of a pointer if there was one.
    case aim(Int, velocity: Double? = nil)
    /// Nothing moves any more.
    case rest

    var answer: MotorAnswer? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var state = State.resting

  /// The page that shows besides the present one.
  private(set) var incoming: PageStep?

  /// Pages to come after that, all from one side.
  private var queue: [PageStep] = []

  /// The side of the present page on which another one shows.
  var shown: PageDirection? { incoming?.direction }

  /// Pages from the present one to where it is heading; 0 while it rests or is held.
  var heading: Int {
    if case .heading(let place) = state { place } else { 0 }
  }

  var isMoving: Bool {
    if case .heading = state { true } else { false }
  }

  /// Whether the movement ends with the page that shows besides the present one, or beyond it.
  private var isComing: Bool { heading.signum() == shown?.sign }

  /// The page that a movement will end at, if it is not the present one.
  var destination: PageStep? { heading == 0 ? nil : queue.last ?? incoming }

  /// Whether a movement to a place passes the end of a step there: the page has wholly come while
  /// more are to come, or has wholly gone while one on the other side is to come.
  func crosses(at place: Double) -> Bool {
    guard let shown, heading != 0 else { return false }
    let way = place * Double(shown.sign)
    return isComing ? abs(heading) > 1 && way >= 1 : way <= 0
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (_, .go(let step, let present, let animated)):
      return go(step, from: present, animated: animated)
    case (.resting, .grab), (.heading, .grab):
      state = .held
      return [.stop, .supersede] + drop()
    case (.held, .pull(let step)) where step?.direction != shown:
      let actions = leave(comes: false, false)
      incoming = step
      return actions + (step.map { [.begin($0, animated: true)] } ?? [])
    case (.held, .cross): return leave(comes: true, false)
    case (.heading, .cross): return cross()
    case (.held, .release(let turns, let velocity, let animated)):
      let place = turns ? shown?.sign ?? 0 : 0
      state = .heading(place)
      return animated ? [.aim(place, velocity: velocity)] : jump()
    case (.heading, .arrived): return jump()
    case (.held, .finish):
      state = .heading(0)
      return jump(true)
    case (.heading, .finish): return jump(true)
    case (_, .grab), (_, .pull), (_, .cross), (_, .release), (_, .arrived), (_, .finish): return []
    }
  }

  func checkInvariants() {
    require(
      queue.count == max(0, abs(heading) - (isComing ? 1 : 0)),
      "\(queue.count) pages cannot come on the way to \(heading)")
    require(
      queue.allSatisfy { $0.direction.sign == heading.signum() },
      "A page that is not on the way to \(heading) is waited for")
    require(
      incoming == nil ? heading == 0 : state != .resting, "\(state) with \(incoming as Any)")
  }

  // MARK: Calls

  private mutating func go(
    _ step: PageStep, from present: ViewController?, animated: Bool
  ) -> [Action] {
    let isInterrupted = !step.isByPerson
    if state != .held, step.page === destination?.page ?? present {
      guard isMoving else { return [.supersede, .complete] }
      return [.supersede] + (animated ? [] : jump(isInterrupted))
    }
    // Going on that way a page comes once more, as in a ring of two.
    let goesOn = heading.signum() == step.direction.sign
    if step.page === incoming?.page, !(goesOn && animated) {
      return turn(to: shown?.sign ?? 0, animated: animated, isInterrupted)
    }
    if step.page === present, !(goesOn && (animated || shown == step.direction)) {
      return turn(to: 0, animated: animated, isInterrupted)
    }
    return animated ? goOn(step, isInterrupted) : goAtOnce(step, isInterrupted)
  }

  private mutating func turn(to place: Int, animated: Bool, _ isInterrupted: Bool) -> [Action] {
    let actions = [.supersede, .stop] + drop()
    state = .heading(place)
    return actions + (animated ? [.aim(place)] : jump(isInterrupted))
  }

  private mutating func goOn(_ step: PageStep, _ isInterrupted: Bool) -> [Action] {
    let sign = step.direction.sign
    if heading.signum() == sign, let last = destination {
      let place = heading + sign
      state = .heading(place)
      queue.append(step)
      return [.pass(to: last), .adopt, .aim(place)]
    }
    var actions: [Action] = [.supersede, .stop]
    if shown == step.direction {
      // It is on its way out or held: its place is taken.
      actions += leave(comes: false, isInterrupted)
    }
    actions += drop()
    if incoming == nil {
      incoming = step
      actions.append(.begin(step, animated: true))
    } else {
      // The one on the other side has to go first.
      queue = [step]
    }
    state = .heading(sign)
    return actions + [.aim(sign)]
  }

  private mutating func goAtOnce(_ step: PageStep, _ isInterrupted: Bool) -> [Action] {
    let actions = [.supersede, .stop] + leave(comes: isComing, isInterrupted) + drop()
    state = .resting
    return actions + comeAtOnce(step, isInterrupted) + [.rest, .complete]
  }

  // MARK: Ends

  private mutating func cross() -> [Action] {
    guard let shown, !queue.isEmpty else { return [] }
    let comes = isComing
    if comes { state = .heading(heading - shown.sign) }
    let actions = leave(comes: comes, false)
    let next = queue.removeFirst()
    incoming = next
    return actions + [.begin(next, animated: true)]
  }

  private mutating func jump(_ isInterrupted: Bool = false) -> [Action] {
    let actions = [.stop] + leave(comes: isComing, isInterrupted)
    defer { queue = [] }
    state = .resting
    return actions + queue.flatMap { comeAtOnce($0, isInterrupted) } + [.rest, .complete]
  }

  private func comeAtOnce(_ step: PageStep, _ isInterrupted: Bool) -> [Action] {
    [.begin(step, animated: false), .end(step, comes: true, isInterrupted: isInterrupted)]
  }

  /// The page that shows besides the present one takes its place, or goes again.
  private mutating func leave(comes: Bool, _ isInterrupted: Bool) -> [Action] {
    guard let step = incoming else { return [] }
    incoming = nil
    return [.end(step, comes: comes, isInterrupted: isInterrupted)]
  }

  private mutating func drop() -> [Action] {
    defer { queue = [] }
    return queue.isEmpty ? [] : [.drop(queue)]
  }
}

/// One page that comes, or is to come.
final class PageStep {
  nonisolated let page: ViewController
  nonisolated let direction: PageDirection
  /// Whether the user requested the page, by a drag, the wheel, a key or the indicator. The delegate is notified only then.
  nonisolated let isByPerson: Bool
  /// The page's dot, once it is known.
  var index: Int?
  /// The calls that wait for this page, when another one is to come after it.
  var calls: [(Bool) -> Void] = []

  init(to page: ViewController, _ direction: PageDirection, isByPerson: Bool, index: Int? = nil) {
    self.page = page
    self.direction = direction
    self.isByPerson = isByPerson
    self.index = index
  }

  /// Tells the calls whether the page has come, once.
  func answer(_ finished: Bool) {
    let waiting = calls
    calls = []
    for call in waiting { call(finished) }
  }
}

extension PageStep: nonisolated Equatable {
  nonisolated static func == (left: PageStep, right: PageStep) -> Bool { left === right }
}

typealias PageDirection = PageViewController.NavigationDirection

extension PageDirection {
  /// 1 forward, -1 back.
  nonisolated var sign: Int { self == .forward ? 1 : -1 }

  nonisolated var opposite: Self { self == .forward ? .reverse : .forward }

  /// The direction of a number of pages; nil for none.
  nonisolated init?(of pages: Double) {
    guard pages != 0 else { return nil }
    self = pages > 0 ? .forward : .reverse
  }
}
