// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One callback that a view controller is about to receive.
public struct ContainmentEvent {
  public enum Callback: Sendable, Equatable {
    case loadView
    case viewDidLoad
    case willMoveToParent
    case didMoveToParent
    case viewWillAppear(animated: Bool)
    case viewIsAppearing(animated: Bool)
    case viewDidAppear(animated: Bool)
    case viewWillDisappear(animated: Bool)
    case viewDidDisappear(animated: Bool)
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    /// The view is about to get another size.
    case viewWillTransition(to: Size)
    case willRotate(to: Orientation)
    case didRotate(from: Orientation)
    case didReceiveMemoryWarning
    case viewDidUnload
    /// A begin or end call that has no partner; nothing was sent.
    case unbalancedAppearanceCall
    /// A call of `present` that came to nothing: who should present is not on screen, or presents
    /// something already; nothing was sent.
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

  /// Who receives it.
  public let controller: ViewController

  public let callback: Callback

  /// The new parent of `willMoveToParent` and `didMoveToParent`, nil when it is removed; who should
  /// have presented, of `refusedPresentation`; the destination of `prepareForSegue`; the source of
  /// `unwindAction`; the next one of `unwindTowards`; the container of `wrongUnwindOffer`.
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
