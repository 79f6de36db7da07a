// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Places an alert or an action sheet over a dimmed window.
final class AlertPresentationController: PresentationController {
  /// Points at the default size of text.
  private static let width = 360.0
  /// Points that stay free around it at least.
  private static let margin = 16.0
  /// Points between an action sheet and the edges it stands at.
  private static let sheetMargin = 8.0
  /// What an alert grows from; LOOK.md's sheets take as long.
  private static let smallScale = 0.95

  private let dimming = View()

  private var alert: AlertController? { presentedViewController as? AlertController }

  /// Whether it stands on the bottom edge.
  private var isAtBottom: Bool {
    guard alert?.preferredStyle == .actionSheet, let containerView else { return false }
    return containerView.bounds.width < presentedViewController.traits.theme.metrics.compactWidth
  }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let container = containerView?.bounds, let view = presentedView else { return .zero }
    let margin = isAtBottom ? Self.sheetMargin : Self.margin
    let room = container.width - 2 * margin
    let width = max(
      0,
      isAtBottom ? room : min(Self.width * max(1, presentedViewController.traits.textScale), room))
    let height = min(
      view.sizeThatFits(Size(width, container.height)).height, container.height - 2 * margin)
    let x = ((container.width - width) / 2).rounded()
    let y =
      isAtBottom
      ? container.height - margin - height : ((container.height - height) / 2).rounded()
    return Rect(x, y, width, max(0, height))
  }

  override func size(withContainerSize containerSize: Size) -> Size {
    presentedViewController.viewIfLoaded?.frame.size ?? containerSize
  }

  override var overrideTraits: TraitOverrides? {
    var overrides = TraitOverrides()
    overrides.isElevated = true
    return overrides
  }

  override func presentationTransitionWillBegin() {
    addDimming(dimming) { 1 }
    style()
  }

  override func dismissalTransitionWillBegin() {
    animateAlongsideTransition { [dimming] in dimming.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    style()
  }

  override func setPresentedViewHidden(_ isHidden: Bool) {
    guard let view = presentedView, let container = containerView else { return }
    guard isHidden else {
      view.transform = .identity
      view.alpha = 1
      return
    }
    if isAtBottom {
      view.transform = .translation(
        0, container.bounds.height - view.frame.minY + Theme.cardBlur)
    } else {
      view.transform = .scale(Self.smallScale, Self.smallScale)
      view.alpha = 0
    }
  }

  override func clickedOutside() {
    if alert?.preferredStyle == .actionSheet, mayBeCanceled { alert?.cancel() }
  }

  override func escapePressed() -> Bool {
    if mayBeCanceled { alert?.cancel() }
    return true
  }

  /// Whether the user may end the alert without one of its buttons, as with every other presentation.
  private var mayBeCanceled: Bool {
    let isModal = presentedViewController.isModalInPresentation
    guard isModal || delegate?.presentationControllerShouldDismiss(self) == false else {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  private func style() {
    guard let view = presentedView else { return }
    let theme = presentedViewController.traits.theme
    view.cornerRadius = theme.metrics.sheetRadius
    view.shadow = theme.raisedShadow(radius: theme.metrics.sheetRadius)
  }
}
