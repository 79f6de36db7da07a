// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Slides one column over another, or off it, while a split view is collapsed.
final class CollapsedSplitTransition {
  /// The controller that fills the split view; nil while the split view is expanded, or has no column.
  private(set) var collapsedController: ViewController?
  private(set) var transition: ChildTransition?

  private unowned let split: SplitViewController
  private var focus = FocusMemory()

  init(of split: SplitViewController) { self.split = split }

  func setCollapsedController(_ controller: ViewController?) { collapsedController = controller }

  /// Shows a column that is off screen in place of the visible one. It slides in as a push if its column comes later,
  /// and otherwise the visible one slides off as a pop. The completion is called at the end of the slide.
  func show(
    _ controller: ViewController, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    let runner = split.transitionController.runner
    // Calls in callbacks are performed after this one, which ends the running slide and begins its own.
    runner.performTransaction {
      let running = animated && transition?.involves(controller) == true ? transition : nil
      if running == nil { finish() }
      let changes = controller !== collapsedController
      runner.performActions(
        [changes && running != nil ? .failPending : .joinPending], completion: completion)
      if changes {
        let hadKeyboard = collapsedController?.containsFirstResponder ?? false
        if let old = collapsedController { focus.remember(old) }
        if let running {
          running.reverse()
          collapsedController = controller
        } else {
          begin(with: controller, animated: animated)
        }
        split.layout.layOut()
        focus.restore(controller, orFirst: hadKeyboard)
        split.setNeedsActiveChildUpdate()
      }
      if transition == nil { runner.performActions([.complete]) }
    }
  }

  private func begin(with new: ViewController, animated: Bool) {
    guard let old = collapsedController, animated else {
      return split.transition(hiding: [collapsedController].compactMap(\.self), showing: [new]) {
        collapsedController = new
        split.layout.update()
      }
    }
    let transition = ChildTransition(in: split, from: old, to: new)
    transition.keepsLeavingViews = true
    transition.begin {
      collapsedController = new
      self.transition = transition
      split.layout.update()
    }
    guard transition.isRunning else { return }
    transition.run(makeSlideAnimator(from: old, to: new)) { [weak self] in self?.end(atEnd: $0) }
  }

  private func makeSlideAnimator(from old: ViewController, to new: ViewController)
    -> PropertyAnimator
  {
    let (from, to) = (split.layout.containerView(of: old), split.layout.containerView(of: new))
    // A controller that is in no column comes before the first one.
    let order = [old, new].map { child -> Int in
      split.columns.all.firstIndex { $0.controller === child } ?? -1
    }
    let isForward = order[1] > order[0]
    split.view.bringSubviewToFront(isForward ? to : from)
    return NavigationSlideAnimator(operation: isForward ? .push : .pop).interruptibleAnimator(
      using: TransitionContext(
        containerView: split.view, from: old, to: new, fromView: from, toView: to))
  }

  func finish() {
    transition?.finishSilently()
    end(atEnd: transition?.isReversed == false)
  }

  private func end(atEnd: Bool) {
    guard let transition else { return }
    let runner = split.transitionController.runner
    runner.performTransaction {
      self.transition = nil
      transition.end(atEnd: atEnd) {
        split.layout.installViews()
        split.layout.layOut()
      }
      split.view.setNeedsLayout()
      // Before the calls of the callbacks: the completions of a slide that they begin stay pending.
      runner.performActions([.complete])
    }
  }
}
