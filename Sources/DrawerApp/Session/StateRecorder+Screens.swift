// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension StateRecorder {
  /// The titles of the controllers on screen, from the outermost in.
  func titles(below controller: ViewController) -> [String] {
    let own = controller.isAppeared ? controller.title.map { [$0] } ?? [] : []
    return own + childrenAndPresented(of: controller).flatMap { titles(below: $0) }
  }

  /// The presented controllers, in the order of presentation.
  func presented(below controller: ViewController) -> [ViewController] {
    (controllerPresentedDirectly(by: controller).map { [$0] } ?? [])
      + childrenAndPresented(of: controller).flatMap { presented(below: $0) }
  }

  private func childrenAndPresented(of controller: ViewController) -> [ViewController] {
    controller.children + (controllerPresentedDirectly(by: controller).map { [$0] } ?? [])
  }

  /// The controller that this controller itself presents. For children, `presentedViewController` returns the same one.
  private func controllerPresentedDirectly(by controller: ViewController) -> ViewController? {
    controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
  }

  /// The text of the focused text field; dots for a secret, even if the field shows it.
  var writtenText: String? {
    let responder = window.focus.firstResponder
    let text: String? =
      switch responder {
      case let field as TextField: field.text
      case let view as TextView: view.text
      default: nil
      }
    return responder?.hasSecretText == true ? text?.redacted : text
  }

  /// The text that an input method composes in the focused field, unless it is secret.
  var markedText: String? {
    guard let responder = window.focus.firstResponder, !responder.hasSecretText else { return nil }
    return switch responder {
    case let field as TextField: field.markedText
    case let view as TextView: view.markedText
    default: nil
    }
  }

  /// The labeled views that a click at their center reaches, from back to front.
  var controls: [StateValue] {
    window.shownViews { !Self.passiveRoles.contains($0.accessibilityRole) }.compactMap { view in
      let frame = view.convert(view.bounds, to: nil)
      guard let label = view.accessibilityLabel, window.clickReaches(view, at: frame.center) else {
        return nil
      }
      return .dictionary([
        "label": .string(label), "role": .string(view.accessibilityRole.rawValue),
        "frame": frame.stateValue,
      ])
    }
  }

  /// The roles of views that ignore clicks.
  private static let passiveRoles: Set<AccessibilityRole> = [
    .none, .staticText, .heading, .list, .scrollArea,
  ]
}
