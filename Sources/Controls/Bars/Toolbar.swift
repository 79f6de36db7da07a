// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The strip below a screen: buttons and the spaces between them.
public final class Toolbar: View {
  /// The items from the leading end. Without a flexible space they lie at that end. Default none.
  public var items: [BarButtonItem] {
    get { page.items }
    set {
      keepFirstResponder {
        page.removeFromSuperview()
        show(newValue)
      }
    }
  }

  private var page = ToolbarPage(items: [])
  private var leavingPage: ToolbarPage?
  /// The appearance that the traits named when it was last applied.
  private var appearance = BarAppearance()

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    setStockLabel("Toolbar")
    accessibilityRole = .toolbar
    install(page)
  }

  /// Begins to show other items; they are invisible until the transition is animated.
  public func beginTransition(to items: [BarButtonItem]) -> BarTransition {
    let old = page
    leavingPage?.removeFromSuperview()
    leavingPage = old
    show(items)
    let new = page
    layoutIfNeeded()
    View.performWithoutAnimation {
      new.alpha = 0
      old.isInert = true
    }
    return BarTransition {
      new.alpha = 1
      old.alpha = 0
    } end: { [weak self] finished in
      View.performWithoutAnimation {
        for page in [old, new] { page.alpha = 1 }
        old.isInert = false
        (finished ? old : new).removeFromSuperview()
      }
      guard let self, page === new else { return }
      leavingPage = nil
      if !finished {
        page = old
        old.takeViews()
      }
      setNeedsLayout()
    }
  }

  public override func layoutSubviews() {
    traits.barAppearance.fill(self, replacing: appearance)
    appearance = traits.barAppearance
    for shown in [leavingPage, page].compactMap({ $0 }) {
      shown.tint = appearance.tintColor
      shown.frame = bounds
    }
  }

  public override func draw(_ canvas: inout Canvas) {
    canvas.hairline(from: .zero, to: Point(bounds.width, 0))
  }

  private func show(_ items: [BarButtonItem]) {
    page = ToolbarPage(items: items)
    install(page)
  }

  private func install(_ page: ToolbarPage) {
    addSubview(page)
    setNeedsLayout()
  }
}
