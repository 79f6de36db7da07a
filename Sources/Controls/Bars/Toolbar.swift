// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The bar below a screen, with buttons and the spaces between them, like UIKit's `UIToolbar`.
public final class Toolbar: View {
  /// The items of the toolbar, in order from its leading end. Default none.
  public var items: [BarButtonItem] {
    get { contentView.items }
    set {
      keepFirstResponder {
        contentView.removeFromSuperview()
        installContentView(for: newValue)
      }
    }
  }

  private var contentView = ToolbarContentView(items: [])
  private var leavingContentView: ToolbarContentView?
  private var appearance = BarAppearance()

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    setDefaultAccessibilityLabel("Toolbar")
    accessibilityRole = .toolbar
    install(contentView)
  }

  /// Begins a transition to other toolbar items, which are invisible until the transition's `animate()` is called.
  ///
  /// - Returns: The transition. Call `animate()` inside the animation of the screens, and `end(finished:)` after it.
  public func beginTransition(to items: [BarButtonItem]) -> BarTransition {
    let old = contentView
    leavingContentView?.removeFromSuperview()
    leavingContentView = old
    installContentView(for: items)
    let new = contentView
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
      guard let self, contentView === new else { return }
      leavingContentView = nil
      if !finished {
        contentView = old
        old.installViews()
      }
      setNeedsLayout()
    }
  }

  public override func layoutSubviews() {
    traits.barAppearance.applyBackground(to: self, replacing: appearance)
    appearance = traits.barAppearance
    for shown in [leavingContentView, contentView].compactMap({ $0 }) {
      shown.setTint(appearance.tintColor)
      shown.frame = bounds
    }
  }

  public override func draw(_ canvas: inout Canvas) {
    canvas.hairline(from: .zero, to: Point(bounds.width, 0))
  }

  private func installContentView(for items: [BarButtonItem]) {
    contentView = ToolbarContentView(items: items)
    install(contentView)
  }

  private func install(_ page: ToolbarContentView) {
    addSubview(page)
    setNeedsLayout()
  }
}

final class ToolbarContentView: View {
  let items: [BarButtonItem]
  private let views: [View?]

  private var tint: ColorRole?

  init(items: [BarButtonItem]) {
    self.items = items
    views = items.map { $0.makeView() }
    super.init(frame: .zero)
    installViews()
  }

  func setTint(_ tint: ColorRole?) {
    guard tint != self.tint else { return }
    self.tint = tint
    for case (let item, let view?) in zip(items, views) { item.setTint(of: view, to: tint) }
  }

  /// Adds the views again. Another content view may have shown the same custom views in the meantime.
  func installViews() {
    for case let view? in views where view.superview !== self { addSubview(view) }
  }

  override func layoutSubviews() {
    let height = min(theme.metrics.barControlHeight, bounds.height)
    let room = Size(bounds.width, height)
    let lengths = zip(items, views).map { item, view -> Double in
      switch item.kind {
      case .button, .custom: view?.sizeThatFits(room).width ?? 0
      case .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }
    var itemLayout = BarItemLayout(
      width: bounds.width, isMirrored: traits.layoutDirection == .rightToLeft)
    let flexible = items.count { $0.isFlexible }
    let flexibleLength =
      max(0, itemLayout.remainingWidth - lengths.reduce(0, +)) / Double(max(1, flexible))
    for (index, item) in items.enumerated() {
      let length = item.isFlexible ? flexibleLength : lengths[index]
      let ownHeight = views[index].map { BarItemLayout.height(of: $0, in: room) } ?? height
      let itemFrame = itemLayout.reserveLeading(length, height: ownHeight, middle: bounds.midY)
      views[index]?.frame = itemFrame
    }
  }
}

extension BarButtonItem {
  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = kind { true } else { false }
  }
}
