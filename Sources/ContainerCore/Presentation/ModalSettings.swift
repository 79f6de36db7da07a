// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a controller wants to be presented, and what is made ready for it.
struct ModalSettings {
  var presentationStyle = ModalPresentationStyle.fullScreen
  var transitionStyle = ModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var isModalInPresentation = false
  weak var defaultButton: View?
  /// What its next presentation will use.
  var prepared: PresentationController?
  /// What it is to present itself as soon as it has appeared; nil for most controllers and most of the time.
  var waiting: WaitingPresentation?
}

extension ViewController {
  /// How it comes in when it is presented animated. Default: from below, as UIKit's.
  public var modalTransitionStyle: ModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Whether `currentContext` and `overCurrentContext` cover this controller's view when it, or what it
  /// contains, presents. Default false.
  public var definesPresentationContext: Bool {
    get { modal.definesPresentationContext }
    set { modal.definesPresentationContext = newValue }
  }

  /// True keeps a person from dismissing the controller while it is presented, or while a container is presented that it
  /// lies in: by Escape, by a press beside it, by dragging it down. Default false.
  public var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// The button that Return activates where no view between the first responder and this controller takes the key. Switches
  /// and pop-up buttons leave Return to it. Ctrl+Return activates it from a text of several lines too. While the button is
  /// disabled or out of reach, the keys do nothing. Not retained. Default nil.
  public var defaultButton: View? {
    get { modal.defaultButton }
    set { modal.defaultButton = newValue }
  }

  /// Activates the default button. Returns whether the key is for a default button.
  func pressDefaultButton(_ event: KeyEvent) -> Bool {
    guard let button = defaultButton, event.key == .return, event.modifiers.isSubset(of: .control)
    else { return false }
    if !event.isRepeat, button.window?.focus.canFocus(button) == true {
      _ = button.performAccessibilityAction(.press, part: 0)
    }
    return true
  }

  /// Whether this controller, or one that it contains, does not let a person dismiss it.
  package var keepsItsPresentation: Bool {
    isModalInPresentation || children.contains(where: \.keepsItsPresentation)
  }

  /// This controller and all that it presents and contains, from the back to the front.
  var presentedAndContained: [ViewController] {
    let presented = presentation.flatMap { $0.machine.isGone ? nil : $0.presentedViewController }
    return [self] + children.flatMap(\.presentedAndContained)
      + (presented?.presentedAndContained ?? [])
  }
}
