// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Decides how pages turn: which page begins to enter, stays, or leaves again.
///
/// Offsets are in pages from the current page, so a turned page moves the origin. At most one page other than the
/// current one is visible.
nonisolated struct PageStateMachine: StateMachine, Sendable, Equatable {
  enum State: Sendable, Equatable {
    case idle
    /// A pointer drags the pages.
    case held
    /// The pages move to an offset: 1 is the next page, 2 the page after it.
    case moving(Int)
  }

  enum Input: Sendable {
    case go(PageStep, from: ViewController?, animated: Bool)
    case grab
    /// The drag shows a page next to the current one; nil if there is none.
    case pull(PageStep?)
    /// The entering page is completely visible, or hidden again, and the movement continues.
    case finishStep
    /// The pointer was released; the velocity is in pages per second, forward, and nil for the current one.
    case release(turns: Bool, velocity: Double? = nil, animated: Bool)
    case animationEnded
    /// Ends any movement immediately, at its target.
    case finish
  }

  enum Action: MachineAction, Sendable, Equatable {
    case calls(CompletionRule)
    /// Moves the pending completions to a step before the last one.
    case transferCompletions(to: PageStep)
    case stop
    case cancelQueued([PageStep])
    case begin(PageStep, animated: Bool)
    /// Ends a step: its page becomes the current one, or leaves again. Interrupted: code ends a turn of the user.
    case end(PageStep, isCompleted: Bool, isInterrupted: Bool)
    case animateToOffset(Int, velocity: Double? = nil)
    case becomeIdle

    var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  private(set) var state = State.idle

  /// The step of the page that is visible next to the current one.
  private(set) var enteringStep: PageStep?

  /// The steps after `enteringStep`, all in one direction.
  private var queue: [PageStep] = []

  var enteringDirection: PageDirection? { enteringStep?.direction }

  /// The offset at the end of the movement; 0 while idle or dragged.
  var targetOffset: Int {
    if case .moving(let offset) = state { offset } else { 0 }
  }

  var isMoving: Bool {
    if case .moving = state { true } else { false }
  }

  /// Whether the movement ends at the entering page, or beyond it.
  private var endsWithEntering: Bool { targetOffset.signum() == enteringDirection?.sign }

  /// The step at the end of the movement; nil if that is the current page.
  var destination: PageStep? { targetOffset == 0 ? nil : queue.last ?? enteringStep }

  /// Whether a movement that has reached an offset passes the end of the step: the entering page is completely visible
  /// and more pages follow, or it is hidden again and a page on the other side follows.
  func finishesStep(at offset: Double) -> Bool {
    guard let enteringDirection, targetOffset != 0 else { return false }
    let way = offset * Double(enteringDirection.sign)
    return endsWithEntering ? abs(targetOffset) > 1 && way >= 1 : way <= 0
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (_, .go(let step, let present, let animated)):
      return go(step, from: present, animated: animated)
    case (.idle, .grab), (.moving, .grab):
      state = .held
      return [.stop, .failPending] + cancelQueue()
    case (.held, .pull(let step)) where step?.direction != enteringDirection:
      let actions = endStep(isCompleted: false, false)
      enteringStep = step
      return actions + (step.map { [.begin($0, animated: true)] } ?? [])
    case (.held, .finishStep): return endStep(isCompleted: true, false)
    case (.moving, .finishStep): return finishStep()
    case (.held, .release(let turns, let velocity, let animated)):
      let offset = turns ? enteringDirection?.sign ?? 0 : 0
      state = .moving(offset)
      return animated ? [.animateToOffset(offset, velocity: velocity)] : finishImmediately()
    case (.moving, .animationEnded): return finishImmediately()
    case (.held, .finish):
      state = .moving(0)
      return finishImmediately(true)
    case (.moving, .finish): return finishImmediately(true)
    case (_, .grab), (_, .pull), (_, .finishStep), (_, .release), (_, .animationEnded),
      (_, .finish):
      return []
    }
  }

  func checkInvariants() {
    require(
      queue.count == max(0, abs(targetOffset) - (endsWithEntering ? 1 : 0)),
      "Internal inconsistency: \(queue.count) pages are queued for the offset \(targetOffset)")
    require(
      queue.allSatisfy { $0.direction.sign == targetOffset.signum() },
      "Internal inconsistency: a queued page is not in the direction of \(targetOffset)")
    require(
      enteringStep == nil ? targetOffset == 0 : state != .idle,
      "Internal inconsistency: \(state) with \(enteringStep as Any)")
  }

  // MARK: Requests

  private mutating func go(
    _ step: PageStep, from present: ViewController?, animated: Bool
  ) -> [Action] {
    let isInterrupted = !step.isUserInitiated
    if state != .held, step.page === destination?.page ?? present {
      guard isMoving else { return [.failPending, .complete] }
      return [.failPending] + (animated ? [] : finishImmediately(isInterrupted))
    }
    // A movement in that direction shows the page once more, as in a ring of two pages.
    let goesOn = targetOffset.signum() == step.direction.sign
    if step.page === enteringStep?.page, !(goesOn && animated) {
      return redirect(to: enteringDirection?.sign ?? 0, animated: animated, isInterrupted)
    }
    if step.page === present, !(goesOn && (animated || enteringDirection == step.direction)) {
      return redirect(to: 0, animated: animated, isInterrupted)
    }
    return animated
      ? continueMovement(with: step, isInterrupted) : goImmediately(to: step, isInterrupted)
  }

  private mutating func redirect(to offset: Int, animated: Bool, _ isInterrupted: Bool) -> [Action]
  {
    let actions = [.failPending, .stop] + cancelQueue()
    state = .moving(offset)
    return actions + (animated ? [.animateToOffset(offset)] : finishImmediately(isInterrupted))
  }

  private mutating func continueMovement(with step: PageStep, _ isInterrupted: Bool) -> [Action] {
    let sign = step.direction.sign
    if targetOffset.signum() == sign, let last = destination {
      let offset = targetOffset + sign
      state = .moving(offset)
      queue.append(step)
      return [.transferCompletions(to: last), .joinPending, .animateToOffset(offset)]
    }
    var actions: [Action] = [.failPending, .stop]
    if enteringDirection == step.direction {
      // The visible page is leaving or dragged: the new page takes its side.
      actions += endStep(isCompleted: false, isInterrupted)
    }
    actions += cancelQueue()
    if enteringStep == nil {
      enteringStep = step
      actions.append(.begin(step, animated: true))
    } else {
      // The page on the other side has to leave first.
      queue = [step]
    }
    state = .moving(sign)
    return actions + [.animateToOffset(sign)]
  }

  private mutating func goImmediately(to step: PageStep, _ isInterrupted: Bool) -> [Action] {
    let actions =
      [.failPending, .stop] + endStep(isCompleted: endsWithEntering, isInterrupted) + cancelQueue()
    state = .idle
    return actions + showImmediately(step, isInterrupted) + [.becomeIdle, .complete]
  }

  // MARK: Ends

  private mutating func finishStep() -> [Action] {
    guard let enteringDirection, !queue.isEmpty else { return [] }
    let comes = endsWithEntering
    if comes { state = .moving(targetOffset - enteringDirection.sign) }
    let actions = endStep(isCompleted: comes, false)
    let next = queue.removeFirst()
    enteringStep = next
    return actions + [.begin(next, animated: true)]
  }

  private mutating func finishImmediately(_ isInterrupted: Bool = false) -> [Action] {
    let actions = [.stop] + endStep(isCompleted: endsWithEntering, isInterrupted)
    defer { queue = [] }
    state = .idle
    return actions + queue.flatMap { showImmediately($0, isInterrupted) } + [
      .becomeIdle, .complete,
    ]
  }

  private func showImmediately(_ step: PageStep, _ isInterrupted: Bool) -> [Action] {
    [.begin(step, animated: false), .end(step, isCompleted: true, isInterrupted: isInterrupted)]
  }

  private mutating func endStep(isCompleted: Bool, _ isInterrupted: Bool) -> [Action] {
    guard let step = enteringStep else { return [] }
    enteringStep = nil
    return [.end(step, isCompleted: isCompleted, isInterrupted: isInterrupted)]
  }

  private mutating func cancelQueue() -> [Action] {
    defer { queue = [] }
    return queue.isEmpty ? [] : [.cancelQueued(queue)]
  }
}

final class PageStep {
  nonisolated let page: ViewController
  nonisolated let direction: PageDirection
  /// Whether the user requested the page, by a drag, the wheel, a key or the indicator: then the delegate is notified.
  nonisolated let isUserInitiated: Bool
  var index: Int?
  /// The completions that wait for this page while another page is to follow.
  var completions: [(Bool) -> Void] = []

  init(
    to page: ViewController, _ direction: PageDirection, isUserInitiated: Bool, index: Int? = nil
  ) {
    self.page = page
    self.direction = direction
    self.isUserInitiated = isUserInitiated
    self.index = index
  }

  func complete(_ finished: Bool) {
    let waiting = completions
    completions = []
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

  /// The direction of a distance in pages; nil for 0.
  nonisolated init?(of pages: Double) {
    guard pages != 0 else { return nil }
    self = pages > 0 ? .forward : .reverse
  }
}
