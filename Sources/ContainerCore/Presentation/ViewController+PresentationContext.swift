// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// The controller in front, to which keys go that no view has.
  var keyTarget: ViewController {
    if let presentation, presentation.blocksPresenter {
      return presentation.presentedViewController.keyTarget
    }
    return childForKeyCommands?.keyTarget ?? self
  }

  /// The container around all others that this controller lies in; itself without one. What has to
  /// move as a whole is its view.
  public var outermostContainer: ViewController { parent?.outermostContainer ?? self }

  /// The last one of the controllers that this one's outermost container presents, one over the
  /// other; that container when it presents nothing.
  public var topMostViewController: ViewController {
    var top = outermostContainer
    while let session = top.presentation, session.isHere {
      top = session.presentedViewController
    }
    return top
  }

  /// Who presents what covers the window: the outermost container, or that of the presenter of one
  /// that does not cover the window itself.
  var windowPresenter: ViewController {
    let top = outermostContainer
    guard let session = top.presentedBy, session.isContextual,
      let presenting = session.presentingViewController
    else { return top }
    return presenting.windowPresenter
  }

  /// Who presents in its own view.
  var contextPresenter: ViewController {
    var candidate = self
    while !candidate.definesPresentationContext {
      guard let parent = candidate.parent else { return windowPresenter }
      candidate = parent
    }
    return candidate
  }

  /// Whether this is `controller`, or lies in it or in what it presents.
  func isInside(_ controller: ViewController) -> Bool {
    var candidate: ViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parent ?? current.presentedBy?.presentingViewController
    }
    return false
  }

  /// What the next `present` will use.
  func upcomingPresentationController(source: ViewController) -> PresentationController {
    let style = modalPresentationStyle.resolved
    if let prepared = modal.prepared, prepared.presentationStyle == style { return prepared }
    let made =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: source)
      : nil
    let controller = made ?? makePresentationController()
    require(
      controller.presentedViewController === self,
      "\(controller) presents \(controller.presentedViewController), not \(self)")
    modal.prepared = controller
    return controller
  }

  /// Who stands for this controller where its view lies: what it presents in the style
  /// `currentContext`, since its own content has disappeared.
  var standIn: ViewController? { presentation?.standIn }

  /// Whose content shows where this controller's would: what is presented in its place, and in that one's.
  var shownInPlace: ViewController { standIn?.shownInPlace ?? self }
}

extension Window {
  /// The controller in front: the last one of those presented over the window, else the root.
  public var topMostViewController: ViewController? { rootViewController?.topMostViewController }
}
