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
      shown.setTint(appearance.tintColor)
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

/// The buttons of one screen in a toolbar.
final class ToolbarPage: View {
  let items: [BarButtonItem]
  private let views: [View?]

  /// The tint of the buttons; nil for the theme's colors.
  private var tint: ColorRole?

  init(items: [BarButtonItem]) {
    self.items = items
    views = items.map { $0.makeView() }
    super.init(frame: .zero)
    takeViews()
  }

  func setTint(_ tint: ColorRole?) {
    guard tint != self.tint else { return }
    self.tint = tint
    for case (let item, let view?) in zip(items, views) { item.tint(view, tint) }
  }

  /// Another page may have shown the same custom views meanwhile.
  func takeViews() {
    for case let view? in views where view.superview !== self { addSubview(view) }
  }

  override func layoutSubviews() {
    let height = min(theme.metrics.barTarget, bounds.height)
    let room = Size(bounds.width, height)
    let lengths = zip(items, views).map { item, view -> Double in
      switch item.kind {
      case .button, .custom: view?.sizeThatFits(room).width ?? 0
      case .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }
    var places = BarPlaces(
      width: bounds.width, isMirrored: traits.layoutDirection == .rightToLeft)
    let flexible = items.count { $0.isFlexible }
    let share = max(0, places.left - lengths.reduce(0, +)) / Double(max(1, flexible))
    for (index, item) in items.enumerated() {
      let length = item.isFlexible ? share : lengths[index]
      let ownHeight = views[index].map { BarPlaces.height(of: $0, in: room) } ?? height
      let place = places.takeLeading(length, height: ownHeight, middle: bounds.midY)
      views[index]?.frame = place
    }
  }
}

extension BarButtonItem {
  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = kind { true } else { false }
  }
}
