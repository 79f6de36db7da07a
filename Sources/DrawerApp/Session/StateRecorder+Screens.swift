// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension StateRecorder {
  /// The titles of what is on screen, from the outside in.
  func titles(below controller: ViewController) -> [String] {
    let own = controller.isAppeared ? controller.title.map { [$0] } ?? [] : []
    return own + shown(by: controller).flatMap { titles(below: $0) }
  }

  /// What is presented, the first one first.
  func presented(below controller: ViewController) -> [ViewController] {
    (ownPresented(controller).map { [$0] } ?? [])
      + shown(by: controller).flatMap { presented(below: $0) }
  }

  private func shown(by controller: ViewController) -> [ViewController] {
    controller.children + (ownPresented(controller).map { [$0] } ?? [])
  }

  /// What a controller presents itself: its children answer the same.
  private func ownPresented(_ controller: ViewController) -> ViewController? {
    controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
  }

  /// The text of the field that has the keyboard; dots for a secret, also while the field itself shows it.
  var writtenText: String? {
    let responder = window.focus.firstResponder
    let text: String? =
      switch responder {
      case let field as TextField: field.text
      case let view as TextView: view.text
      default: nil
      }
    return responder?.hasSecretText == true ? text?.concealed : text
  }

  /// What an input method composes in the field that has the keyboard, unless the text is a secret.
  var markedText: String? {
    guard let responder = window.focus.firstResponder, !responder.hasSecretText else { return nil }
    return switch responder {
    case let field as TextField: field.markedText
    case let view as TextView: view.markedText
    default: nil
    }
  }

  /// The views with a label that a click in their middle reaches, from back to front.
  var controls: [StateValue] {
    window.shownViews { !Self.passiveRoles.contains($0.accessibilityRole) }.compactMap { view in
      let frame = view.convert(view.bounds, to: nil)
      guard let label = view.accessibilityLabel, window.clickReaches(view, at: frame.center) else {
        return nil
      }
      return .table([
        "label": .text(label), "role": .text(view.accessibilityRole.rawValue),
        "frame": frame.stateValue,
      ])
    }
  }

  /// The roles of views that do nothing when they are clicked.
  private static let passiveRoles: Set<AccessibilityRole> = [
    .none, .staticText, .heading, .list, .scrollArea,
  ]
}
