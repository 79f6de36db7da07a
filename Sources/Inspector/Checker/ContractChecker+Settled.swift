// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension ContractChecker {
  /// Checks what is a mistake only when nothing follows. Call it when the event loop is idle:
  /// nothing moves and no pointer is down, so that whatever a container still owed has been sent.
  ///
  /// A child in the middle of an appearance transition is left alone: the transition may be held.
  public func settled() {
    calls.removeAll()
    tellOfRemoval()
    checkUnwindings()
    records = records.filter { $0.value.controller != nil }
    // In the order of the names, so that two runs say the same.
    let controllers = records.values.compactMap(\.controller)
      .sorted { $0.inspectedName < $1.inspectedName }
    for controller in controllers {
      checkParenthood(of: controller)
      checkPlace(of: controller)
      checkSilence(of: controller)
    }
  }

  /// The same for a window that may be moving: does nothing then. It also looks at the place of
  /// every root view in the window, so that it sees those that came in inside another view.
  public func settle(with window: Window) {
    guard !window.needsFrame, !window.isPointerPressed else { return }
    settled()
    if let view = window.rootViewController?.viewIfLoaded { checkPlaces(in: view) }
  }

  private func checkPlaces(in view: View) {
    for subview in view.subviews {
      if let controller = subview.viewController { checkPlace(of: controller) }
      checkPlaces(in: subview)
    }
  }

  /// Checks what is settled, and that no transition has been left open. Call it at the end of a
  /// program or of a test, when nothing moves any more.
  public func finished() {
    settled()
    for record in records.values where record.isInTransition {
      guard let controller = record.controller else { continue }
      let name = controller.inspectedName
      let direction = record.appearance == .appearing ? "appearing" : "disappearing"
      report(
        .balance, [controller, controller.parent], call: "endAppearanceTransition()",
        "\(name) is still \(direction): endAppearanceTransition() never came")
    }
  }

  private func checkParenthood(of child: ViewController) {
    let record = record(of: child)
    guard !record.isInTransition, let parent = child.parent else { return }
    // What becomes of one that lies nowhere is not heard.
    guard isSomewhere(parent) else { return update(child) { $0.parenthood = .child } }
    let name = child.inspectedName
    let container = parent.inspectedName
    switch record.parenthood {
    case .joining:
      report(
        .joining, [child, parent], call: "didMove(toParent: \(container))",
        "\(name) was never sent didMove(toParent: \(container)) after addChild")
    case .leaving:
      report(
        .leaving, [child, parent], call: "removeFromParent()",
        "\(name) was sent willMove(toParent: nil), but removeFromParent() never came")
    case .orphan, .child:
      return
    }
    update(child) { $0.parenthood = .child }
  }

  /// Whether the outermost container lies in a window, is presented, or presents what covers it.
  private func isSomewhere(_ controller: ViewController) -> Bool {
    let top = controller.outermostContainer
    return top.viewIfLoaded?.window != nil || top.presentingViewController != nil
      || top.presentedViewController != nil
  }

  /// Rule 3.5: on screen, and never told so.
  private func checkSilence(of child: ViewController) {
    let record = record(of: child)
    guard let parent = child.parent, !parent.shouldAutomaticallyForwardAppearanceMethods,
      // What is presented in a controller's place stands for it: its own content is what counts.
      self.record(of: parent).appearance == .appeared,
      record.appearance == .disappeared, !record.isSilenceTold, !child.isAppeared,
      let view = child.viewIfLoaded, isVisible(view)
    else { return }
    update(child) { $0.isSilenceTold = true }
    let start =
      "\(child.inspectedName) is on screen, but \(parent.inspectedName), which forwards by hand, "
    if record.hasDisappeared {
      report(
        .forwarding, [child, parent], call: "removeFromSuperview()",
        start + "told it that it disappeared")
    } else {
      report(
        .forwarding, [child, parent], call: "beginAppearanceTransition(true, animated:)",
        start + "never sent beginAppearanceTransition(true, animated:)")
    }
  }

  /// Whether some of the view lies within all that could cut it off. What covers it is not asked.
  private func isVisible(_ view: View) -> Bool {
    guard let window = view.window else { return false }
    var visible = view.convert(view.bounds, to: nil)
      .intersection(Rect(origin: .zero, size: window.size))
    var candidate: View? = view
    while let current = candidate {
      if current.isHidden || current.alpha <= 0 { return false }
      if current.clipsToBounds {
        visible = visible.intersection(current.convert(current.bounds, to: nil))
      }
      candidate = current.superview
    }
    return !visible.isEmpty
  }
}
