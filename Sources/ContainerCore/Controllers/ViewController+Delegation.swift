// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a container lets one of its children decide (contract 7). Each answer goes as deep as the
/// containers name children; the default is the controller itself. A cursor or color scheme of the container's own
/// comes before its child's.
extension ViewController {
  /// The title of whoever answers for it.
  public var effectiveTitle: String? {
    childForTitle?.effectiveTitle ?? title
  }

  /// The mouse pointer's shape over this controller where no view has one.
  public var effectiveCursor: Cursor? {
    preferredCursor ?? childForCursor?.effectiveCursor
  }

  /// Light, dark, or nil to follow the window.
  public var effectiveColorScheme: Theme.ColorScheme? {
    preferredColorScheme ?? childForAppearance?.effectiveColorScheme
  }

  /// What a window's root, or the frontmost presented controller that covers the window and has an answer, decides.
  var colorSchemeForWindow: Theme.ColorScheme? {
    var scheme = effectiveColorScheme
    var session = presentation
    while let current = session, current.isHere {
      let presented = current.presentedViewController
      if current.coversWindow { scheme = presented.effectiveColorScheme ?? scheme }
      session = presented.presentation
    }
    return scheme
  }

  /// Call when the answer of `preferredColorScheme` or `childForAppearance` changed.
  public func setNeedsAppearanceUpdate() {
    outermostContainer.loadedView?.window?.updateTraits()
  }

  /// The only child whose view is visible; nil if several children are visible, or none.
  var onlyShownChild: ViewController? {
    guard let loadedView, loadedView.window != nil, !children.isEmpty else { return nil }
    var shown: [(child: ViewController, rect: Rect)] = []
    func visit(_ view: View) {
      guard !view.isHidden, !view.isInert, view.alpha > 0, view.isUserInteractionEnabled else {
        return
      }
      guard let child = view.viewController, child !== self else {
        for subview in view.subviews { visit(subview) }
        return
      }
      guard child.parent === self, !child.isLeavingSight, let rect = view.shownRect(),
        rect.width > 0, rect.height > 0
      else { return }
      // The views come from back to front.
      shown.removeAll { rect.contains($0.rect) }
      shown.append((child, rect))
    }
    visit(loadedView)
    return shown.count == 1 ? shown[0].child : nil
  }

  private var isLeavingSight: Bool {
    if case .disappearing = appearance.state { true } else { isMovingFromParent }
  }
}
