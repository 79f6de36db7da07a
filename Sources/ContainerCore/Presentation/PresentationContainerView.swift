// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Covers the window, or the view of a presentation context, and holds what one presentation
/// controller shows.
final class PresentationContainerView: View {
  private(set) weak var controller: PresentationController?
  private var press: Point?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    setBoundary(controller)
    autoresizingMask = .fill
  }

  var session: PresentationSession? { controller?.session }

  override func layoutSubviews() {
    guard let controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    controller.containerViewDidLayoutSubviews()
  }

  /// What goes away lets pointers through, unless it can be caught.
  override func point(inside point: Point) -> Bool {
    guard super.point(inside: point), let controller, let session else { return false }
    return session.isHere
      ? controller.shouldReceivePointer(at: point) : controller.canBeCaught(point)
  }

  // MARK: Input beside the presented view

  /// In a context the presenter is covered, and what it lies in is not.
  override var next: Responder? {
    guard let session, session.isContextual else { return super.next }
    return session.presentingViewController?.parent
  }

  /// Escape is the way out that a person expects of what lies over everything else.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty, let controller else { return false }
    return controller.escapePressed()
  }

  override func pointerDown(_ pointer: PointerSample) {
    guard session?.isHere == true else { return }
    if pointer.event.button == .primary { press = pointer.event.location }
    controller?.pressedOutside(pointer)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    guard let press, pointer.event.location.distance(to: press) > TapGestureRecognizer.allowance
    else { return }
    self.press = nil
  }

  override func pointerUp(_ pointer: PointerSample) {
    guard press != nil else { return }
    press = nil
    controller?.clickedOutside()
  }

  override func pointerCancelled() {
    press = nil
  }

  override func shouldTakeDrag(_ drag: DragAttempt) -> Bool {
    controller?.shouldTakeDrag(drag) ?? false
  }
}
