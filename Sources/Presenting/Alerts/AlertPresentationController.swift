// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Places an alert or an action sheet over a dimmed window.
final class AlertPresentationController: PresentationController {
  /// In points, at the default size of text.
  private static let width = 360.0
  /// The minimum distance from the window's edges, in points.
  private static let margin = 16.0
  private static let sheetMargin = 8.0
  private static let hiddenScale = 0.95

  private let dimmingView = View()

  private var alert: AlertController? { presentedViewController as? AlertController }

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
    addDimming(dimmingView) { 1 }
    applyStyle()
  }

  override func dismissalTransitionWillBegin() {
    animateAlongsideTransition { [dimmingView] in dimmingView.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    dimmingView.frame = containerView?.bounds ?? .zero
    applyStyle()
  }

  override func setPresentedViewHidden(_ isHidden: Bool) {
    guard let view = presentedView, let container = containerView else { return }
    if !isHidden {
      view.transform = .identity
      view.alpha = 1
    } else if isAtBottom {
      view.transform = .translation(0, container.bounds.height - view.frame.minY + Theme.cardBlur)
    } else {
      view.transform = .scale(Self.hiddenScale, Self.hiddenScale)
      view.alpha = 0
    }
  }

  override func didClickOutside() {
    if alert?.preferredStyle == .actionSheet, shouldCancel { alert?.cancel() }
  }

  override func handleEscapeKey() -> Bool {
    if shouldCancel { alert?.cancel() }
    return true
  }

  /// Whether the user may dismiss the alert without a button. Asks the delegate, as in every other presentation.
  private var shouldCancel: Bool {
    let isModal = presentedViewController.isModalInPresentation
    guard isModal || delegate?.presentationControllerShouldDismiss(self) == false else {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  private func applyStyle() {
    guard let view = presentedView else { return }
    let theme = presentedViewController.traits.theme
    view.cornerRadius = theme.metrics.sheetRadius
    view.shadow = theme.raisedShadow(radius: theme.metrics.sheetRadius)
  }
}
