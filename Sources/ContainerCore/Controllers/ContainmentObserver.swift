// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// A call that can cause callbacks of a controller, such as `addChild(_:)` or `loadViewIfNeeded()`. An observer
/// receives these callbacks as `ContainmentEvent`s between the beginning and the end of the call.
public struct ContainmentCall {
  /// The method that is called, such as `addChild(_:)`, with its arguments.
  public enum Kind: Sendable, Equatable {
    /// `other` adds the controller as a child.
    case addChild
    /// The controller is removed from `other`, its parent.
    case removeFromParent
    /// `other` presents the controller.
    case present(animated: Bool)
    /// `other` dismisses the controller.
    case dismiss(animated: Bool)
    /// `beginAppearanceTransition(_:animated:)` begins an appearance or a disappearance.
    case beginAppearanceTransition(isAppearing: Bool, animated: Bool)
    /// `endAppearanceTransition()` ends the transition that began last.
    case endAppearanceTransition
    /// The view is loaded, because it is needed.
    case loadView
    /// Another view replaces the loaded view, which was not unloaded first.
    case replaceView
    /// The controller's root view is added to a view of `other`; nil if no controller has that view.
    case addSubview
    /// The controller's root view is removed from a view of `other`.
    case removeFromSuperview
    /// A view inside the controller's view, other than a root view, is moved directly into a view of `other`.
    case moveSubview
    /// A segue leads from the controller to `other`.
    case performSegue(identifier: String)
    /// The controller unwinds to `other`, which performs an action.
    case unwind(action: String)
  }

  /// The controller that the call concerns, such as the added child, the presented controller or the source of a segue.
  public let controller: ViewController

  /// The method that is called, such as `addChild(_:)` or `present(_:animated:completion:)`, with its arguments.
  public let kind: Kind

  /// The second controller of the call, such as the parent, the presenter or the destination of a segue; nil if none.
  public let other: ViewController?
}

extension ContainmentCall.Kind {
  /// The name of the called method or property, without arguments.
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
    case .moveSubview: "addSubview"
    case .performSegue: "performSegue"
    case .unwind: "performUnwind"
    }
  }
}

/// A call whose beginning was reported to an observer, and whose end was not.
struct RunningCall {
  let call: ContainmentCall
  let observer: any ContainmentObserver

  func end() {
    View.performWithoutAnimation { observer.callDidEnd(call) }
  }
}

/// An object that is notified before each callback of a controller is sent, and of the calls that cause callbacks.
public protocol ContainmentObserver: AnyObject {
  /// Called before a callback is sent to `event.controller`.
  func observe(_ event: ContainmentEvent)

  /// Called before a call changes anything. Default: does nothing.
  func callWillBegin(_ call: ContainmentCall)

  /// Called after the call that began last has ended. Default: does nothing.
  func callDidEnd(_ call: ContainmentCall)
}

extension ContainmentObserver {
  public func callWillBegin(_ call: ContainmentCall) {}
  public func callDidEnd(_ call: ContainmentCall) {}
}

struct ObservationState {
  /// False if neither this controller nor an ancestor has an observer, so that no search is necessary.
  private(set) var mayBeObserved = false
  /// The published callback that the core is sending to the controller; nil if none.
  private(set) var callbackBeingSent: ContainmentEvent.Callback?
  /// Whether the log has a warning that the root view is in the view of a controller that is not the parent.
  private(set) var isMisplacementLogged = false

  mutating func setMayBeObserved(_ observed: Bool) { mayBeObserved = observed }

  mutating func setCallbackBeingSent(_ callback: ContainmentEvent.Callback?) {
    self.callbackBeingSent = callback
  }

  mutating func setMisplacementLogged() { isMisplacementLogged = true }
}
