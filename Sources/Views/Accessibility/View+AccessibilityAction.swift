// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension View {
  /// What every view takes.
  func performCommonAccessibilityAction(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .focus: takeKeyboardForAccessibility()
    case .scrollToVisible: scrollIntoSight()
    case .custom(let name):
      accessibilityCustomActions.first { $0.name == name }?.handler() ?? false
    default: false
    }
  }

  /// As Tab brings the keyboard here.
  private func takeKeyboardForAccessibility() -> Bool {
    guard let focus = window?.focus, focus.canFocus(self) else { return false }
    focus.focus(self, ringVisible: true)
    return focus.firstResponder === self
  }

  /// What scrolls around it does as if the keyboard had come here.
  private func scrollIntoSight() -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      current.focusMoved(to: self)
      ancestor = current.superview
    }
    window?.layoutIfNeeded()
    return shownRect() != nil
  }

  /// The element as the tree has it, but for its place; nil for a part that is not there.
  package func accessibilityElement(part: Int = 0) -> AccessibilityElement? {
    if part > 0 {
      guard let elements = accessibilityElements, part <= elements.count else { return nil }
      return elements[part - 1]
    }
    var element = AccessibilityElement(
      role: accessibilityRole, label: accessibilityLabel ?? "", frame: bounds)
    describe(&element)
    accessibility.properties?.complete(&element)
    if element.hint.isEmpty, let toolTip, toolTip != element.label { element.hint = toolTip }
    return element
  }

  /// Whether a person can perceive the view, as far as what is around it lets them: it is reachable, and neither seen through
  /// nor kept from assistive technology.
  package var isAccessible: Bool {
    guard isReachable, !isInDismissal else { return false }
    var view: View? = self
    while let current = view {
      if current.isTooFaint || current.accessibilityElementsHidden { return false }
      view = current.superview
    }
    return true
  }

  /// Whether the view is too faint to be seen. One that contains the first responder counts as seen: it fades in, and keys go
  /// there already.
  var isTooFaint: Bool {
    guard alpha <= AccessibilityTreeBuilder.faintest else { return false }
    return window?.focus.focusedView?.isDescendant(of: self) != true
  }
}

extension Window {
  /// The view that has a number, where a person can perceive it.
  func accessibleView(numbered number: Int) -> View? {
    guard number > AccessibilityTree.ID.window.view, let view = rootView.view(numbered: number),
      view.isAccessible
    else { return nil }
    return view
  }
}
