// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// The program's own way to present: half of the window, with an animation of its own.
final class FamilyTransitioning: ViewControllerTransitioningDelegate {
  private final class Half: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
      let bounds = containerView?.bounds ?? .zero
      return Rect(0, bounds.height / 2, bounds.width, bounds.height / 2)
    }
  }

  private final class Rise: ViewControllerAnimatedTransitioning {
    let arrives: Bool
    init(arrives: Bool) { self.arrives = arrives }

    func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
      let view = arrives ? context.toView : context.fromView
      if arrives { view?.alpha = 0.2 }
      return PropertyAnimator(motion: .curve(.easeInOut, duration: 0.2)) { [arrives] in
        view?.alpha = arrives ? 1 : 0.2
      }
    }
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    Half(presentedViewController: presented, presentationStyle: .custom)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { Rise(arrives: true) }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { Rise(arrives: false) }
}
