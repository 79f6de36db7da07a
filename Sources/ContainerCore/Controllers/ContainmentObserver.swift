// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// Something that was done to a controller, by a container or by the core for it; the callbacks
/// that follow from it are `ContainmentEvent`s between the call's beginning and its end.
public struct ContainmentCall {
  /// The call, with its arguments.
  public enum Kind: Sendable, Equatable {
    /// `other` adds the controller as a child.
    case addChild
    /// The controller leaves `other`, its parent.
    case removeFromParent
    /// `other` presents the controller.
    case present(animated: Bool)
    /// The controller is taken away again by `other`.
    case dismiss(animated: Bool)
    /// The controller begins to appear, or to disappear: `beginAppearanceTransition(_:animated:)`.
    case beginAppearanceTransition(isAppearing: Bool, animated: Bool)
    /// The transition that began last ends: `endAppearanceTransition()`.
    case endAppearanceTransition
    /// The view is needed and not loaded, so it is made.
    case loadView
    /// The loaded view was replaced by another without being unloaded first.
    case replaceView
    /// The controller's root view goes under a view of `other`; nil: of no controller.
    case addSubview
    /// The controller's root view leaves a view of `other`.
    case removeFromSuperview
    /// A view inside the controller's view, other than a root view, is moved directly into a view of
    /// `other`.
    case takeSubview
    /// A segue leads from the controller to `other`.
    case performSegue(identifier: String)
    /// The controller goes back to `other`, which performs an action.
    case unwind(action: String)
  }

  /// The controller that the call is about.
  public let controller: ViewController

  /// Which call it is.
  public let kind: Kind

  /// The second controller of the kinds that have one.
  public let other: ViewController?
}

extension ContainmentCall.Kind {
  /// The name of the method or property in the API, without arguments.
  public var name: String {
    switch self {
    case .addChild: "addChild"
    case .removeFromParent: "removeFromParent"
    case .present: "present"
    case .dismiss: "dismiss"
    case .beginAppearanceTransition: "beginAppearanceTransition"
    case .endAppearanceTransition: "endAppearanceTransition"
    case .loadView: "loadViewIfNeeded"
    case .replaceView: "view ="
    case .addSubview: "addSubview"
    case .removeFromSuperview: "removeFromSuperview"
    case .takeSubview: "addSubview"
    case .performSegue: "performSegue"
    case .unwind: "performUnwind"
    }
  }
}

/// A call whose beginning was reported to an observer and whose end was not.
struct RunningCall {
  let call: ContainmentCall
  let observer: any ContainmentObserver

  func end() {
    View.performWithoutAnimation { observer.callEnded(call) }
  }
}

/// Hears of every callback just before it is sent, and of the calls that lead to them: what logs
/// and checkers are built on.
public protocol ContainmentObserver: AnyObject {
  /// A callback is about to be sent to `event.controller`.
  func observe(_ event: ContainmentEvent)

  /// A call begins; nothing has changed yet. Default: nothing.
  func callBegan(_ call: ContainmentCall)

  /// The call that began last has ended. Default: nothing.
  func callEnded(_ call: ContainmentCall)
}

extension ContainmentObserver {
  public func callBegan(_ call: ContainmentCall) {}
  public func callEnded(_ call: ContainmentCall) {}
}

/// What observers and the log have received of a controller.
struct ObservationState {
  /// False if neither this controller nor an ancestor has an observer, so that no search is necessary.
  private(set) var mayBeObserved = false
  /// The callback that the core is sending to the controller, and has published.
  private(set) var callback: ContainmentEvent.Callback?
  /// Whether the log has a warning that the root view is in the view of a controller that is not the parent.
  private(set) var isMisplacementLogged = false

  mutating func setMayBeObserved(_ observed: Bool) { mayBeObserved = observed }

  mutating func setCallback(_ callback: ContainmentEvent.Callback?) { self.callback = callback }

  mutating func setMisplacementLogged() { isMisplacementLogged = true }
}
