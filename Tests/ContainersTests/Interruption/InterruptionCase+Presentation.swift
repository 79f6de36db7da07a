// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport

@testable import Containers

nonisolated extension InterruptionCase {
  /// What can be presented.
  private enum Kind: Hashable, CaseIterable {
    case style(ModalPresentationStyle), dissolving, alert, actionSheet

    static var allCases: [Kind] {
      ModalPresentationStyle.allCases.filter { $0 != .none }.map(Kind.style)
        + [.dissolving, .alert, .actionSheet]
    }

    var name: String {
      switch self {
      case .style(let style): "\(style)"
      case .dissolving: "dissolving full screen"
      case .alert: "alert"
      case .actionSheet: "action sheet"
      }
    }
  }

  static let presentations = Kind.allCases.map { kind in
    InterruptionCase(name: "presentation, \(kind.name)", completionCheck: .end) {
      let family = Family(kind)
      return InterruptionScene(
        family.harness,
        begin: { family.present(family.modal, animated: $0, $1) },
        reverse: { family.dismiss(animated: $0, $1) },
        other: { animated, completion in
          family.modal.present(family.other, animated: animated) { completion(true) }
        })
    }
  }

  static let dismissals = Kind.allCases.map { kind in
    InterruptionCase(name: "dismissal, \(kind.name)", completionCheck: .end) {
      let family = Family(kind)
      family.present(family.modal, animated: false) { _ in }
      return InterruptionScene(
        family.harness,
        begin: { family.dismiss(animated: $0, $1) },
        reverse: { family.present(family.modal, animated: $0, $1) },
        other: { family.present(family.other, animated: $0, $1) })
    }
  }

  static let sheets: [InterruptionCase] = [
    InterruptionCase(name: "another detent", completionCheck: .nothing) {
      let family = Family(.style(.pageSheet))
      let sheet = family.modal.sheetPresentationController
      sheet?.detents = [.medium, .large]
      family.present(family.modal, animated: false) { _ in }
      @MainActor func select(
        _ detent: SheetPresentationController.Detent.Identifier
      ) -> InterruptionScene.Change {
        { animated, _ in
          if animated {
            sheet?.animateChanges { sheet?.selectedDetentIdentifier = detent }
          } else {
            sheet?.selectedDetentIdentifier = detent
          }
        }
      }
      return InterruptionScene(
        family.harness, begin: select(.large), reverse: select(.medium),
        other: { animated, _ in family.dismiss(animated: animated) { _ in } })
    },
    InterruptionCase(name: "another size of a popover", completionCheck: .nothing) {
      let family = Family(.style(.popover))
      family.modal.preferredContentSize = Size(200, 100)
      family.present(family.modal, animated: false) { _ in }
      return InterruptionScene(
        family.harness,
        begin: { _, _ in family.modal.preferredContentSize = Size(400, 300) },
        reverse: { _, _ in family.modal.preferredContentSize = Size(200, 100) },
        other: { animated, _ in family.dismiss(animated: animated) { _ in } })
    },
  ]

  /// A root with a child that defines a presentation context, and the controllers that they present.
  @MainActor
  private final class Family {
    private final class Panel: PresentationController {
      override var frameOfPresentedViewInContainerView: Rect {
        Rect(0, 0, 300, containerView?.bounds.height ?? 0)
      }
    }

    private final class Custom: ViewController {
      override func makePresentationController() -> PresentationController {
        modalPresentationStyle == .custom
          ? Panel(presentedViewController: self) : super.makePresentationController()
      }
    }

    let pane = ViewController.named("pane")
    let modal: ViewController
    let other = ViewController.named("other")
    let harness: TestWindow

    init(_ kind: Kind) {
      modal =
        switch kind {
        case .style(.custom): Custom()
        case .style, .dissolving: ViewController()
        case .alert: AlertController(title: "modal")
        case .actionSheet: AlertController(title: "modal", preferredStyle: .actionSheet)
        }
      modal.title = "modal"
      let root = ViewController.named("root")
      harness = TestWindow(root: root)
      root.addChild(pane)
      pane.view.frame = root.view.bounds
      pane.view.autoresizingMask = .fill
      root.view.addSubview(pane.view)
      pane.didMove(toParent: root)
      pane.definesPresentationContext = true
      switch kind {
      case .style(let style): modal.modalPresentationStyle = style
      case .dissolving:
        modal.modalPresentationStyle = .fullScreen
        modal.modalTransitionStyle = .crossDissolve
      case .alert, .actionSheet:
        (modal as? AlertController)?.addAction(AlertAction(title: "OK"))
      }
      modal.popoverPresentationController?.sourceView = pane.view
      modal.popoverPresentationController?.sourceRect = Rect(400, 300, 40, 20)
      harness.runUntilIdle()
    }

    func present(
      _ controller: ViewController, animated: Bool, _ completion: @escaping (Bool) -> Void
    ) {
      // A popover that has gone has forgotten its anchor.
      if controller.modalPresentationStyle == .popover, !controller.isBeingDismissed {
        controller.popoverPresentationController?.sourceView = pane.view
        controller.popoverPresentationController?.sourceRect = Rect(400, 300, 40, 20)
      }
      pane.present(controller, animated: animated) { completion(true) }
    }

    func dismiss(animated: Bool, _ completion: @escaping (Bool) -> Void) {
      modal.dismiss(animated: animated) { completion(true) }
    }
  }
}
