// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Rules 2, 3.1, 3.5 and 3.6.
extension ContractChecker {
  func appears(_ controller: ViewController, _ appearance: ControllerRecord.Appearance) {
    update(controller) { record in
      record.appearance = appearance
      record.ignoresNextEnd = false
      record.hasDisappeared = appearance == .disappeared
      if appearance == .appearing {
        record.appearingCount = 0
        record.isSilenceTold = false
      }
    }
  }

  func isAppearing(_ controller: ViewController) {
    if let count = record(of: controller).appearingCount, count > 0 {
      report(
        .isAppearing, [controller], call: "viewIsAppearing(_:)",
        "\(controller.inspectedName) was sent viewIsAppearing(_:) twice in one appearance")
    }
    update(controller) { record in record.appearingCount = record.appearingCount.map { $0 + 1 } }
  }

  func didAppear(_ controller: ViewController) {
    if record(of: controller).appearingCount == 0 {
      let isInWindow = controller.viewIfLoaded?.window != nil
      if isInWindow || controller.parent?.viewIfLoaded?.window != nil {
        report(
          .isAppearing, [controller, controller.parent], call: "viewIsAppearing(_:)",
          "\(controller.inspectedName) did appear without viewIsAppearing(_:)"
            + (isInWindow ? "" : ": its view was not in the window when its transition ended"))
      }
    }
    appears(controller, .appeared)
  }

  /// A begin or an end that the core could not use. The running call says which.
  func unbalanced(_ controller: ViewController) {
    let name = controller.inspectedName
    let record = record(of: controller)
    switch calls.last(where: { $0.controller === controller })?.kind {
    case .beginAppearanceTransition(let isAppearing, let animated):
      update(controller) { $0.ignoresNextEnd = true }
      let state =
        switch record.appearance {
        case .disappeared: "it is not on screen"
        case .appearing: "it is appearing already"
        case .appeared: "it is on screen already"
        case .disappearing: "it is disappearing already"
        }
      let forwards =
        controller.parent.map {
          $0.shouldAutomaticallyForwardAppearanceMethods
            ? ", and \($0.inspectedName) forwards automatically" : ""
        } ?? ""
      report(
        .balance, [controller, controller.parent],
        call: "beginAppearanceTransition(\(isAppearing), animated: \(animated))",
        "\(name) was sent beginAppearanceTransition(\(isAppearing), animated: \(animated)), but "
          + state + forwards)
    default:
      if record.ignoresNextEnd { return update(controller) { $0.ignoresNextEnd = false } }
      report(
        .balance, [controller, controller.parent], call: "beginAppearanceTransition(_:animated:)",
        "\(name) was sent endAppearanceTransition() without beginAppearanceTransition(_:animated:)")
    }
  }

  func replacesView(of controller: ViewController) {
    report(
      .loading, [controller, controller.parent], call: "loadView()",
      "\(controller.inspectedName)’s view was loaded twice: loadView() was called by hand, or "
        + "another view was set")
  }
}
