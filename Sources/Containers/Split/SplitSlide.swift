// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Slides one column over another, or off it, while a split view is collapsed.
final class SplitSlide {
  /// The slide that runs.
  private(set) var transition: ChildTransition?

  private unowned let split: SplitViewController
  private var focus = FocusMemory()

  init(_ split: SplitViewController) { self.split = split }

  /// A controller that waits off screen takes the place of the one that shows: it slides over it as a push
  /// when its column comes after, and the other one off as a pop otherwise. The call waits for the slide.
  func show(
    _ controller: ViewController, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    let running = animated && transition?.involves(controller) == true ? transition : nil
    if running == nil { finish() }
    if controller !== split.compact {
      // The keyboard goes along.
      let hadKeyboard = split.compact?.containsFirstResponder ?? false
      if let old = split.compact { focus.remember(old) }
      split.motor.hold {
        if let running {
          split.motor.carryOut([.supersede], for: completion)
          running.turn()
          split.folding.compact = controller
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
      split.motor.carryOut([.adopt], for: completion)
    }
  }

  private func begin(with new: ViewController, animated: Bool) {
    guard let old = split.compact, animated else {
      return split.transition(hiding: [split.compact].compactMap(\.self), showing: [new]) {
        split.folding.compact = new
        split.layout.update()
      }
    }
    let transition = ChildTransition(in: split, from: old, to: new)
    transition.keepsViews = true
    transition.begin {
      split.folding.compact = new
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
    split.motor.hold {
      self.transition = nil
      transition.end(atEnd: atEnd) {
        split.layout.arrange()
        split.layout.layOut()
      }
      split.view.setNeedsLayout()
    }
    for call in split.motor.takeCalls() { call(true) }
  }
}
