// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Observes controllers and reports each broken rule of containment, once.
///
/// It builds a model of each controller's parenthood and appearance from the events that it gets.
/// It checks most rules at each event. Some mistakes show only when no callback follows (a missing
/// `didMove(toParent:)`); `settled()` checks these. Call it when nothing moves.
///
/// It cannot see three things. An animation that is no appearance transition: a container that
/// forwards automatically may send `didMove(toParent:)` before such an animation ends. A child's
/// `viewDidLoad()` or `viewWillAppear(_:)` called by hand: calls of overridden methods cannot be
/// observed. The caller that adds a subview to a child's view or changes its frame: the child may
/// have asked for it. Of a container that changes its child's own views the checker sees two
/// things: a root view that lies in the view of a controller that is not its parent, and a view
/// moved straight from one controller's view into its child's or its container's.
public final class ContractChecker: ContainmentObserver {
  /// Called for each broken rule. Default nil.
  public var onViolation: ((ContractViolation) -> Void)?

  /// Called for each broken rule, for the inspector while it shows the list.
  var onChange: (() -> Void)?

  /// The latest broken rules, oldest first.
  public private(set) var violations: [ContractViolation] = []

  /// How many violations are kept.
  public static let capacity = 100

  var records: [ObjectIdentifier: ControllerRecord] = [:]

  /// The observed controllers that have not been freed.
  package var liveControllers: [ViewController] { records.values.compactMap(\.controller) }
  /// The observed calls that run, outermost first.
  var calls: [ContainmentCall] = []
  /// A removal without `willMove(toParent: nil)`: the next callback says whether it came too late.
  var removal: UnannouncedRemoval?

  /// Unwindings whose end has not been checked.
  var unwindings: [PendingUnwinding] = []

  struct UnannouncedRemoval {
    weak var controller: ViewController?
    let name: String
    let parent: String
  }

  /// A checker without a model yet. Default handler nil: read `violations`.
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
    let violation = ContractViolation(
      rule: rule, controllers: names, call: call, message: message)
    if violations.count >= Self.capacity { violations.removeFirst() }
    violations.append(violation)
    onViolation?(violation)
    onChange?()
  }
}
