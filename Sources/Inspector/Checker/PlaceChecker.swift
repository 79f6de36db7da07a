// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks the superviews of root views: rule 1.6.
final class PlaceChecker {
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  /// A root view is added to a view of `container`.
  func places(_ child: ViewController, under container: ViewController?) {
    guard let container, container !== child.parent else {
      return model.update(child) { $0.isMisplacementTold = false }
    }
    tellOfMisplacement(child, in: container)
  }

  /// A root view may also be added under another controller's view inside a plain view;
  /// `checkPlaces(in:)` finds that.
  func checkPlace(of child: ViewController) {
    guard let container = child.viewIfLoaded?.superview?.owningController,
      container !== child.parent, container !== child
    else { return }
    tellOfMisplacement(child, in: container)
  }

  private func tellOfMisplacement(_ child: ViewController, in container: ViewController) {
    guard !model.record(of: child).isMisplacementTold else { return }
    model.update(child) { $0.isMisplacementTold = true }
    let name = child.inspectedName
    let place = container.inspectedName
    if let parent = child.parent {
      model.report(
        .hierarchy, [child, container, parent], call: "addSubview(\(name).view)",
        "\(name)’s view was put in \(place)’s view, but its parent is \(parent.inspectedName)")
    } else {
      model.report(
        .hierarchy, [child, container], call: "addChild(\(name))",
        "\(name)’s view was put in \(place)’s view without addChild(\(name))")
    }
  }

  /// A view that is no root view moves between a container and one inside it.
  func takesSubview(of owner: ViewController, into newOwner: ViewController?) {
    guard let newOwner else { return }
    let name = owner.inspectedName
    let place = newOwner.inspectedName
    if isAncestor(newOwner, of: owner) {
      model.report(
        .hierarchy, [owner, newOwner], call: "addSubview(_:)",
        "a view inside \(name)’s view was put in \(place)’s view: a container touches its child’s "
          + "root view only")
    } else if isAncestor(owner, of: newOwner) {
      model.report(
        .hierarchy, [newOwner, owner], call: "addSubview(_:)",
        "a view of \(name) was put in \(place)’s view: a container touches its child’s root view only"
      )
    }
  }

  private func isAncestor(_ ancestor: ViewController, of controller: ViewController) -> Bool {
    var candidate = controller.parent
    while let current = candidate {
      if current === ancestor { return true }
      candidate = current.parent
    }
    return false
  }

  /// For every root view in a view.
  func checkPlaces(in view: View) {
    for subview in view.subviews {
      if let controller = subview.viewController { checkPlace(of: controller) }
      checkPlaces(in: subview)
    }
  }
}
