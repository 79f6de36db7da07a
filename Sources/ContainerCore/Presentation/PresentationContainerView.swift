// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Covers the window or the view of a presentation context, and contains the views of one presentation controller.
final class PresentationContainerView: View {
  private(set) weak var controller: PresentationController?
  private var pressLocation: Point?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    setBoundary(controller)
    autoresizingMask = .fill
  }

  var presentation: ModalPresentation? { controller?.presentation }

  override func layoutSubviews() {
    guard let controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    controller.containerViewDidLayoutSubviews()
  }

  /// A view that is being dismissed receives no pointers, unless a press can interrupt the dismissal.
  override func point(inside point: Point) -> Bool {
    guard super.point(inside: point), let controller, let presentation else { return false }
    return presentation.isActive
      ? controller.shouldReceivePointer(at: point) : controller.shouldInterruptDismissal(point)
  }

  // MARK: Input outside the presented view

  /// In a presentation context, the presenter is covered but its parent is not.
  override var next: Responder? {
    guard let presentation, presentation.isContextual else { return super.next }
    return presentation.presentingViewController?.parent
  }

  /// The Escape key dismisses the presentation.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty, let controller else { return false }
    return controller.handleEscapeKey()
  }

  override func pointerDown(_ pointer: PointerSample) {
    guard presentation?.isActive == true else { return }
    if pointer.event.button == .primary { pressLocation = pointer.event.location }
    controller?.didPressOutside(pointer)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    guard let pressLocation,
      pointer.event.location.distance(to: pressLocation) > TapGestureRecognizer.allowableMovement
    else { return }
    self.pressLocation = nil
  }

  override func pointerUp(_ pointer: PointerSample) {
    guard pressLocation != nil else { return }
    pressLocation = nil
    controller?.didClickOutside()
  }

  override func pointerCancelled() {
    pressLocation = nil
  }

  override func shouldClaimDrag(_ drag: DragAttempt) -> Bool {
    controller?.shouldClaimDrag(drag) ?? false
  }
}
