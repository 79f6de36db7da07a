// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Rules 1.1 and 1.2.
extension ContractChecker {
  /// `willMove(toParent: parent)`
  func willJoin(_ child: ViewController, _ parent: ViewController) {
    guard !isRunning(.addChild, on: child) else { return }
    if record(of: child).parenthood == .leaving, parent === child.parent {
      // A removal that was cancelled.
      return update(child) { $0.parenthood = .joining }
    }
    let call = "willMove(toParent: \(parent.inspectedName))"
    report(
      .joining, [child, parent], call: call,
      "\(child.inspectedName) was sent \(call) by hand; addChild sends it")
  }

  /// `willMove(toParent: nil)`
  func willLeave(_ child: ViewController) {
    let call = "willMove(toParent: nil)"
    if let removal, removal.controller === child {
      self.removal = nil
      return report(
        .leaving, names: [removal.name, removal.parent], call: call,
        "\(removal.name) was sent \(call) after removeFromParent(), not before it")
    }
    switch record(of: child).parenthood {
    case .orphan:
      report(
        .leaving, [child], call: call,
        "\(child.inspectedName) was sent \(call) but has no parent")
    case .leaving:
      report(
        .leaving, [child, child.parent], call: call, "\(child.inspectedName) was sent \(call) twice"
      )
    case .joining, .child:
      update(child) { $0.parenthood = .leaving }
    }
  }

  /// `didMove(toParent: parent)`
  func didJoin(_ child: ViewController, _ parent: ViewController) {
    let record = record(of: child)
    let name = child.inspectedName
    let call = "didMove(toParent: \(parent.inspectedName))"
    if parent === child {
      let right = child.parent.map { "didMove(toParent: \($0.inspectedName))" } ?? "addChild"
      report(
        .joining, [child, child.parent], call: right,
        "\(name) was sent \(call), itself, instead of its parent")
    } else if child.parent == nil {
      report(
        .joining, [child, parent], call: "addChild(\(name))",
        "\(name) was sent \(call) without addChild")
    } else if let actual = child.parent, actual !== parent {
      report(
        .joining, [child, actual, parent], call: "didMove(toParent: \(actual.inspectedName))",
        "\(name) was sent \(call), but its parent is \(actual.inspectedName)")
    } else if record.isInTransition, !parent.isInAppearanceTransition, !presentsInItself(child) {
      report(
        .joining, [child, parent], call: call,
        "\(name) was sent \(call) before its transition ended")
    } else if record.parenthood == .child {
      report(.joining, [child, parent], call: call, "\(name) was sent \(call) twice")
    }
    update(child) { $0.parenthood = child.parent == nil ? .orphan : .child }
  }

  /// Whether something comes or goes in the child's own view, in whose transition the child's appearance ends.
  private func presentsInItself(_ child: ViewController) -> Bool {
    guard let presented = child.presentedViewController,
      presented.presentingViewController === child
    else { return false }
    return presented.isBeingPresented || presented.isBeingDismissed
  }

  /// `didMove(toParent: nil)`
  func didLeave(_ child: ViewController) {
    guard !isRunning(.removeFromParent, on: child) else { return }
    let call = child.parent == nil ? "didMove(toParent: nil)" : "removeFromParent()"
    report(
      .leaving, [child, child.parent], call: call,
      "\(child.inspectedName) was sent didMove(toParent: nil) by hand; removeFromParent() sends it")
  }

  func removes(_ child: ViewController, from parent: ViewController?) {
    // A child that another parent adds leaves without being announced (1.3).
    guard !isRunning(.addChild, on: child) else { return }
    let record = record(of: child)
    let name = child.inspectedName
    let container = parent?.inspectedName ?? "its parent"
    if record.parenthood != .leaving {
      removal = UnannouncedRemoval(controller: child, name: name, parent: container)
    }
    if let view = child.viewIfLoaded, let root = parent?.viewIfLoaded, view !== root,
      view.isDescendant(of: root)
    {
      report(
        .leaving, [child, parent], call: "removeFromSuperview()",
        "\(name) was removed while its view is still in \(container)’s view")
    } else if record.isInTransition {
      let direction = record.appearance == .appearing ? "appearing" : "disappearing"
      report(
        .balance, [child, parent], call: "endAppearanceTransition()",
        "\(name) was removed while \(direction), without endAppearanceTransition()")
    } else if record.appearance == .appeared {
      report(
        .forwarding, [child, parent], call: "beginAppearanceTransition(false, animated:)",
        "\(name) was removed without having disappeared: beginAppearanceTransition(false, animated:) "
          + "and endAppearanceTransition() are missing")
    }
    update(child) { $0.parenthood = .orphan }
  }

  /// The awaited callback was not sent.
  func tellOfRemoval() {
    guard let removal else { return }
    self.removal = nil
    report(
      .leaving, names: [removal.name, removal.parent], call: "willMove(toParent: nil)",
      "\(removal.name) was removed without willMove(toParent: nil)")
  }
}
