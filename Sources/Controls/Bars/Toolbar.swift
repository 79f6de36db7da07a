// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The bar below a screen, with buttons and the spaces between them, like UIKit's `UIToolbar`.
public final class Toolbar: View {
  /// The items of the toolbar, in order from its leading end. Default none.
  public var items: [BarButtonItem] {
    get { contents.current.items }
    set { contents.replace { ToolbarContentView(items: newValue) } }
  }

  private let contents = BarContents(ToolbarContentView(items: []))
  private var appearance = BarAppearance()

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    setDefaultAccessibilityLabel("Toolbar")
    accessibilityRole = .toolbar
    contents.attach(to: self)
  }

  /// Begins a transition to other toolbar items, which are invisible until the transition's `animate()` is called.
  ///
  /// - Returns: The transition. Call `animate()` inside the animation of the screens, and `end(finished:)` after it.
  public func beginTransition(to items: [BarButtonItem]) -> BarTransition {
    contents.beginTransition(to: { ToolbarContentView(items: items) })
  }

  public override func layoutSubviews() {
    traits.barAppearance.applyBackground(to: self, replacing: appearance)
    appearance = traits.barAppearance
    for shown in contents.all {
      shown.setTint(appearance.tintColor)
      shown.frame = bounds
    }
  }

  public override func draw(_ canvas: inout Canvas) {
    canvas.hairline(from: .zero, to: Point(bounds.width, 0))
  }
}

final class ToolbarContentView: BarContentView {
  let items: [BarButtonItem]
  private let views: [View?]

  init(items: [BarButtonItem]) {
    self.items = items
    views = items.map { $0.makeView() }
    super.init(frame: .zero)
    restoreViews()
  }

  func setTint(_ tint: ColorRole?) {
    for case (let item, let view?) in zip(items, views) { item.setTint(of: view, to: tint) }
  }

  override func restoreViews() {
    for case let view? in views where view.superview !== self { addSubview(view) }
  }

  override func layoutSubviews() {
    let height = min(theme.metrics.barControlHeight, bounds.height)
    var itemLayout = BarItemLayout(in: self, height: height, middle: bounds.midY)
    // Nil for a flexible space.
    let sizes = zip(items, views).map { item, view -> Size? in
      switch item.kind {
      case .button, .custom: view.map(itemLayout.size(of:)) ?? .zero
      case .fixedSpace(let width): Size(width, 0)
      case .flexibleSpace: nil
      }
    }
    let fixedLength = sizes.reduce(0) { $0 + ($1?.width ?? 0) }
    let flexibleCount = sizes.count { $0 == nil }
    let flexibleLength =
      max(0, itemLayout.remainingWidth - fixedLength) / Double(max(1, flexibleCount))
    for (size, view) in zip(sizes, views) {
      let itemFrame = itemLayout.reserveLeading(size ?? Size(flexibleLength, 0))
      view?.frame = itemFrame
    }
  }
}
