// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Observes controllers and reports violations of containment rules, each of them once.
///
/// The checker tracks the parent and the appearance of each controller, and checks most rules at each callback. A
/// missing callback, such as `didMove(toParent:)`, is found only by `checkWhenIdle()`; call it when the window is idle.
///
/// The checker cannot detect three mistakes:
/// - A `didMove(toParent:)` before the end of the container's animation, if callbacks are forwarded automatically.
/// - A direct call of `viewDidLoad()` or `viewWillAppear(_:)`: calls of overridden methods cannot be observed.
/// - Most changes of a child's view by its container, such as a new frame, since the child may have asked for them.
///   Only two changes are reported: a root view is added to the view of a controller that is not its parent, or a view
///   is moved directly between the views of a container and of a controller inside it.
public final class ContractChecker: ContainmentObserver {
  /// Called for each violation of a containment rule that the checker finds. Default nil.
  public var onViolation: ((ContractViolation) -> Void)?

  /// Called for each broken rule while the inspector displays the list.
  private(set) var onChange: (() -> Void)?

  /// The latest violations of containment rules, at most `capacity`, oldest first.
  public private(set) var violations: [ContractViolation] = []

  /// The maximum number of stored violations.
  public static let capacity = 100

  private lazy var model = ContractModel { [weak self] in self?.add($0) }
  private lazy var parenthood = ParenthoodChecker(model)
  private lazy var appearance = AppearanceChecker(model)
  private lazy var placement = PlacementChecker(model)
  private lazy var unwinding = UnwindChecker(model)

  package var liveControllers: [ViewController] { model.liveControllers }

  /// Creates a checker that adds broken rules to `violations`, and also passes them to `onViolation`.
  public init(onViolation: ((ContractViolation) -> Void)? = nil) { self.onViolation = onViolation }

  func observeChanges(_ onChange: (() -> Void)?) { self.onChange = onChange }

  // MARK: Events

  /// Checks one callback of a controller. The observed window or controller calls this method.
  public func observe(_ event: ContainmentEvent) {
    let controller = event.controller
    switch event.callback {
    case .willMoveToParent: parenthood.handleWillMove(controller, toParent: event.parent)
    case .didMoveToParent: parenthood.handleDidMove(controller, toParent: event.parent)
    case .viewWillAppear:
      appearance.recordAppearance(of: controller, as: .appearing)
      unwinding.recordReached(controller)
    case .viewIsAppearing: appearance.handleViewIsAppearing(controller)
    case .viewDidAppear: appearance.handleViewDidAppear(controller)
    case .viewWillDisappear: appearance.recordAppearance(of: controller, as: .disappearing)
    case .viewDidDisappear: appearance.recordAppearance(of: controller, as: .disappeared)
    case .unbalancedAppearanceCall: appearance.handleUnbalancedCall(of: controller)
    case .refusedPresentation: reportRefusedPresentation(of: controller, by: event.parent)
    case .unwindTowards: unwinding.recordStep(in: controller, towards: event.parent)
    case .invalidUnwindCandidate:
      unwinding.reportInvalidCandidate(controller, container: event.parent)
    default: break
    }
  }

  public func callWillBegin(_ call: ContainmentCall) {
    parenthood.callWillBegin(call)
    switch call.kind {
    case .addChild: model[call.controller].parenthood = .entering
    case .removeFromParent: parenthood.handleRemoval(of: call.controller, from: call.other)
    case .addSubview: placement.recordPlacement(of: call.controller, under: call.other)
    case .removeFromSuperview: model[call.controller].didReportMisplacement = false
    case .moveSubview: placement.reportMovedSubview(of: call.controller, into: call.other)
    case .replaceView: appearance.reportViewReplacement(of: call.controller)
    case .beginAppearanceTransition, .endAppearanceTransition, .loadView, .present, .dismiss,
      .performSegue:
      break
    case .unwind: unwinding.recordUnwind(from: call.controller, to: call.other)
    }
    model.pushCall(call)
  }

  public func callDidEnd(_ call: ContainmentCall) {
    model.popCall()
    if case .unwind = call.kind { unwinding.handleUnwindEnd() }
  }

  // MARK: When idle

  /// Checks for missing callbacks. Call it when no animation is running and no button is pressed, since all callbacks
  /// must have been sent then. Skips children in an appearance transition, which a gesture may have paused.
  public func checkWhenIdle() {
    parenthood.reportUnannouncedRemoval()
    unwinding.checkPendingUnwind()
    model.discardStaleState()
    // In the order of names, so that two runs report the same.
    let controllers = model.liveControllers.sorted { $0.inspectedName < $1.inspectedName }
    for controller in controllers {
      parenthood.checkParenthood(of: controller)
      placement.checkPlacement(of: controller)
      appearance.checkMissingCallbacks(of: controller)
      appearance.checkVisibility(of: controller)
    }
  }

  /// Checks for missing callbacks if the window is idle. Also searches all views for root views outside of the view of
  /// their controller's parent. The search finds even controllers that have received no callback.
  public func checkIfIdle(in window: Window) {
    guard !window.needsFrame, !window.isPointerPressed else { return }
    checkWhenIdle()
    if let view = window.rootViewController?.viewIfLoaded { placement.checkPlacements(in: view) }
  }

  /// Checks for missing callbacks and unfinished transitions. Call it at the end of a program or a test, when the
  /// window is idle.
  public func checkAtEnd() {
    checkWhenIdle()
    appearance.checkUnfinishedTransitions()
  }

  /// Rule 5.3.
  private func reportRefusedPresentation(
    of controller: ViewController, by presenter: ViewController?
  ) {
    let name = controller.inspectedName
    let presenterName = presenter?.inspectedName ?? "its presenter"
    let reason =
      if let other = controller.presentingViewController {
        "\(other.inspectedName) already presents it"
      } else if let other = presenter?.presentedViewController {
        "\(presenterName) already presents \(other.inspectedName)"
      } else {
        "\(presenterName) is not on screen"
      }
    model.report(
      .presentation, [controller, presenter], call: "present(\(name), animated:)",
      "\(presenterName) did not present \(name), because \(reason)")
  }

  private func add(_ violation: ContractViolation) {
    if violations.count >= Self.capacity { violations.removeFirst() }
    violations.append(violation)
    onViolation?(violation)
    onChange?()
  }
}
