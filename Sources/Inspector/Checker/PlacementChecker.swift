// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks the superviews of root views: rule 1.6.
final class PlacementChecker {
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  func recordPlacement(of child: ViewController, under container: ViewController?) {
    guard let container, container !== child.parent else {
      return model[child].didReportMisplacement = false
    }
    reportMisplacement(of: child, in: container)
  }

  /// Finds a root view that was added to another controller's view inside a plain view.
  func checkPlacement(of child: ViewController) {
    guard let container = child.viewIfLoaded?.superview?.owningController,
      container !== child.parent, container !== child
    else { return }
    reportMisplacement(of: child, in: container)
  }

  private func reportMisplacement(of child: ViewController, in container: ViewController) {
    guard !model[child].didReportMisplacement else { return }
    model[child].didReportMisplacement = true
    let name = child.inspectedName
    let containerName = container.inspectedName
    if let parent = child.parent {
      model.report(
        .hierarchy, [child, container, parent], call: "addSubview(\(name).view)",
        "\(name)’s view was added to \(containerName)’s view, but its parent is "
          + "\(parent.inspectedName)")
    } else {
      model.report(
        .hierarchy, [child, container], call: "addChild(\(name))",
        "\(name)’s view was added to \(containerName)’s view without addChild(\(name))")
    }
  }

  /// Reports a view that moves between the views of a container and of a controller inside it.
  func reportMovedSubview(of owner: ViewController, into newOwner: ViewController?) {
    guard let newOwner else { return }
    let name = owner.inspectedName
    let newOwnerName = newOwner.inspectedName
    if isAncestor(newOwner, of: owner) {
      model.report(
        .hierarchy, [owner, newOwner], call: "addSubview(_:)",
        "a view inside \(name)’s view was added to \(newOwnerName)’s view: a container may "
          + "move only the root view of its child")
    } else if isAncestor(owner, of: newOwner) {
      model.report(
        .hierarchy, [newOwner, owner], call: "addSubview(_:)",
        "a view of \(name) was added to \(newOwnerName)’s view: a container may change "
          + "only the root view of its child")
    }
  }

  private func isAncestor(_ ancestor: ViewController, of controller: ViewController) -> Bool {
    sequence(first: controller, next: \.parent).dropFirst().contains { $0 === ancestor }
  }

  func checkPlacements(in view: View) {
    for subview in view.subviews {
      if let controller = subview.viewController { checkPlacement(of: controller) }
      checkPlacements(in: subview)
    }
  }
}
