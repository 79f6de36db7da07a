// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The state of the observed controllers and the output of violations, shared by all checkers of the contract.
final class ContractModel {
  private(set) var records: [ObjectIdentifier: ControllerRecord] = [:]
  /// The running observed calls, outermost first.
  private(set) var calls: [ContainmentCall] = []

  private let onViolation: (ContractViolation) -> Void

  init(onViolation: @escaping (ContractViolation) -> Void) { self.onViolation = onViolation }

  func pushCall(_ call: ContainmentCall) { calls.append(call) }

  /// The list is empty if the observation began during the call.
  func popCall() { _ = calls.popLast() }

  /// Removes calls, which cannot be running when the window is idle, and the records of freed controllers.
  func discardStaleState() {
    calls.removeAll()
    records = records.filter { $0.value.controller != nil }
  }

  var liveControllers: [ViewController] { records.values.compactMap(\.controller) }

  /// The record of a controller; a new one at its first event.
  subscript(controller: ViewController) -> ControllerRecord {
    get {
      guard var record = records[ObjectIdentifier(controller)], record.controller === controller
      else { return ControllerRecord(controller) }
      // The controller has joined a container outside of a window, so this observer received no event.
      if record.parenthood == .parentless, controller.parent != nil,
        !isRunning(.addChild, on: controller), !isRunning(.removeFromParent, on: controller)
      {
        record.parenthood = .child
      }
      return record
    }
    set { records[ObjectIdentifier(controller)] = newValue }
  }

  func isRunning(_ kind: ContainmentCall.Kind, on controller: ViewController) -> Bool {
    calls.contains { $0.kind == kind && $0.controller === controller }
  }

  func report(
    _ rule: ContractRule, _ controllers: [ViewController?], call: String, _ message: String
  ) { report(rule, names: controllers.compactMap { $0?.inspectedName }, call: call, message) }

  func report(_ rule: ContractRule, names: [String], call: String, _ message: String) {
    onViolation(ContractViolation(rule: rule, controllers: names, call: call, message: message))
  }
}

/// The checker's model of one controller, built only from events.
struct ControllerRecord {
  enum Parenthood {
    case parentless
    /// Added, without `didMove(toParent:)`.
    case entering
    case child, leaving
  }

  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  weak var controller: ViewController?
  var parenthood: Parenthood
  var appearance: Appearance

  /// The number of `viewIsAppearing` callbacks since `viewWillAppear`; nil if `viewWillAppear` was not observed.
  var appearingCount: Int?

  /// Whether an unbalanced begin was reported. Its end is part of the same mistake.
  var ignoresNextEnd = false

  /// Whether `viewDidDisappear` was sent, and no appearance callback since.
  var hasDisappeared = false

  /// Whether the misplacement was reported. It is false again when the view is in the right view.
  var didReportMisplacement = false
  var didReportMissingCallback = false

  /// Creates the record of a controller at its first event. The checker assumes that there was no mistake before.
  init(_ controller: ViewController) {
    self.controller = controller
    parenthood = controller.parent == nil ? .parentless : .child
    appearance =
      if controller.isInAppearanceTransition {
        controller.isAppearing ? .appearing : .disappearing
      } else {
        controller.isAppeared ? .appeared : .disappeared
      }
  }

  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }
}
