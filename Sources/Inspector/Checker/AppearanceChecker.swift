// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks that appearance callbacks are sent in pairs and match the visible views: rules 2, 3.1, 3.5 and 3.6.
final class AppearanceChecker {
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  func recordAppearance(of controller: ViewController, as appearance: ControllerRecord.Appearance) {
    var record = model[controller]
    record.appearance = appearance
    record.ignoresNextEnd = false
    record.hasDisappeared = appearance == .disappeared
    if appearance == .appearing {
      record.appearingCount = 0
      record.didReportMissingCallback = false
    }
    model[controller] = record
  }

  func handleViewIsAppearing(_ controller: ViewController) {
    if let count = model[controller].appearingCount, count > 0 {
      model.report(
        .viewIsAppearing, [controller], call: "viewIsAppearing(_:)",
        "\(controller.inspectedName) was sent viewIsAppearing(_:) twice in one appearance")
    }
    model[controller].appearingCount = model[controller].appearingCount.map { $0 + 1 }
  }

  func handleViewDidAppear(_ controller: ViewController) {
    if model[controller].appearingCount == 0 {
      let isInWindow = controller.viewIfLoaded?.window != nil
      if isInWindow || controller.parent?.viewIfLoaded?.window != nil {
        model.report(
          .viewIsAppearing, [controller, controller.parent], call: "viewIsAppearing(_:)",
          "\(controller.inspectedName) appeared without viewIsAppearing(_:)"
            + (isInWindow ? "" : ": its view was not in the window when its transition ended"))
      }
    }
    recordAppearance(of: controller, as: .appeared)
  }

  /// Reports a begin or an end of a transition that does not match the controller's state.
  func handleUnbalancedCall(of controller: ViewController) {
    let name = controller.inspectedName
    let record = model[controller]
    let kind = model.calls.last { $0.controller === controller }?.kind
    guard case .beginAppearanceTransition(let isAppearing, let animated) = kind else {
      if record.ignoresNextEnd { return model[controller].ignoresNextEnd = false }
      return model.report(
        .balance, [controller, controller.parent], call: "beginAppearanceTransition(_:animated:)",
        "\(name) was sent endAppearanceTransition() without beginAppearanceTransition(_:animated:)")
    }
    model[controller].ignoresNextEnd = true
    let state =
      switch record.appearance {
      case .disappeared: "it is not on screen"
      case .appearing: "it is already appearing"
      case .appeared: "it is already on screen"
      case .disappearing: "it is already disappearing"
      }
    let call = "beginAppearanceTransition(\(isAppearing), animated: \(animated))"
    var message = "\(name) was sent \(call), but \(state)"
    if let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods {
      message += ", and \(parent.inspectedName) forwards appearance callbacks automatically"
    }
    model.report(.balance, [controller, controller.parent], call: call, message)
  }

  func reportViewReplacement(of controller: ViewController) {
    model.report(
      .loading, [controller, controller.parent], call: "loadView()",
      "\(controller.inspectedName)’s view was loaded twice: loadView() was called directly, or "
        + "another view was set")
  }

  func checkUnfinishedTransitions() {
    for record in model.records.values where record.isInTransition {
      guard let controller = record.controller else { continue }
      let name = controller.inspectedName
      let direction = record.appearance == .appearing ? "appearing" : "disappearing"
      model.report(
        .balance, [controller, controller.parent], call: "endAppearanceTransition()",
        "\(name) is still \(direction): endAppearanceTransition() was not called")
    }
  }

  /// Rule 3.5: reports a visible child that received no appearance callback.
  func checkMissingCallbacks(of child: ViewController) {
    let record = model[child]
    guard let parent = child.parent, !parent.shouldAutomaticallyForwardAppearanceMethods,
      // Not `isAppeared`: a controller that is presented over the parent would count as its appearance.
      model[parent].appearance == .appeared,
      record.appearance == .disappeared, !record.didReportMissingCallback, !child.isAppeared,
      let view = child.viewIfLoaded, isVisible(view)
    else { return }
    model[child].didReportMissingCallback = true
    let call =
      record.hasDisappeared
      ? "removeFromSuperview()" : "beginAppearanceTransition(true, animated:)"
    model.report(
      .forwarding, [child, parent], call: call,
      "\(child.inspectedName) is on screen, but \(parent.inspectedName), which forwards appearance "
        + "callbacks itself, "
        + (record.hasDisappeared
          ? "sent it the callbacks of a disappearance" : "did not send \(call)"))
  }

  /// Rule 3.5: reports a child that appeared and is not visible. Transparent views count as visible, as in a fade.
  func checkVisibility(of child: ViewController) {
    let record = model[child]
    guard let parent = child.parent, !parent.shouldAutomaticallyForwardAppearanceMethods,
      model[parent].appearance == .appeared, record.appearance == .appeared,
      !record.didReportMissingCallback, child.isContentAppeared, let view = child.viewIfLoaded,
      let root = parent.viewIfLoaded, root.window != nil,
      let reason = reasonNotVisible(view, in: root)
    else { return }
    model[child].didReportMissingCallback = true
    model.report(
      .forwarding, [child, parent], call: "beginAppearanceTransition(false, animated:)",
      "\(child.inspectedName) is not visible, because \(reason), but \(parent.inspectedName), which "
        + "forwards appearance callbacks itself, did not send "
        + "beginAppearanceTransition(false, animated:)")
  }

  private func reasonNotVisible(_ view: View, in root: View) -> String? {
    guard view.window != nil else { return "its view is not in the window" }
    if view.isHidden { return "its view is hidden" }
    let superviews = sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== root }
    return superviews.contains(where: \.isHidden) ? "a superview of its view is hidden" : nil
  }

  /// Whether a part of the view is within all views that clip it. Views in front of it are ignored.
  private func isVisible(_ view: View) -> Bool {
    view.visibleRect()?.isEmpty == false
      && !sequence(first: view, next: \.superview).contains { $0.alpha <= 0 }
  }
}
