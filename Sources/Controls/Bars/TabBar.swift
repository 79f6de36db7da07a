// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A row of tabs above or below a screen, or a column of tabs at its leading side.
///
/// The Tab key reaches only the selected tab. The arrow keys along the bar, Home and End select other tabs. When the
/// user selects a tab, the bar only calls `onSelect`: this closure has to set `selectedIndex` to move the selection.
public final class TabBar: View {
  /// The contents of the tabs, in order. Default none.
  public var items: [TabBarItem] = [] { didSet { if items != oldValue { updateButtons() } } }

  /// The edge of the screen at which the bar is placed. Default bottom.
  public var edge = TabBarEdge.bottom {
    didSet {
      guard edge != oldValue else { return }
      for button in tabButtons { button.content.edge = edge }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The index of the selected tab; nil for none. Default nil. Setting it neither animates nor calls `onSelect`.
  public var selectedIndex: Int? {
    get { selection }
    set { select(newValue, animated: false) }
  }

  /// Called with the index of a tab that the user selects, even if the tab is already selected. The selection changes
  /// only if code, such as this closure, sets `selectedIndex`.
  public var onSelect: ((Int) -> Void)?

  /// The buttons of the tabs, in order.
  public var buttons: [Control] { tabButtons }

  private(set) var tabButtons: [TabBarButton] = []
  private var selection: Int?
  private var appearance = BarAppearance()
  private let selectionIndicator = View()

  /// Seconds in which the indicator moves to another tab, equal to the fade-out of a highlight (LOOK.md).
  private static let selectionIndicatorDuration = 0.16

  /// A little weaker than the selection of a menu, since the background of a bar is lighter.
  static let selectionIndicatorColor = ColorRole.faded(.selection, 0.8)

  /// The opacity of the program's tint, equal to the opacity of a selection in the accent color (LOOK.md).
  private static let selectionIndicatorTintOpacity = 0.14

  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .surface
    isFocusGroup = true
    setDefaultAccessibilityLabel("Tabs")
    accessibilityRole = .tabList
    selectionIndicator.backgroundColor = Self.selectionIndicatorColor
    selectionIndicator.isUserInteractionEnabled = false
    selectionIndicator.isHidden = true
    addSubview(selectionIndicator)
  }

  // MARK: Tabs

  private func updateButtons() {
    let removed = tabButtons.dropFirst(items.count)
    tabButtons.removeLast(removed.count)
    while tabButtons.count < items.count { addButton() }
    for (button, item) in zip(tabButtons, items) { button.content.item = item }
    if let selection, selection >= items.count { self.selection = nil }
    // Before the buttons are removed, so that none of them is the first responder.
    updateSelection()
    for button in removed { button.removeFromSuperview() }
    setNeedsLayout()
  }

  private func addButton() {
    let index = tabButtons.count
    let button = TabBarButton()
    button.content = TabBarButton.Content(edge: edge, index: index)
    button.onActivate = { [weak self] in self?.onSelect?(index) }
    tabButtons.append(button)
    addSubview(button)
  }

  /// Selects a tab, or no tab for nil, and moves the selection indicator, which jumps while motion is reduced. Traps if
  /// the index is out of range.
  public func select(_ index: Int?, animated: Bool) {
    require(
      index.map(items.indices.contains) ?? true,
      "Tab index \(index ?? 0) is out of range: 0..<\(items.count)")
    guard index != selection else { return }
    let hadMark = selection != nil
    selection = index
    updateSelection()
    guard animated, hadMark, window != nil, !traits.reducesMotion else {
      return layOutSelectionIndicator()
    }
    layoutIfNeeded()
    View.animate(
      duration: Self.selectionIndicatorDuration, curve: .easeOut, options: .beginFromCurrentState,
      animations: { self.layOutSelectionIndicator() })
  }

  private func updateSelection() {
    let stop =
      selection.flatMap { tabButtons[$0].isEnabled ? $0 : nil }
      ?? tabButtons.firstIndex(where: \.isEnabled)
    let focused = window?.focus.firstResponder as? TabBarButton
    let hasKeyboard = focused?.superview === self
    for (index, button) in tabButtons.enumerated() {
      button.content.isSelected = index == selection
      button.content.isTabStop = index == stop
    }
    selectionIndicator.isHidden = selection == nil
    guard hasKeyboard, let focus = window?.focus, let stop, focused !== tabButtons[stop] else {
      return
    }
    focus.focus(focus.canFocus(tabButtons[stop]) ? tabButtons[stop] : nil)
  }

  // MARK: Layout

  public override func layoutSubviews() {
    applyAppearance()
    for (button, frame) in zip(tabButtons, buttonFrames()) { button.frame = frame }
    layOutSelectionIndicator()
  }

  private func applyAppearance() {
    let new = traits.barAppearance
    guard new != appearance else { return }
    new.applyBackground(to: self, replacing: appearance)
    selectionIndicator.backgroundColor =
      new.tintColor.map { .faded($0, Self.selectionIndicatorTintOpacity) }
      ?? Self.selectionIndicatorColor
    appearance = new
  }

  private func layOutSelectionIndicator() {
    guard let selection else { return }
    let button = tabButtons[selection]
    selectionIndicator.cornerRadius = theme.metrics.controlRadius
    selectionIndicator.frame = button.backgroundRect.offset(by: button.frame.origin)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let thickness = thickness(for: items, at: edge)
    return edge.isHorizontal ? Size(size.width, thickness) : Size(thickness, size.height)
  }

  /// Draws the line that separates the tab bar from the screen.
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

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if !edge.isHorizontal { element.traits.insert(.vertical) }
  }

  // MARK: Keys

  /// Calls `onSelect` for an arrow key along the bar, Home or End. Handles these keys also at the last tab.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let current = tabButtons.firstIndex { $0 === window?.focus.firstResponder } ?? selection
    guard let current, let target = targetIndex(for: event.key, from: current) else { return false }
    window?.focus.showFocusRing()
    if target != current { onSelect?(target) }
    return true
  }

  private func targetIndex(for key: Key, from current: Int) -> Int? {
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
