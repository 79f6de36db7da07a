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
    /// A view that lies in the controller's view, and is no root view, goes straight under a view
    /// of `other`.
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
  /// The call's name as it stands in the API, without arguments.
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

/// A call that an observer was told of and that has not ended.
struct RunningCall {
  let call: ContainmentCall
  let observer: any ContainmentObserver

  func end() {
    View.performWithoutAnimation { observer.callEnded(call) }
  }
}
