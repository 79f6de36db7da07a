// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One callback that a view controller is about to receive.
public struct ContainmentEvent {
  /// The callback, with its arguments. Three cases report a mistake, for which nothing was sent:
  /// `unbalancedAppearanceCall`, `refusedPresentation` and `wrongUnwindOffer`.
  public enum Callback: Sendable, Equatable {
    /// The controller makes its view.
    case loadView
    /// The view was loaded. Sent once for each view that is loaded.
    case viewDidLoad
    /// The controller is about to become a child of `parent`, or of none.
    case willMoveToParent
    /// The controller has become a child of `parent`, or of none.
    case didMoveToParent
    /// The view is about to come on screen.
    case viewWillAppear(animated: Bool)
    /// Geometry and traits are final. Sent once between will and did appear.
    case viewIsAppearing(animated: Bool)
    /// The view is on screen, and its transition has ended.
    case viewDidAppear(animated: Bool)
    /// The view is about to leave the screen.
    case viewWillDisappear(animated: Bool)
    /// The view is off screen, and its transition has ended.
    case viewDidDisappear(animated: Bool)
    /// The view is about to lay out its subviews.
    case viewWillLayoutSubviews
    /// The view has laid out its subviews.
    case viewDidLayoutSubviews
    /// The view is about to get another size.
    case viewWillTransition(to: Size)
    /// The window is about to change between portrait and landscape. Sent before the new size.
    case willRotate(to: Orientation)
    /// The window changes between portrait and landscape. Sent after the new size, inside the animation of it.
    case willAnimateRotation(to: Orientation)
    /// The window has changed between portrait and landscape. Sent after the new size.
    case didRotate(from: Orientation)
    /// Memory is short.
    case didReceiveMemoryWarning
    /// The view was let go because memory was short. It loads again on next use.
    case viewDidUnload
    /// A begin or end call that has no partner; nothing was sent.
    case unbalancedAppearanceCall
    /// `present` did nothing: the presenter is not on screen, or presents another controller already. Nothing
    /// was sent.
    case refusedPresentation
    /// A control asks for a segue.
    case shouldPerformSegue(identifier: String)
    /// A segue is about to be performed; nil for unwinding that was asked for without one.
    case prepareForSegue(identifier: String?)
    /// The action that an unwinding leads to; the closure that was registered under that name.
    case unwindAction(String)
    /// `unwind(for:towards:)`: the controller is to reveal one that it contains.
    case unwindTowards
    /// A container offers the controller to an unwinding that comes from inside it (contract 8.3);
    /// nothing was sent.
    case wrongUnwindOffer
  }

  /// The controller that receives the callback.
  public let controller: ViewController

  /// Which callback it is.
  public let callback: Callback

  /// The new parent of `willMoveToParent` and `didMoveToParent`, nil when the controller is removed; the
  /// presenter that refused, of `refusedPresentation`; the destination of `prepareForSegue`; the source of
  /// `unwindAction`; the next controller on the way, of `unwindTowards`; the container of `wrongUnwindOffer`.
  public let parent: ViewController?
}

extension ContainmentEvent.Callback {
  /// The callback's name as it stands in the API, without arguments.
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
    case .wrongUnwindOffer: "wrong unwind offer"
    }
  }

  /// What the appearance callbacks say of the change; nil for the others.
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
