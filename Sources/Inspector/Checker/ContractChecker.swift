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
  private(set) var onChange: (() -> Void)?

  /// The latest broken rules, oldest first.
  public private(set) var violations: [ContractViolation] = []

  /// How many violations are kept.
  public static let capacity = 100

  private lazy var model = ContractModel { [weak self] in self?.add($0) }
  private lazy var parenthood = ParenthoodChecker(model)
  private lazy var appearance = AppearanceChecker(model)
  private lazy var places = PlaceChecker(model)
  private lazy var unwinding = UnwindingChecker(model)

  /// The observed controllers that have not been freed.
  package var liveControllers: [ViewController] { model.liveControllers }

  /// A checker without a model yet. Default handler nil: read `violations`.
  public init(onViolation: ((ContractViolation) -> Void)? = nil) {
    self.onViolation = onViolation
  }

  /// Calls the closure for each broken rule; it replaces the earlier one. Nil ends that.
  func observeChanges(_ onChange: (() -> Void)?) { self.onChange = onChange }

  // MARK: Events

  /// Checks one callback. It is called by the window or the controller that the checker observes.
  public func observe(_ event: ContainmentEvent) {
    let controller = event.controller
    switch event.callback {
    case .willMoveToParent:
      if let parent = event.parent {
        parenthood.willJoin(controller, parent)
      } else {
        parenthood.willLeave(controller)
      }
    case .didMoveToParent:
      if let parent = event.parent {
        parenthood.didJoin(controller, parent)
      } else {
        parenthood.didLeave(controller)
      }
    case .viewWillAppear:
      appearance.appears(controller, .appearing)
      unwinding.unwindingReaches(controller)
    case .viewIsAppearing: appearance.isAppearing(controller)
    case .viewDidAppear: appearance.didAppear(controller)
    case .viewWillDisappear: appearance.appears(controller, .disappearing)
    case .viewDidDisappear: appearance.appears(controller, .disappeared)
    case .unbalancedAppearanceCall: appearance.unbalanced(controller)
    case .refusedPresentation: refusesPresentation(of: controller, by: event.parent)
    case .unwindTowards: unwinding.unwinds(controller, towards: event.parent)
    case .wrongUnwindOffer: unwinding.offersSource(controller, container: event.parent)
    default: break
    }
  }

  public func callBegan(_ call: ContainmentCall) {
    parenthood.callBegan(call)
    switch call.kind {
    case .addChild: model.update(call.controller) { $0.parenthood = .joining }
    case .removeFromParent: parenthood.removes(call.controller, from: call.other)
    case .addSubview: places.places(call.controller, under: call.other)
    case .removeFromSuperview: model.update(call.controller) { $0.isMisplacementTold = false }
    case .takeSubview: places.takesSubview(of: call.controller, into: call.other)
    case .replaceView: appearance.replacesView(of: call.controller)
    case .beginAppearanceTransition, .endAppearanceTransition, .loadView, .present, .dismiss,
      .performSegue:
      break
    case .unwind: unwinding.unwinds(call.controller, to: call.other)
    }
    model.callBegan(call)
  }

  public func callEnded(_ call: ContainmentCall) {
    model.callEnded()
    if case .unwind = call.kind { unwinding.unwindingEnds() }
  }

  // MARK: At rest

  /// Checks for callbacks that are missing. Call it when the event loop is idle: nothing moves and
  /// no pointer is down, so a container has sent every callback that it owes.
  ///
  /// A child in the middle of an appearance transition is not checked: a gesture may hold the
  /// transition.
  public func settled() {
    parenthood.tellOfRemoval()
    unwinding.checkUnwindings()
    model.settle()
    // In the order of the names, so that two runs report the same.
    let controllers = model.liveControllers.sorted { $0.inspectedName < $1.inspectedName }
    for controller in controllers {
      parenthood.checkParenthood(of: controller)
      places.checkPlace(of: controller)
      appearance.checkSilence(of: controller)
      appearance.checkSight(of: controller)
    }
  }

  /// The same for a window that may be moving: then it does nothing. It also checks the place of
  /// every root view in the window, so it finds root views that were added inside another view.
  public func settle(with window: Window) {
    guard !window.needsFrame, !window.isPointerPressed else { return }
    settled()
    if let view = window.rootViewController?.viewIfLoaded { places.checkPlaces(in: view) }
  }

  /// Checks for missing callbacks and for transitions that were left open. Call it at the end of a
  /// program or of a test, when nothing moves any more.
  public func finished() {
    settled()
    appearance.checkEnds()
  }

  /// Rule 5.3.
  private func refusesPresentation(of controller: ViewController, by presenter: ViewController?) {
    let name = controller.inspectedName
    let place = presenter?.inspectedName ?? "its presenter"
    let reason =
      if let other = controller.presentingViewController {
        "\(other.inspectedName) presents it already"
      } else if let other = presenter?.presentedViewController {
        "it presents \(other.inspectedName) already"
      } else {
        "it is not on screen"
      }
    model.report(
      .presentation, [controller, presenter], call: "present(\(name), animated:)",
      "\(place) could not present \(name): \(reason)")
  }

  private func add(_ violation: ContractViolation) {
    if violations.count >= Self.capacity { violations.removeFirst() }
    violations.append(violation)
    onViolation?(violation)
    onChange?()
  }
}
