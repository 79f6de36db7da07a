// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Controls
@testable import Presenting

/// A root with a button in it, and a controller that is shown as a popover of the button.
final class PopoverFixture {
  final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  final class Delegate: PopoverPresentationDelegate {
    var allowsDismissal = true
    var staysPopover = false
    var calls: [String] = []
    var onReposition: ((inout Rect?) -> Void)?

    func adaptivePresentationStyle(
      for controller: PresentationController, traits: Traits
    ) -> ModalPresentationStyle {
      staysPopover ? .none : controller.adaptivePresentationStyle(for: traits)
    }

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      calls.append("should")
      return allowsDismissal
    }

    func presentationControllerWillDismiss(_ controller: PresentationController) {
      calls.append("will")
    }

    func presentationControllerDidDismiss(_ controller: PresentationController) {
      calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      calls.append("attempt")
    }

    func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {
      calls.append("prepare")
    }

    func popoverPresentationController(
      _ controller: PopoverPresentationController, willRepositionTo rect: inout Rect?,
      in view: inout View
    ) {
      calls.append("reposition")
      onReposition?(&rect)
    }
  }

  let root = ViewController()
  let red = ViewController()
  let button = Button(title: "Open", accessibilityLabel: "Open")
  let other = Button(title: "Other", accessibilityLabel: "Other")
  let field = Field()
  let delegate = Delegate()
  let harness: TestWindow
  var completions: [String] = []

  init(size: Size = Size(1000, 700)) {
    root.title = "Root"
    red.title = "Red"
    harness = TestWindow(root: root, size: size)
    button.frame = Rect(460, 300, 80, 40)
    other.frame = Rect(20, 20, 80, 40)
    for view in [button, other] { root.view.addSubview(view) }
    field.frame = Rect(20, 20, 100, 40)
    red.view.addSubview(field)
    red.preferredContentSize = Size(240, 160)
    red.modalPresentationStyle = .popover
    harness.step()
    root.containmentObserver = harness.observers
  }

  var popover: PopoverPresentationController? { red.popoverPresentationController }

  var focus: FocusSystem { harness.window.focus }

  /// Where the content shows, in the window.
  var frame: Rect { red.view.convert(red.view.bounds, to: nil) }

  func present(animated: Bool = false) {
    let popover = red.popoverPresentationController
    if popover?.sourceView == nil { popover?.sourceView = button }
    popover?.delegate = delegate
    root.present(red, animated: animated) { [self] in completions.append("presented") }
  }

  /// Presents the popover, and clears the logs.
  func show() {
    present()
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
    completions = []
    delegate.calls = []
  }

  func dismiss(animated: Bool = false) {
    root.dismiss(animated: animated) { [self] in completions.append("dismissed") }
  }
}
