// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How a presented controller lies over what presents it, as UIKit's `UIModalPresentationStyle`.
///
/// Only `fullScreen` and `currentContext` take the presenter's view away; in all other styles the
/// presenter hears nothing (contract 5.3).
public nonisolated enum ModalPresentationStyle: Sendable, Hashable, CaseIterable {
  /// What suits most screens: a page sheet, as UIKit's.
  case automatic
  /// No style: as an adaptive style it says that nothing adapts. Nothing can be presented in it.
  case none
  /// It covers the window; the view below is out of the window meanwhile, and its controller hears
  /// that it disappears.
  case fullScreen
  /// A sheet at the bottom edge, as high as one of its detents.
  case pageSheet
  /// A card in the middle; where there is no room beside it, a page sheet.
  case formSheet
  /// It covers the view of the nearest controller that defines a presentation context, whose own
  /// content disappears.
  case currentContext
  /// The transitioning delegate provides the presentation controller.
  case custom
  /// It covers the window; the controller below hears nothing, and shows where the view is clear.
  case overFullScreen
  /// It covers the view of the nearest controller that defines a presentation context, and that
  /// shows where the view is clear.
  case overCurrentContext
  /// Beside what it belongs to; see the popover's presentation controller. A controller that was
  /// given none is shown as a form sheet.
  case popover

  /// Whether it covers the nearest presentation context and not the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's own content disappears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// With `automatic` replaced by what it stands for.
  var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
}

/// The animation with which a presented view appears and, reversed, disappears. Sheets, alerts and
/// popovers have their own animations.
public nonisolated enum ModalTransitionStyle: Sendable, Hashable, CaseIterable {
  /// It slides up from the bottom edge.
  case coverVertical
  /// It fades in.
  case crossDissolve
}

extension ModalTransitionStyle {
  /// Gives a view that covers `size` the look it has before it comes, or when it is gone.
  func hide(_ view: View, in size: Size) {
    switch self {
    case .coverVertical: view.transform = .translation(0, size.height)
    case .crossDissolve: view.alpha = 0
    }
  }

}

/// The presentation settings of a controller, and the objects that wait for its next presentation.
struct ModalSettings {
  var presentationStyle = ModalPresentationStyle.fullScreen
  var transitionStyle = ModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var isModalInPresentation = false
  weak var defaultButton: View?
  /// What its next presentation will use.
  var prepared: PresentationController?
  /// What it is to present itself as soon as it has appeared; nil for most controllers and most of the time.
  var waiting: WaitingPresentation?
}

/// What a controller is to present as soon as it has appeared: it was asked to in its `viewDidLoad()` or
/// `viewWillAppear(_:)`.
struct WaitingPresentation {
  let controller: ViewController
  let animated: Bool
  let completion: (() -> Void)?
}
