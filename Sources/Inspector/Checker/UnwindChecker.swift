// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Checks that an unwind reveals its destination: rules 8.2 to 8.4.
final class UnwindChecker {
  private var pendingUnwinds: [PendingUnwind] = []
  private let model: ContractModel

  init(_ model: ContractModel) { self.model = model }

  func recordUnwind(from source: ViewController, to destination: ViewController?) {
    guard let destination else { return }
    // The action of an unwind may begin another one. Only the end of the last one is checked.
    pendingUnwinds.removeAll()
    pendingUnwinds.append(
      PendingUnwind(
        source: source, destination: destination, isReached: isOnScreen(destination)))
  }

  func recordStep(in container: ViewController, towards next: ViewController?) {
    guard let next, !pendingUnwinds.isEmpty else { return }
    pendingUnwinds[pendingUnwinds.count - 1].steps.append(
      PendingUnwind.Step(container: container, next: next, isReached: isOnScreen(next)))
  }

  /// Does not check a controller in a container that is off screen, which may change before it appears.
  func handleUnwindEnd() {
    guard var unwinding = pendingUnwinds.last else { return }
    unwinding.steps.removeAll { step in step.container.map(isOnScreen) != true }
    if unwinding.destination.map({ isOnScreen(outermostContainer(of: $0)) }) != true {
      unwinding.isReached = true
    }
    pendingUnwinds[pendingUnwinds.count - 1] = unwinding
  }

  /// One appearance is enough: later changes have other causes.
  func recordReached(_ controller: ViewController) {
    for index in pendingUnwinds.indices {
      if pendingUnwinds[index].destination === controller { pendingUnwinds[index].isReached = true }
      for step in pendingUnwinds[index].steps.indices
      where pendingUnwinds[index].steps[step].next === controller {
        pendingUnwinds[index].steps[step].isReached = true
      }
    }
  }

  func checkPendingUnwinds() {
    let ended = pendingUnwinds
    pendingUnwinds.removeAll()
    for unwinding in ended where !reportUnreachedStep(in: unwinding) {
      reportUnreachedDestination(of: unwinding)
    }
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
    guard !unwinding.isReached, let destination = unwinding.destination else { return }
    guard isOnScreen(outermostContainer(of: destination)) else { return }
    model.report(
      .unwinding, [destination, unwinding.source], call: "perform()",
      "\(unwinding.source?.inspectedName ?? "A controller") unwound to "
        + "\(destination.inspectedName), but \(destination.inspectedName) is not on screen")
  }

  private func outermostContainer(of controller: ViewController) -> ViewController {
    var top = controller
    while let parent = top.parent { top = parent }
    return top
  }

  private func isOnScreen(_ controller: ViewController) -> Bool {
    controller.isAppeared || controller.isAppearing
  }
}

/// An unwind that has begun, and whether its controllers have appeared.
struct PendingUnwind {
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
