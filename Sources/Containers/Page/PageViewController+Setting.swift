// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension PageViewController {
  /// Shows another page.
  ///
  /// Not animated, off screen, or with motion reduced, it shows at once and the completion is called before
  /// this returns (unless a callback of these very pages calls it: then after them). A call while pages
  /// move goes on from where they are: in the same direction the page comes after those that are coming; the
  /// one that shows, or shows besides it, is turned back to; otherwise the movement turns round. One that a
  /// pointer holds is taken out of its hand. The page that is there already only completes.
  ///
  /// - Parameters:
  ///   - viewControllers: Exactly one: there is no spine. A child of another controller stops the program.
  ///   - direction: Where it comes from.
  ///   - completion: Hears once: true when the page has come, false when another call or a pointer decided
  ///     otherwise before.
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers.first, viewControllers.count == 1 else {
      preconditionFailure("One page can be shown, not \(viewControllers.count)")
    }
    checkIsFree(page, "was set as a page")
    if decisions.isBusy {
      decisions.afterwards { [weak self] in
        guard let self else {
          completion?(false)
          return
        }
        setViewControllers(
          viewControllers, direction: direction, animated: animated, completion: completion)
      }
      return
    }
    neighbours.forgetAll()
    isInterrupting = true
    request(
      PageStep(to: page, direction, isByPerson: false), animated: animated, completion: completion)
    isInterrupting = false
    askForCount()
  }

  /// Forgets the neighbours and the number of pages: they are asked for again.
  public func reloadData() {
    neighbours.forgetAll()
    askForCount()
  }

  /// The page that a movement will end at, if it is not the present one.
  var destinationStep: PageStep? { machine.heading == 0 ? nil : queue.last ?? incoming }

  /// Where it rests or is heading; while a pointer holds the pages, the present one.
  var destination: ViewController? {
    destinationStep?.page ?? current
  }

  /// Brings a page in, from whatever goes on.
  func request(_ step: PageStep, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    dropStolenPage()
    let animated = animated && canAnimate
    let target = target(for: step, animated: animated)
    requested = step
    perform(
      machine.handle(.go(step.direction, to: target, animated: animated)), completion: completion)
    requested = nil
  }

  private func target(for step: PageStep, animated: Bool) -> PageStateMachine.Target {
    if machine.state != .held, step.page === destination { return .destination }
    if !animated, step.page === incoming?.page { return .incoming }
    // Going on that way it comes once more, as in a ring of two pages.
    let goesOn = machine.heading.signum() == step.direction.sign
    if goesOn, animated || machine.shown == step.direction { return .new }
    if step.page === current { return .current }
    return step.page === incoming?.page ? .incoming : .new
  }

  /// Another container may have added the page to itself (contract 1.3).
  private func dropStolenPage() {
    guard machine.state == .resting, let current, current.parent !== self else { return }
    if let view = current.viewIfLoaded, view.superview === host { view.removeFromSuperview() }
    self.current = nil
  }

  /// Animation needs a window, something to slide from, and the person's consent.
  var canAnimate: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && current != nil && !traits.reducesMotion
  }

  func checkIsFree(_ page: ViewController, _ why: String) {
    precondition(
      page.parent == nil || page.parent === self,
      "\(page) \(why), but is a child of \(String(describing: page.parent)): remove it there first")
    precondition(
      page.parent != nil || page.presentingViewController == nil,
      "\(page) \(why), but is presented: dismiss it first")
  }

  // MARK: Neighbours

  /// Asks the source once.
  func neighbour(of page: ViewController, _ direction: PageDirection) -> ViewController? {
    if let kept = neighbours.answer(for: page, direction, in: self) { return kept }
    guard let dataSource else { return nil }
    let found =
      switch direction {
      case .forward: dataSource.pageViewController(self, viewControllerAfter: page)
      case .reverse: dataSource.pageViewController(self, viewControllerBefore: page)
      }
    if let found {
      checkIsFree(found, "was given by the data source")
      precondition(found !== page, "The data source gave \(page) as its own neighbour")
    }
    neighbours.keep(found, for: page, direction)
    return found
  }

  /// A person turns to a neighbour.
  ///
  /// - Returns: Whether there is one.
  func turn(_ direction: PageDirection) -> Bool {
    guard let from = destination, let page = neighbour(of: from, direction) else { return false }
    turn(to: page, direction, by: 1)
    return true
  }

  /// - Parameter count: How many pages further it lies.
  func turn(to page: ViewController, _ direction: PageDirection, by count: Int) {
    guard let from = destination, !decisions.isBusy else { return }
    if count == 1 { neighbours.keep(from, for: page, direction.opposite) }
    let index = wrapped(destinationIndex + count * direction.sign)
    request(
      PageStep(to: page, direction, isByPerson: true, index: index), animated: true)
    updateIndicator()
  }
}
