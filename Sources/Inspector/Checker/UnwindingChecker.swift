// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks that an unwinding shows where it leads: rules 8.2 to 8.4.
final class UnwindingChecker {
  /// Unwindings whose end has not been checked.
  private var unwindings: [PendingUnwinding] = []
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  func unwinds(_ source: ViewController, to destination: ViewController?) {
    guard let destination else { return }
    // The action of one unwinding may begin another one that leads further: only the end of the
    // last one counts.
    unwindings.removeAll()
    unwindings.append(
      PendingUnwinding(
        source: source, destination: destination, isReached: isOnScreen(destination)))
  }

  func unwinds(_ container: ViewController, towards next: ViewController?) {
    guard let next, !unwindings.isEmpty else { return }
    unwindings[unwindings.count - 1].steps.append(
      PendingUnwinding.Step(container: container, next: next, isReached: isOnScreen(next)))
  }

  /// A controller in a container that is off screen is not checked until the container appears, and
  /// by then the program may have other plans.
  func unwindingEnds() {
    guard var unwinding = unwindings.last else { return }
    unwinding.steps.removeAll { step in step.container.map(isOnScreen) != true }
    if unwinding.destination.map({ isOnScreen(top(of: $0)) }) != true {
      unwinding.isReached = true
    }
    unwindings[unwindings.count - 1] = unwinding
  }

  /// Appearing once is enough: later changes have other causes.
  func unwindingReaches(_ controller: ViewController) {
    for index in unwindings.indices {
      if unwindings[index].destination === controller { unwindings[index].isReached = true }
      for step in unwindings[index].steps.indices
      where unwindings[index].steps[step].next === controller {
        unwindings[index].steps[step].isReached = true
      }
    }
  }

  func checkUnwindings() {
    let ended = unwindings
    unwindings.removeAll()
    for unwinding in ended where !tellOfStep(in: unwinding) { tellOfDestination(of: unwinding) }
  }

  func offersSource(_ child: ViewController, container: ViewController?) {
    let name = child.inspectedName
    model.report(
      .unwindSearch, [child, container], call: "childContaining(_:)",
      "\(container?.inspectedName ?? "A container") offers \(name) to an unwinding that comes from "
        + "inside \(name)")
  }

  /// The outermost container that did not reveal its child.
  private func tellOfStep(in unwinding: PendingUnwinding) -> Bool {
    // Containers are asked from the inside out.
    for step in unwinding.steps.reversed() where !step.isReached {
      guard let container = step.container, let next = step.next, isOnScreen(container) else {
        continue
      }
      let name = next.inspectedName
      model.report(
        .unwindTowards, [next, container], call: "unwind(for:towards: \(name))",
        "\(container.inspectedName) was asked to unwind towards \(name), which is not on screen")
      return true
    }
    return false
  }

  private func tellOfDestination(of unwinding: PendingUnwinding) {
    guard !unwinding.isReached, let destination = unwinding.destination else { return }
    // Off screen nothing of the way back can be seen.
    guard isOnScreen(top(of: destination)) else { return }
    model.report(
      .unwinding, [destination, unwinding.source], call: "perform()",
      "\(unwinding.source?.inspectedName ?? "A controller") unwound to "
        + "\(destination.inspectedName), which is not on screen")
  }

  private func top(of controller: ViewController) -> ViewController {
    var top = controller
    while let parent = top.parent { top = parent }
    return top
  }

  private func isOnScreen(_ controller: ViewController) -> Bool {
    controller.isAppeared || controller.isAppearing
  }
}

/// An unwinding that has begun, and whether the controllers that it leads to have appeared.
struct PendingUnwinding {
  struct Step {
    weak var container: ViewController?
    weak var next: ViewController?
    var isReached: Bool
  }

  weak var source: ViewController?
  weak var destination: ViewController?
  var isReached: Bool
  var steps: [Step] = []
}
