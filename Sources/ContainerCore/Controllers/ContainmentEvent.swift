// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A callback that a view controller is about to receive.
public struct ContainmentEvent {
  /// A callback of a view controller, with its arguments. Three cases report a mistake instead of a callback:
  /// `unbalancedAppearanceCall`, `refusedPresentation` and `invalidUnwindCandidate`.
  public enum Callback: Sendable, Equatable {
    /// The controller is about to create its view.
    case loadView
    /// The view was loaded. Sent once for each loaded view.
    case viewDidLoad
    /// The controller is about to become a child of `parent`, or to be removed if that is nil.
    case willMoveToParent
    /// The controller has become a child of `parent`, or was removed if that is nil.
    case didMoveToParent
    /// The view is about to appear.
    case viewWillAppear(animated: Bool)
    /// Geometry and traits are final. Sent once between `viewWillAppear` and `viewDidAppear`.
    case viewIsAppearing(animated: Bool)
    /// The view has appeared, and its transition has ended.
    case viewDidAppear(animated: Bool)
    /// The view is about to disappear.
    case viewWillDisappear(animated: Bool)
    /// The view has disappeared, and its transition has ended.
    case viewDidDisappear(animated: Bool)
    /// The view is about to place its subviews.
    case viewWillLayoutSubviews
    /// The view has placed its subviews.
    case viewDidLayoutSubviews
    /// The size of the view is about to change.
    case viewWillTransition(to: Size)
    /// The window is about to change between portrait and landscape. Sent before its size changes.
    case willRotate(to: Orientation)
    /// The views are about to be animated to the window's new orientation. Sent after the window's size has changed.
    case willAnimateRotation(to: Orientation)
    /// The window has changed between portrait and landscape. Sent after its size has changed.
    case didRotate(from: Orientation)
    /// Memory is short.
    case didReceiveMemoryWarning
    /// The view was unloaded. The next read of `view` loads another view.
    case viewDidUnload
    /// A call that begins or ends an appearance transition has no matching call.
    case unbalancedAppearanceCall
    /// `present` does nothing, because the presenter is not on screen or presents another controller.
    case refusedPresentation
    /// The controller is asked whether a control may start a segue.
    case shouldPerformSegue(identifier: String)
    /// A segue is about to be performed. `identifier` is nil for an unwind without a registered segue.
    case prepareForSegue(identifier: String?)
    /// The destination of an unwind performs the closure that it has registered under this name.
    case unwindAction(String)
    /// The controller has to reveal the next controller of an unwind: `unwind(for:towards:)`.
    case unwindTowards
    /// A container offers the controller to the search of an unwind, although the controller contains the unwind's
    /// source (containment contract 8.3).
    case invalidUnwindCandidate
  }

  /// The controller that receives the callback.
  public let controller: ViewController

  /// The callback that the controller receives, with its arguments.
  public let callback: Callback

  /// The other controller of the callback, often not a parent. Nil for a removal, and for callbacks not listed here:
  /// - `willMoveToParent`, `didMoveToParent`: the new parent
  /// - `refusedPresentation`: the presenter
  /// - `prepareForSegue`: the destination
  /// - `unwindAction`: the source
  /// - `unwindTowards`: the revealed controller
  /// - `invalidUnwindCandidate`: the container
  public let parent: ViewController?
}

extension ContainmentEvent.Callback {
  /// The name of the callback method without arguments, such as “viewDidLoad”.
  public var name: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .willMoveToParent: "willMove"
    case .didMoveToParent: "didMove"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewWillTransition: "viewWillTransition"
    case .willRotate: "willRotate"
    case .willAnimateRotation: "willAnimateRotation"
    case .didRotate: "didRotate"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    case .viewDidUnload: "viewDidUnload"
    case .unbalancedAppearanceCall: "unbalanced appearance call"
    case .refusedPresentation: "refused presentation"
    case .shouldPerformSegue: "shouldPerformSegue"
    case .prepareForSegue: "prepare"
    case .unwindAction: "unwind action"
    case .unwindTowards: "unwind"
    case .invalidUnwindCandidate: "invalid unwind candidate"
    }
  }

  /// The `animated` argument of the appearance callbacks; nil for the others.
  public var isAnimated: Bool? {
    switch self {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      animated
    default: nil
    }
  }
}
