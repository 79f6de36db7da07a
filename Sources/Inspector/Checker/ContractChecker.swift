// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Watches controllers and names each rule of containment that a program breaks, once.
///
/// It has a model of each controller's parenthood and appearance that it builds from what it
/// hears. Most rules are checked as it happens. What is a mistake only when nothing follows (a
/// missing `didMove(toParent:)`) is checked by `settled()`, to be called when nothing moves.
///
/// What it cannot see: an animation that is no appearance transition, so a container that forwards
/// automatically may send `didMove(toParent:)` before its animation ends; a child's `viewDidLoad()`
/// or `viewWillAppear(_:)` called by hand, since calls of overridden methods pass nobody; who adds
/// a subview to a child's view or changes its frame, since the child may have been asked to. Of a
/// container that touches its child's own views it sees two things: a root view that lies in the
/// view of a controller that is not its parent, and a view taken straight from one controller's
/// view into its child's or its container's.
public final class ContractChecker: ContainmentObserver {
  /// Hears of each broken rule.
  public var onViolation: ((ContractViolation) -> Void)?

  /// Tells the inspector, while it shows the list.
  var onChange: (() -> Void)?

  /// The latest broken rules, oldest first.
  public private(set) var violations: [ContractViolation] = []

  /// Violations kept.
  public static let capacity = 100

  var records: [ObjectIdentifier: ControllerRecord] = [:]
  /// The observed calls that run, outermost first.
  var calls: [ContainmentCall] = []
  /// A removal without `willMove(toParent: nil)`: what follows says whether it came too late.
  var removal: UnannouncedRemoval?

  /// Unwindings whose end has not been looked at.
  var unwindings: [PendingUnwinding] = []

  struct UnannouncedRemoval {
    weak var controller: ViewController?
    let name: String
    let parent: String
  }

  /// A checker that has heard nothing yet. Default handler nil: read `violations`.
  public init(onViolation: ((ContractViolation) -> Void)? = nil) {
    self.onViolation = onViolation
  }

  // MARK: Events

  /// Checks one callback. It is called by the window or the controller that the checker observes.
  public func observe(_ event: ContainmentEvent) {
    let controller = event.controller
    switch event.callback {
    case .willMoveToParent:
      if let parent = event.parent { willJoin(controller, parent) } else { willLeave(controller) }
    case .didMoveToParent:
      if let parent = event.parent { didJoin(controller, parent) } else { didLeave(controller) }
    case .viewWillAppear:
      appears(controller, .appearing)
      unwindingReaches(controller)
    case .viewIsAppearing: isAppearing(controller)
    case .viewDidAppear: didAppear(controller)
    case .viewWillDisappear: appears(controller, .disappearing)
    case .viewDidDisappear: appears(controller, .disappeared)
    case .unbalancedAppearanceCall: unbalanced(controller)
    case .refusedPresentation: refusesPresentation(of: controller, by: event.parent)
    case .unwindTowards: unwinds(controller, towards: event.parent)
    case .wrongUnwindOffer: offersSource(controller, container: event.parent)
    default: break
    }
  }

  public func callBegan(_ call: ContainmentCall) {
    if removal?.controller !== call.controller || call.kind == .addChild { tellOfRemoval() }
    switch call.kind {
    case .addChild: update(call.controller) { $0.parenthood = .joining }
    case .removeFromParent: removes(call.controller, from: call.other)
    case .addSubview: places(call.controller, under: call.other)
    case .removeFromSuperview: update(call.controller) { $0.isMisplacementTold = false }
    case .takeSubview: takesSubview(of: call.controller, into: call.other)
    case .replaceView: replacesView(of: call.controller)
    case .beginAppearanceTransition, .endAppearanceTransition, .loadView, .present, .dismiss,
      .performSegue:
      break
    case .unwind: unwinds(call.controller, to: call.other)
    }
    calls.append(call)
  }

  public func callEnded(_ call: ContainmentCall) {
    // The checker may have begun to listen in the middle of a call.
    _ = calls.popLast()
    if case .unwind = call.kind { unwindingEnds() }
  }

  // MARK: The model

  func record(of controller: ViewController) -> ControllerRecord {
    guard var record = records[ObjectIdentifier(controller)], record.controller === controller
    else { return ControllerRecord(controller) }
    // It has joined a container that lies nowhere, and so was not heard.
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
    let violation = ContractViolation(
      rule: rule, controllers: names, call: call, message: message)
    if violations.count >= Self.capacity { violations.removeFirst() }
    violations.append(violation)
    onViolation?(violation)
    onChange?()
  }
}
