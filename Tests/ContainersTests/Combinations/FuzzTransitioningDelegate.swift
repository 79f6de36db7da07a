// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// The program's own way to present: half of the window, with an animation of its own.
final class FuzzTransitioningDelegate: ViewControllerTransitioningDelegate {
  private final class HalfPresentationController: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
      let bounds = containerView?.bounds ?? .zero
      return Rect(0, bounds.height / 2, bounds.width, bounds.height / 2)
    }
  }

  private final class RiseAnimator: ViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
      let view = isPresenting ? context.toView : context.fromView
      if isPresenting { view?.alpha = 0.2 }
      return PropertyAnimator(motion: .curve(.easeInOut, duration: 0.2)) { [isPresenting] in
        view?.alpha = isPresenting ? 1 : 0.2
      }
    }
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    HalfPresentationController(presentedViewController: presented, presentationStyle: .custom)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { RiseAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { RiseAnimator(isPresenting: false) }
}
