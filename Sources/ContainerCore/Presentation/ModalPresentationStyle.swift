// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The style in which a controller is presented, like UIKit's `UIModalPresentationStyle`. Only `fullScreen` and
/// `currentContext` remove the presenter's view; in the other styles the presenter receives no appearance callbacks.
public nonisolated enum ModalPresentationStyle: Sendable, Hashable, CaseIterable {
  /// The style that suits most screens: a page sheet, as in UIKit.
  case automatic
  /// No style. As an adaptive style it means no adaptation. Presenting a controller in this style traps.
  case none
  /// Covers the window. The presenter disappears, and its view is removed from the window during the presentation.
  case fullScreen
  /// A sheet at the bottom edge, as high as one of its detents.
  case pageSheet
  /// A card in the middle of the window; a page sheet if the window is too narrow.
  case formSheet
  /// Covers the view of the nearest controller that defines a presentation context, whose content disappears.
  case currentContext
  /// The presentation controller of the transitioning delegate decides.
  case custom
  /// Covers the window. The presenter receives no callback, and is visible through transparent parts of the new view.
  case overFullScreen
  /// Like `currentContext`, but the covered controller receives no callback, and is visible through transparent parts.
  case overCurrentContext
  /// A popover next to its source; see the popover's presentation controller. Without a source it is a form sheet.
  case popover

  /// Whether the style covers the nearest presentation context and not the window.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's own content disappears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// The style, with `automatic` replaced by the style that it represents.
  var resolvedStyle: ModalPresentationStyle { self == .automatic ? .pageSheet : self }
}

/// The animation of presenting and dismissing a controller. Sheets, alerts and popovers have their own animations.
public nonisolated enum ModalTransitionStyle: Sendable, Hashable, CaseIterable {
  /// The view slides up from the bottom edge.
  case coverVertical
  /// The view fades in.
  case crossDissolve
}

extension ModalTransitionStyle {
  /// Makes a view that covers `size` look as before its presentation and after its dismissal.
  func hide(_ view: View, in size: Size) {
    switch self {
    case .coverVertical: view.transform = .translation(0, size.height)
    case .crossDissolve: view.alpha = 0
    }
  }

}

struct ModalSettings {
  var presentationStyle = ModalPresentationStyle.fullScreen
  var transitionStyle = ModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var isModalInPresentation = false
  weak var defaultButton: View?
  var preparedController: PresentationController?
  /// The presentation to make as soon as the controller has appeared; nil if there is none.
  var deferredPresentation: DeferredPresentation?
}

/// A presentation requested in `viewDidLoad()` or `viewWillAppear(_:)`, which waits until the presenter has appeared.
struct DeferredPresentation {
  let controller: ViewController
  let animated: Bool
  let completion: (() -> Void)?
}
