// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension PageViewController {
  /// Does what the state machine decided, in its order.
  func perform(
    _ actions: [PageStateMachine.Action], completion newCompletion: ((Bool) -> Void)? = nil
  ) {
    decisions.perform {
      var isStored = false
      for action in actions {
        switch action {
        case .supersedeCompletion, .keepCompletion:
          if action == .keepCompletion {
            (queue.last ?? incoming)?.addCompletion(completion)
            completion = nil
          } else {
            callCompletion(finished: false)
          }
          completion = newCompletion
          isStored = true
        default: perform(action)
        }
      }
      if !isStored { newCompletion?(false) }
      letGoIfDecidedOtherwise()
    }
  }

  private func perform(_ action: PageStateMachine.Action) {
    switch action {
    case .supersedeCompletion, .keepCompletion: break
    case .complete: callCompletion(finished: true)
    case .stop: stopAnimation()
    case .dropQueue: dropQueue()
    case .enqueue:
      if let requested { queue.append(requested) }
    case .begin(_, let animated): beginStep(animated: animated)
    case .finishStep: finishStep()
    case .cancelStep: cancelStep()
    case .aim(let place): aim(at: place)
    case .rest: rest()
    }
  }

  private func callCompletion(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// A call has moved the pages on while a pointer held them: the pointer's part is over.
  private func letGoIfDecidedOtherwise() {
    guard machine.state != .held, pan.state.isActive else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  private func dropQueue() {
    let dropped = queue
    queue = []
    for step in dropped { step.complete(false) }
  }

  // MARK: One page comes, or does not

  private func beginStep(animated: Bool) {
    guard !queue.isEmpty else {
      preconditionFailure("Internal inconsistency: a page began to come, but there is none")
    }
    let step = queue.removeFirst()
    let page = step.page
    incoming = step
    if step.isByPerson { delegate?.pageViewController(self, willTransitionTo: [page]) }
    current?.willMove(toParent: nil)
    addChild(page)
    if isOnScreen {
      page.beginAppearanceTransition(true, animated: animated)
      if let current, current.isAppeared || current.isAppearing {
        current.beginAppearanceTransition(false, animated: animated)
      }
    }
    guard isViewLoaded else { return }
    put(page.view)
    layOut()
    view.layoutIfNeeded()
  }

  private func finishStep() {
    guard let step = incoming else {
      preconditionFailure("Internal inconsistency: a page came that had not begun to")
    }
    let old = current
    let hadKeyboard = old.map(hasKeyboard) ?? false
    incoming = nil
    current = step.page
    pageIndex = step.index ?? pageIndex
    let way = Double(step.direction.sign)
    turned += way
    offset -= way
    layOut()
    // A page that comes while the container itself appears ends with it.
    if !isContentAppearing { end(step.page) }
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      end(old)
      old.removeFromParent()
    }
    step.page.didMove(toParent: self)
    if hadKeyboard { viewIfLoaded?.window?.focus.focusFirst(in: step.page.view) }
    updateIndicator()
    pageChanged()
    tellDelegate(of: step, from: old, completed: true)
    step.complete(true)
  }

  private func cancelStep() {
    guard let step = incoming else {
      preconditionFailure("Internal inconsistency: a page went that had not begun to come")
    }
    let page = step.page
    let hadKeyboard = hasKeyboard(page)
    incoming = nil
    page.willMove(toParent: nil)
    current?.willMove(toParent: self)
    if let current, current.isInAppearanceTransition, !current.isAppearing, isOnScreen {
      current.beginAppearanceTransition(true, animated: true)
      if !isContentAppearing { end(current) }
    }
    if page.isAppeared || page.isAppearing {
      page.beginAppearanceTransition(false, animated: true)
    }
    page.viewIfLoaded?.removeFromSuperview()
    end(page)
    page.removeFromParent()
    current?.didMove(toParent: self)
    if hadKeyboard, let current { viewIfLoaded?.window?.focus.focusFirst(in: current.view) }
    updateIndicator()
    tellDelegate(of: step, from: current, completed: false)
    step.complete(false)
  }

  private func end(_ page: ViewController) {
    if page.isInAppearanceTransition { page.endAppearanceTransition() }
  }

  private func tellDelegate(of step: PageStep, from old: ViewController?, completed: Bool) {
    guard step.isByPerson else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: !isInterrupting,
      previousViewControllers: old.map { [$0] } ?? [], transitionCompleted: completed)
  }

  private func hasKeyboard(_ page: ViewController) -> Bool {
    guard let view = page.viewIfLoaded else { return false }
    let focused = view.window?.focus.firstResponder as? View
    return focused?.isDescendant(of: view) ?? false
  }

  private func pageChanged() {
    parent?.childTitleChanged(self)
    setNeedsAppearanceUpdate()
  }

  private func rest() {
    offset = 0
    velocity = 0
    neighbours.forgetAll(but: current)
    updateIndicator()
  }
}
