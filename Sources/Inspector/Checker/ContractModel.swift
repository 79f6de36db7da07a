// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What the checkers of the contract know of the observed controllers, and where they report.
final class ContractModel {
  private(set) var records: [ObjectIdentifier: ControllerRecord] = [:]
  /// The observed calls that run, outermost first.
  private(set) var calls: [ContainmentCall] = []

  private let onViolation: (ContractViolation) -> Void

  init(onViolation: @escaping (ContractViolation) -> Void) { self.onViolation = onViolation }

  func callBegan(_ call: ContainmentCall) { calls.append(call) }

  /// The checker may have begun to listen in the middle of a call.
  func callEnded() { _ = calls.popLast() }

  /// No call runs. Controllers that were freed are forgotten.
  func settle() {
    calls.removeAll()
    records = records.filter { $0.value.controller != nil }
  }

  /// The observed controllers that have not been freed.
  var liveControllers: [ViewController] { records.values.compactMap(\.controller) }

  func record(of controller: ViewController) -> ControllerRecord {
    guard var record = records[ObjectIdentifier(controller)], record.controller === controller
    else { return ControllerRecord(controller) }
    // The controller has joined a container that is in no window, so no event was sent to this
    // observer.
    if record.parenthood == .orphan, controller.parent != nil,
      !isRunning(.addChild, on: controller), !isRunning(.removeFromParent, on: controller)
    {
      record.parenthood = .child
    }
    return record
  }

  func update(_ controller: ViewController, _ change: (inout ControllerRecord) -> Void) {
    var record = record(of: controller)
    change(&record)
    records[ObjectIdentifier(controller)] = record
  }

  func isRunning(_ kind: ContainmentCall.Kind, on controller: ViewController) -> Bool {
    calls.contains { $0.kind == kind && $0.controller === controller }
  }

  func report(
    _ rule: ContractRule, _ controllers: [ViewController?], call: String, _ message: String
  ) {
    report(rule, names: controllers.compactMap { $0?.inspectedName }, call: call, message)
  }

  func report(_ rule: ContractRule, names: [String], call: String, _ message: String) {
    onViolation(ContractViolation(rule: rule, controllers: names, call: call, message: message))
  }
}

/// The checker's model of one controller, built from events alone.
struct ControllerRecord {
  enum Parenthood {
    case orphan
    /// Added; `didMove(toParent:)` was not sent yet.
    case joining
    case child
    /// `willMove(toParent: nil)` was sent.
    case leaving
  }

  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  weak var controller: ViewController?
  var parenthood: Parenthood
  var appearance: Appearance

  /// How often `viewIsAppearing` was sent since `viewWillAppear`; nil when `viewWillAppear` was not
  /// observed.
  var appearingCount: Int?

  /// An unbalanced begin was reported: its end is part of the same mistake.
  var ignoresNextEnd = false

  /// `viewDidDisappear` was sent, and no appearance since.
  var hasDisappeared = false

  /// Reported once, until the view is in the right place again.
  var isMisplacementTold = false
  var isSilenceTold = false

  /// For a controller that is first seen later in its life: the checker assumes no mistakes so far.
  init(_ controller: ViewController) {
    self.controller = controller
    parenthood = controller.parent == nil ? .orphan : .child
    appearance =
      if controller.isInAppearanceTransition {
        controller.isAppearing ? .appearing : .disappearing
      } else {
        controller.isAppeared ? .appeared : .disappeared
      }
  }

  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }
}
