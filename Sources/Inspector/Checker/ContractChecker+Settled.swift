// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension ContractChecker {
  /// Checks for callbacks that are missing. Call it when the event loop is idle: nothing moves and
  /// no pointer is down, so a container has sent every callback that it owes.
  ///
  /// A child in the middle of an appearance transition is not checked: a gesture may hold the
  /// transition.
  public func settled() {
    calls.removeAll()
    tellOfRemoval()
    checkUnwindings()
    records = records.filter { $0.value.controller != nil }
    // In the order of the names, so that two runs report the same.
    let controllers = records.values.compactMap(\.controller)
      .sorted { $0.inspectedName < $1.inspectedName }
    for controller in controllers {
      checkParenthood(of: controller)
      checkPlace(of: controller)
      checkSilence(of: controller)
      checkSight(of: controller)
    }
  }

  /// The same for a window that may be moving: then it does nothing. It also checks the place of
  /// every root view in the window, so it finds those that were added inside another view.
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

  /// Checks for missing callbacks and for transitions that were left open. Call it at the end of a
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
    // A controller that is in no window sends no events to this observer.
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

  /// Whether the outermost container lies in a window, is presented, or presents the controller
  /// that covers it.
  private func isSomewhere(_ controller: ViewController) -> Bool {
    let top = controller.outermostContainer
    return top.viewIfLoaded?.window != nil || top.presentingViewController != nil
      || top.presentedViewController != nil
  }

  /// Rule 3.5: on screen without an appearance callback.
  private func checkSilence(of child: ViewController) {
    let record = record(of: child)
    guard let parent = child.parent, !parent.shouldAutomaticallyForwardAppearanceMethods,
      // A controller presented in this one's place counts as its appearance; the check is about its
      // own content.
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

  /// Rule 3.5: told that it appeared, and out of sight. A transparent view counts as seen: it has its place, and
  /// a program may fade it.
  private func checkSight(of child: ViewController) {
    let record = record(of: child)
    guard let parent = child.parent, !parent.shouldAutomaticallyForwardAppearanceMethods,
      self.record(of: parent).appearance == .appeared, record.appearance == .appeared,
      !record.isSilenceTold, child.isContentAppeared, let view = child.viewIfLoaded,
      let root = parent.viewIfLoaded, root.window != nil, let reason = unseen(view, in: root)
    else { return }
    update(child) { $0.isSilenceTold = true }
    report(
      .forwarding, [child, parent], call: "beginAppearanceTransition(false, animated:)",
      "\(child.inspectedName) cannot be seen, since \(reason), but \(parent.inspectedName), which "
        + "forwards by hand, never sent beginAppearanceTransition(false, animated:)")
  }

  /// Why a child's view does not show in its container's; nil where it does.
  private func unseen(_ view: View, in root: View) -> String? {
    guard view.window != nil else { return "its view is not in the window" }
    if view.isHidden { return "its view is hidden" }
    var candidate = view.superview
    while let current = candidate, current !== root {
      if current.isHidden { return "a view around its view is hidden" }
      candidate = current.superview
    }
    return nil
  }

  /// Whether a part of the view lies within all views that clip it. Views that cover it do not
  /// count.
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
