// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks that an unwind reveals its destination: rules 8.2 to 8.4.
final class UnwindChecker {
  /// An unwind that has begun, and whether its controllers have appeared.
  private struct PendingUnwind {
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

  private var pendingUnwind: PendingUnwind?
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  /// The action of an unwind may begin another one. Only the end of the last one is checked.
  func recordUnwind(from source: ViewController, to destination: ViewController?) {
    guard let destination else { return }
    pendingUnwind = PendingUnwind(
      source: source, destination: destination, isReached: isOnScreen(destination))
  }

  func recordStep(in container: ViewController, towards next: ViewController?) {
    guard let next else { return }
    pendingUnwind?.steps.append(
      PendingUnwind.Step(container: container, next: next, isReached: isOnScreen(next)))
  }

  /// Does not check a controller in a container that is off screen, which may change before it appears.
  func handleUnwindEnd() {
    guard var unwind = pendingUnwind else { return }
    unwind.steps.removeAll { $0.container.map(isOnScreen) != true }
    if unwind.destination.map({ isOnScreen($0.outermostContainer) }) != true {
      unwind.isReached = true
    }
    pendingUnwind = unwind
  }

  /// One appearance is enough: later changes have other causes.
  func recordReached(_ controller: ViewController) {
    guard var unwind = pendingUnwind else { return }
    if unwind.destination === controller { unwind.isReached = true }
    for index in unwind.steps.indices where unwind.steps[index].next === controller {
      unwind.steps[index].isReached = true
    }
    pendingUnwind = unwind
  }

  func checkPendingUnwind() {
    guard let unwind = pendingUnwind.take(), !reportUnreachedStep(in: unwind) else { return }
    reportUnreachedDestination(of: unwind)
  }

  func reportInvalidCandidate(_ child: ViewController, container: ViewController?) {
    let name = child.inspectedName
    model.report(
      .unwindSearch, [child, container], call: "childContaining(_:)",
      "\(container?.inspectedName ?? "A container") returned \(name) as a candidate for an unwind that "
        + "started inside \(name)")
  }

  /// Reports the outermost container that did not reveal its child.
  private func reportUnreachedStep(in unwinding: PendingUnwind) -> Bool {
    // Containers are asked from the inside out.
    for step in unwinding.steps.reversed() where !step.isReached {
      guard let container = step.container, let next = step.next, isOnScreen(container) else {
        continue
      }
      let name = next.inspectedName
      model.report(
        .unwindTowards, [next, container], call: "unwind(for:towards: \(name))",
        "\(container.inspectedName) was asked to unwind towards \(name), but \(name) is not on screen"
      )
      return true
    }
    return false
  }

  private func reportUnreachedDestination(of unwinding: PendingUnwind) {
    guard !unwinding.isReached, let destination = unwinding.destination,
      isOnScreen(destination.outermostContainer)
    else { return }
    model.report(
      .unwinding, [destination, unwinding.source], call: "perform()",
      "\(unwinding.source?.inspectedName ?? "A controller") unwound to "
        + "\(destination.inspectedName), but \(destination.inspectedName) is not on screen")
  }

  private func isOnScreen(_ controller: ViewController) -> Bool {
    controller.isAppeared || controller.isAppearing
  }
}
