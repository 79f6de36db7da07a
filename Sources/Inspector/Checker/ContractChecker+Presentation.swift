// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Rule 5.3.
extension ContractChecker {
  func refusesPresentation(of controller: ViewController, by presenter: ViewController?) {
    let name = controller.inspectedName
    let place = presenter?.inspectedName ?? "its presenter"
    let reason =
      if let other = controller.presentingViewController {
        "\(other.inspectedName) presents it already"
      } else if let other = presenter?.presentedViewController {
        "it presents \(other.inspectedName) already"
      } else {
        "it is not on screen"
      }
    report(
      .presentation, [controller, presenter], call: "present(\(name), animated:)",
      "\(place) could not present \(name): \(reason)")
  }
}
