// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Slides one column over another, or off it, while a split view is collapsed.
final class CollapsedSplitTransition {
  /// The controller that fills the split view. Nil while the split view is expanded, or has no column.
  private(set) var shown: ViewController?
  /// The slide that runs.
  private(set) var transition: ChildTransition?

  private unowned let split: SplitViewController
  private var focus = FocusMemory()

  init(of split: SplitViewController) { self.split = split }

  /// Another controller fills the split view immediately; nil for none.
  func fill(with controller: ViewController?) { shown = controller }

  /// A controller that waits off screen takes the place of the one that shows: it slides over it as a push
  /// when its column comes after, and the other one off as a pop otherwise. The call waits for the slide.
  func show(
    _ controller: ViewController, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    let running = animated && transition?.involves(controller) == true ? transition : nil
    if running == nil { finish() }
    if controller !== shown {
      // The keyboard goes along.
      let hadKeyboard = shown?.containsFirstResponder ?? false
      if let old = shown { focus.remember(old) }
      split.transitionController.motor.hold {
        if let running {
          split.transitionController.motor.carryOut([.supersede], for: completion)
          running.turn()
          shown = controller
        } else {
          begin(with: controller, animated: animated)
        }
        split.layout.layOut()
        focus.restore(controller, orFirst: hadKeyboard)
        split.childInChargeChanged()
      }
      if running != nil { return }
    }
    if transition == nil {
      completion?(true)
    } else {
      split.transitionController.motor.carryOut([.adopt], for: completion)
    }
  }

  private func begin(with new: ViewController, animated: Bool) {
    guard let old = shown, animated else {
      return split.transition(hiding: [shown].compactMap(\.self), showing: [new]) {
        shown = new
        split.layout.update()
      }
    }
    let transition = ChildTransition(in: split, from: old, to: new)
    transition.keepsViews = true
    transition.begin {
      shown = new
      self.transition = transition
      split.layout.update()
    }
    guard transition.isRunning else { return }
    transition.run(slide(from: old, to: new)) { [weak self] in self?.end(atEnd: $0) }
  }

  private func slide(from old: ViewController, to new: ViewController) -> PropertyAnimator {
    let (from, to) = (split.layout.host(of: old), split.layout.host(of: new))
    // A controller that is in no column stands for the first one.
    let order = [old, new].map { child -> Int in
      split.columns.all.firstIndex { $0.controller === child } ?? -1
    }
    let isForward = order[1] > order[0]
    split.view.bringSubviewToFront(isForward ? to : from)
    return NavigationSlide(operation: isForward ? .push : .pop).interruptibleAnimator(
      using: TransitionContext(
        containerView: split.view, from: old, to: new, fromView: from, toView: to))
  }

  /// Brings what slides to its end, at once.
  func finish() {
    transition?.jump()
    end(atEnd: transition?.isReversed == false)
  }

  private func end(atEnd: Bool) {
    guard let transition else { return }
    split.transitionController.motor.hold {
      self.transition = nil
      transition.end(atEnd: atEnd) {
        split.layout.arrange()
        split.layout.layOut()
      }
      split.view.setNeedsLayout()
    }
    for call in split.transitionController.motor.takeCalls() { call(true) }
  }
}
