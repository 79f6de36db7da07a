// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks the order of the calls and callbacks of parenthood: rules 1.1 and 1.2.
final class ParenthoodChecker {
  private struct UnannouncedRemoval {
    weak var controller: ViewController?
    let name: String
    let parent: String
  }

  /// A removal without `willMove(toParent: nil)`: the next callback says whether it came too late.
  private var removal: UnannouncedRemoval?
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  /// `willMove(toParent: parent)`
  func willJoin(_ child: ViewController, _ parent: ViewController) {
    guard !model.isRunning(.addChild, on: child) else { return }
    if model.record(of: child).parenthood == .leaving, parent === child.parent {
      // A removal that was cancelled.
      return model.update(child) { $0.parenthood = .joining }
    }
    let call = "willMove(toParent: \(parent.inspectedName))"
    model.report(
      .joining, [child, parent], call: call,
      "\(child.inspectedName) was sent \(call) by hand; addChild sends it")
  }

  /// `willMove(toParent: nil)`
  func willLeave(_ child: ViewController) {
    let call = "willMove(toParent: nil)"
    if let removal, removal.controller === child {
      self.removal = nil
      return model.report(
        .leaving, names: [removal.name, removal.parent], call: call,
        "\(removal.name) was sent \(call) after removeFromParent(), not before it")
    }
    switch model.record(of: child).parenthood {
    case .orphan:
      model.report(
        .leaving, [child], call: call,
        "\(child.inspectedName) was sent \(call) but has no parent")
    case .leaving:
      model.report(
        .leaving, [child, child.parent], call: call, "\(child.inspectedName) was sent \(call) twice"
      )
    case .joining, .child:
      model.update(child) { $0.parenthood = .leaving }
    }
  }

  /// `didMove(toParent: parent)`
  func didJoin(_ child: ViewController, _ parent: ViewController) {
    let record = model.record(of: child)
    let name = child.inspectedName
    let call = "didMove(toParent: \(parent.inspectedName))"
    if parent === child {
      let right = child.parent.map { "didMove(toParent: \($0.inspectedName))" } ?? "addChild"
      model.report(
        .joining, [child, child.parent], call: right,
        "\(name) was sent \(call), itself, instead of its parent")
    } else if child.parent == nil {
      model.report(
        .joining, [child, parent], call: "addChild(\(name))",
        "\(name) was sent \(call) without addChild")
    } else if let actual = child.parent, actual !== parent {
      model.report(
        .joining, [child, actual, parent], call: "didMove(toParent: \(actual.inspectedName))",
        "\(name) was sent \(call), but its parent is \(actual.inspectedName)")
    } else if record.isInTransition, !parent.isInAppearanceTransition, !presentsInItself(child) {
      model.report(
        .joining, [child, parent], call: call,
        "\(name) was sent \(call) before its transition ended")
    } else if record.parenthood == .child {
      model.report(.joining, [child, parent], call: call, "\(name) was sent \(call) twice")
    }
    model.update(child) { $0.parenthood = child.parent == nil ? .orphan : .child }
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
    guard !model.isRunning(.removeFromParent, on: child) else { return }
    let call = child.parent == nil ? "didMove(toParent: nil)" : "removeFromParent()"
    model.report(
      .leaving, [child, child.parent], call: call,
      "\(child.inspectedName) was sent didMove(toParent: nil) by hand; removeFromParent() sends it")
  }

  func removes(_ child: ViewController, from parent: ViewController?) {
    // A child that another parent adds leaves without being announced (1.3).
    guard !model.isRunning(.addChild, on: child) else { return }
    let record = model.record(of: child)
    let name = child.inspectedName
    let container = parent?.inspectedName ?? "its parent"
    if record.parenthood != .leaving {
      removal = UnannouncedRemoval(controller: child, name: name, parent: container)
    }
    if let view = child.viewIfLoaded, let root = parent?.viewIfLoaded, view !== root,
      view.isDescendant(of: root)
    {
      model.report(
        .leaving, [child, parent], call: "removeFromSuperview()",
        "\(name) was removed while its view is still in \(container)’s view")
    } else if record.isInTransition {
      let direction = record.appearance == .appearing ? "appearing" : "disappearing"
      model.report(
        .balance, [child, parent], call: "endAppearanceTransition()",
        "\(name) was removed while \(direction), without endAppearanceTransition()")
    } else if record.appearance == .appeared {
      model.report(
        .forwarding, [child, parent], call: "beginAppearanceTransition(false, animated:)",
        "\(name) was removed without having disappeared: beginAppearanceTransition(false, animated:) "
          + "and endAppearanceTransition() are missing")
    }
    model.update(child) { $0.parenthood = .orphan }
  }

  /// Another call begins: the callback that was awaited after a removal was not sent.
  func callBegan(_ call: ContainmentCall) {
    if removal?.controller !== call.controller || call.kind == .addChild { tellOfRemoval() }
  }

  func tellOfRemoval() {
    guard let removal else { return }
    self.removal = nil
    model.report(
      .leaving, names: [removal.name, removal.parent], call: "willMove(toParent: nil)",
      "\(removal.name) was removed without willMove(toParent: nil)")
  }

  /// For a callback that is missing.
  func checkParenthood(of child: ViewController) {
    let record = model.record(of: child)
    guard !record.isInTransition, let parent = child.parent else { return }
    // A controller that is in no window sends no events to this observer.
    guard isSomewhere(parent) else { return model.update(child) { $0.parenthood = .child } }
    let name = child.inspectedName
    let container = parent.inspectedName
    switch record.parenthood {
    case .joining:
      model.report(
        .joining, [child, parent], call: "didMove(toParent: \(container))",
        "\(name) was never sent didMove(toParent: \(container)) after addChild")
    case .leaving:
      model.report(
        .leaving, [child, parent], call: "removeFromParent()",
        "\(name) was sent willMove(toParent: nil), but removeFromParent() never came")
    case .orphan, .child:
      return
    }
    model.update(child) { $0.parenthood = .child }
  }

  /// Whether the outermost container is in a window, is presented, or presents the controller that covers it.
  private func isSomewhere(_ controller: ViewController) -> Bool {
    let top = controller.outermostContainer
    return top.viewIfLoaded?.window != nil || top.presentingViewController != nil
      || top.presentedViewController != nil
  }
}
