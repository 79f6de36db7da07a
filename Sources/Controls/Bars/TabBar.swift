// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A row of tabs above or below a screen, or a rail of them beside it.
///
/// Tab stops once in the bar, at the selected tab. The arrow keys along the bar, Home and End
/// select other tabs. The bar reports the tabs that a person selects. It marks another tab when its
/// owner sets `selectedIndex`.
public final class TabBar: View {
  /// What the tabs show, in order. Default none.
  public var items: [TabBarItem] = [] {
    didSet {
      if items != oldValue { itemsChanged() }
    }
  }

  /// Where the bar lies. Default bottom.
  public var edge = TabBarEdge.bottom {
    didSet {
      guard edge != oldValue else { return }
      for button in tabButtons { change(button) { $0.edge = edge } }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The marked tab; nil for none, which is the default. Setting it moves the mark at once and
  /// calls no closure.
  public var selectedIndex: Int? {
    get { selection }
    set { select(newValue, animated: false) }
  }

  /// Called with the place of a tab that a person selected, also of the selected one. The bar does
  /// not move the mark by itself, since its owner may refuse.
  public var onSelect: ((Int) -> Void)?

  /// The tabs from the first to the last.
  public var buttons: [Control] { tabButtons }

  private(set) var tabButtons: [TabBarButton] = []
  private var selection: Int?
  /// The appearance that the traits named when it was last applied.
  private var appearance = BarAppearance()
  /// The filled area behind the selected tab.
  private let mark = View()

  /// Seconds in which the mark moves to the next tab: as long as a highlight fades out (LOOK.md).
  private static let markDuration = 0.16

  /// A little less than the selection of a menu: the ground of a bar is lighter.
  static let markColor = ColorRole.faded(.selection, 0.8)

  /// The share of a tint of the program's own, as the selection is of the accent color (LOOK.md).
  private static let tintedMark = 0.14

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    setStockLabel("Tabs")
    accessibilityRole = .tabList
    mark.backgroundColor = Self.markColor
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    addSubview(mark)
  }

  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  // MARK: Tabs

  private func itemsChanged() {
    let removed = tabButtons.dropFirst(items.count)
    tabButtons.removeLast(removed.count)
    while tabButtons.count < items.count { addButton() }
    for (button, item) in zip(tabButtons, items) { change(button) { $0.item = item } }
    if let selection, selection >= items.count { self.selection = nil }
    // The keyboard leaves a button before the button goes.
    selectionChanged()
    for button in removed { button.removeFromSuperview() }
    setNeedsLayout()
  }

  private func addButton() {
    let index = tabButtons.count
    let button = TabBarButton()
    button.show(TabBarButton.Content(edge: edge, index: index))
    button.onActivate = { [weak self] in self?.onSelect?(index) }
    tabButtons.append(button)
    addSubview(button)
  }

  private func change(_ button: TabBarButton, _ body: (inout TabBarButton.Content) -> Void) {
    var content = button.content
    body(&content)
    button.show(content)
  }

  /// Marks a tab, or none.
  ///
  /// - Parameter animated: Whether the mark glides there; it does not while motion is reduced.
  public func select(_ index: Int?, animated: Bool) {
    require(
      index.map(items.indices.contains) ?? true,
      "There are \(items.count) tabs, so tab \(index ?? 0) cannot be selected")
    guard index != selection else { return }
    let hadMark = selection != nil
    selection = index
    selectionChanged()
    guard animated, hadMark, window != nil, !traits.reducesMotion else { return placeMark() }
    layoutIfNeeded()
    View.animate(
      duration: Self.markDuration, curve: .easeOut, options: .beginFromCurrentState,
      animations: { self.placeMark() })
  }

  private func selectionChanged() {
    let stop =
      selection.flatMap { tabButtons[$0].isEnabled ? $0 : nil }
      ?? tabButtons.firstIndex(where: \.isEnabled)
    let focused = window?.focus.firstResponder as? TabBarButton
    let hasKeyboard = focused.map { $0.superview === self } ?? false
    for (index, button) in tabButtons.enumerated() {
      change(button) { ($0.isSelected, $0.isTabStop) = (index == selection, index == stop) }
    }
    mark.isHidden = selection == nil
    guard hasKeyboard, let focus = window?.focus, let stop, focused !== tabButtons[stop] else {
      return
    }
    // The keyboard is on the tab that shows.
    if focus.canFocus(tabButtons[stop]) { focus.focus(tabButtons[stop]) } else { focus.focus(nil) }
  }

  // MARK: Layout

  public override func layoutSubviews() {
    applyAppearance()
    for (button, frame) in zip(tabButtons, frames()) { button.frame = frame }
    placeMark()
  }

  private func applyAppearance() {
    let new = traits.barAppearance
    guard new != appearance else { return }
    new.fill(self, replacing: appearance)
    mark.backgroundColor = new.tintColor.map { .faded($0, Self.tintedMark) } ?? Self.markColor
    appearance = new
  }

  private func placeMark() {
    guard let selection else { return }
    let button = tabButtons[selection]
    mark.cornerRadius = theme.metrics.controlRadius
    mark.frame = button.plate.offset(by: button.frame.origin)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let thickness = thickness(for: items, at: edge)
    return edge.isHorizontal ? Size(size.width, thickness) : Size(thickness, size.height)
  }

  /// The line towards the screen.
  public override func draw(_ canvas: inout Canvas) {
    let pixel = 1 / traits.scale
    let (width, height) = (bounds.width, bounds.height)
    switch edge {
    case .top:
      canvas.hairline(from: Point(0, height - pixel), to: Point(width, height - pixel))
    case .bottom:
      canvas.hairline(from: .zero, to: Point(width, 0))
    case .leading:
      let x = isMirrored ? 0 : width - pixel
      canvas.hairline(from: Point(x, 0), to: Point(x, height))
    }
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if !edge.isHorizontal { element.traits.insert(.vertical) }
  }

  // MARK: Keys

  /// The bar takes the arrows along it, Home and End even where there is no further tab.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let current = tabButtons.firstIndex { $0 === window?.focus.firstResponder } ?? selection
    guard let current, let target = target(of: event.key, from: current) else { return false }
    window?.focus.keyboardWasUsed()
    if target != current { onSelect?(target) }
    return true
  }

  /// Nil for keys that are not the bar's.
  private func target(of key: Key, from current: Int) -> Int? {
    let forward = edge.isHorizontal ? (isMirrored ? Key.left : .right) : .down
    let back = edge.isHorizontal ? (isMirrored ? Key.right : .left) : .up
    let enabled = tabButtons.indices.filter { tabButtons[$0].isEnabled }
    switch key {
    case forward: return enabled.first { $0 > current } ?? current
    case back: return enabled.last { $0 < current } ?? current
    case .home: return enabled.first ?? current
    case .end: return enabled.last ?? current
    default: return nil
    }
  }
}
