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

  /// A removal without `willMove(toParent: nil)`. The next callback shows whether it was sent too late.
  private var removal: UnannouncedRemoval?
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  func handleWillMove(_ child: ViewController, toParent parent: ViewController?) {
    guard let parent else { return handleWillMoveToNil(child) }
    guard !model.isRunning(.addChild, on: child) else { return }
    if model[child].parenthood == .leaving, parent === child.parent {
      // A canceled removal.
      return model[child].parenthood = .entering
    }
    let call = "willMove(toParent: \(parent.inspectedName))"
    model.report(
      .entering, [child, parent], call: call,
      "\(child.inspectedName) was sent \(call) directly; addChild(_:) sends it")
  }

  private func handleWillMoveToNil(_ child: ViewController) {
    let call = "willMove(toParent: nil)"
    if let removal, removal.controller === child {
      self.removal = nil
      return model.report(
        .leaving, names: [removal.name, removal.parent], call: call,
        "\(removal.name) was sent \(call) after removeFromParent(), not before it")
    }
    switch model[child].parenthood {
    case .parentless:
      model.report(
        .leaving, [child], call: call, "\(child.inspectedName) was sent \(call) but has no parent")
    case .leaving:
      model.report(
        .leaving, [child, child.parent], call: call, "\(child.inspectedName) was sent \(call) twice"
      )
    case .entering, .child:
      model[child].parenthood = .leaving
    }
  }

  func handleDidMove(_ child: ViewController, toParent parent: ViewController?) {
    guard let parent else { return handleDidMoveToNil(child) }
    let record = model[child]
    let name = child.inspectedName
    let call = "didMove(toParent: \(parent.inspectedName))"
    func report(_ controllers: [ViewController?], call right: String, _ problem: String) {
      model.report(.entering, controllers, call: right, "\(name) was sent \(call)\(problem)")
    }
    if parent === child {
      let right = child.parent.map { "didMove(toParent: \($0.inspectedName))" } ?? "addChild"
      report([child, child.parent], call: right, ": the argument must be its parent, not itself")
    } else if child.parent == nil {
      report([child, parent], call: "addChild(\(name))", " without addChild")
    } else if let actual = child.parent, actual !== parent {
      report(
        [child, actual, parent], call: "didMove(toParent: \(actual.inspectedName))",
        ", but its parent is \(actual.inspectedName)")
    } else if record.isInTransition, !parent.isInAppearanceTransition,
      !isInPresentationTransition(child)
    {
      report([child, parent], call: call, " before its transition ended")
    } else if record.parenthood == .child {
      report([child, parent], call: call, " twice")
    }
    model[child].parenthood = child.parent == nil ? .parentless : .child
  }

  /// Whether the child itself presents or dismisses a controller. Its appearance then ends with that transition.
  private func isInPresentationTransition(_ child: ViewController) -> Bool {
    guard let presented = child.presentedViewController,
      presented.presentingViewController === child
    else { return false }
    return presented.isBeingPresented || presented.isBeingDismissed
  }

  private func handleDidMoveToNil(_ child: ViewController) {
    guard !model.isRunning(.removeFromParent, on: child) else { return }
    let call = child.parent == nil ? "didMove(toParent: nil)" : "removeFromParent()"
    model.report(
      .leaving, [child, child.parent], call: call,
      "\(child.inspectedName) was sent didMove(toParent: nil) directly; removeFromParent() sends it"
    )
  }

  func handleRemoval(of child: ViewController, from parent: ViewController?) {
    // When another parent adds a child, no `willMove(toParent: nil)` is sent (1.3).
    guard !model.isRunning(.addChild, on: child) else { return }
    let record = model[child]
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
    model[child].parenthood = .parentless
  }

  /// Another call begins, so the expected callback after a removal is missing.
  func callWillBegin(_ call: ContainmentCall) {
    if removal?.controller !== call.controller || call.kind == .addChild {
      reportUnannouncedRemoval()
    }
  }

  func reportUnannouncedRemoval() {
    guard let removal else { return }
    self.removal = nil
    model.report(
      .leaving, names: [removal.name, removal.parent], call: "willMove(toParent: nil)",
      "\(removal.name) was removed without willMove(toParent: nil)")
  }

  func checkParenthood(of child: ViewController) {
    let record = model[child]
    guard !record.isInTransition, let parent = child.parent else { return }
    // A controller outside of a window sends this observer no events.
    guard isInWindowOrPresentation(parent) else {
      return model[child].parenthood = .child
    }
    let name = child.inspectedName
    let container = parent.inspectedName
    switch record.parenthood {
    case .entering:
      model.report(
        .entering, [child, parent], call: "didMove(toParent: \(container))",
        "\(name) was never sent didMove(toParent: \(container)) after addChild")
    case .leaving:
      model.report(
        .leaving, [child, parent], call: "removeFromParent()",
        "\(name) was sent willMove(toParent: nil), but removeFromParent() was not called")
    case .parentless, .child:
      return
    }
    model[child].parenthood = .child
  }

  /// Whether the outermost container is in a window, is presented, or presents a controller.
  private func isInWindowOrPresentation(_ controller: ViewController) -> Bool {
    let top = controller.outermostContainer
    return top.viewIfLoaded?.window != nil || top.presentingViewController != nil
      || top.presentedViewController != nil
  }
}
