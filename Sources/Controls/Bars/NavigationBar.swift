// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A bar above a screen that shows the screen's `NavigationItem`: a title between buttons, a prompt and a large title.
///
/// Buttons that are set on the bar itself stay at the bar's ends when the item changes, outside of the item's buttons.
public final class NavigationBar: View {
  package static let largeTitleHeight = 52.0

  static let promptHeight = 20.0

  /// The title that the bar shows until a navigation item is set. Default empty.
  public var title: String {
    get { defaultItem.title ?? "" }
    set { defaultItem.title = newValue }
  }

  /// Buttons of the bar itself at its leading end, before the buttons of the navigation item. Default none.
  public var leadingButtons: [Button] = [] { didSet { replace(oldValue, with: leadingButtons) } }

  /// Buttons of the bar itself at its trailing end, after the buttons of the navigation item. Default none.
  public var trailingButtons: [Button] = [] { didSet { replace(oldValue, with: trailingButtons) } }

  /// Whether items of display mode `automatic` have a large title, if `verticalSizeClass` is regular. Default false.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { noteHeightChanged() } }
  }

  /// The navigation item that the bar shows; during a transition, the new one. Default: an item with the bar's `title`.
  public private(set) lazy var item = defaultItem

  /// The item of the previous screen, to which the back button leads; nil for no back button.
  public private(set) var backItem: NavigationItem?

  /// Called when the back button has been activated.
  public var onBack: (() -> Void)?

  /// Called when the height that `height(for:)` returns for the current item may have changed.
  public var onHeightChange: (() -> Void)?

  private let defaultItem = NavigationItem()
  private var appearance = BarAppearance()
  /// The colors of the bar's own buttons before a tint replaced them.
  private var untintedColors: [ObjectIdentifier: ColorRole] = [:]
  private let contents: BarContents<NavigationBarContentView>
  /// The content view whose row contains the bar's own buttons.
  private var rowContentView: NavigationBarContentView

  public override init(frame: Rect) {
    contents = BarContents(NavigationBarContentView(item: defaultItem, backItem: nil))
    rowContentView = contents.current
    super.init(frame: frame)
    backgroundColor = .surface
    clipsToBounds = true
    isFocusGroup = true
    setDefaultAccessibilityLabel("Bar")
    accessibilityRole = .navigationBar
    contents.attach(to: self)
    item.bar = self
  }

  var largeTitleHeight: Double { Self.largeTitleHeight * symbolScale }
  private var promptHeight: Double { Self.promptHeight * symbolScale }

  /// Returns the height of the bar for a navigation item, in points, including the item's prompt and large title.
  public func height(for item: NavigationItem) -> Double {
    var height = theme.metrics.barHeight
    if item.prompt != nil { height += promptHeight }
    if showsLargeTitle(of: item) { height += largeTitleHeight - collapsedHeight(of: item) }
    return height
  }

  /// Returns whether the bar has a large title for an item; also true while scrolling has collapsed the large title.
  public func showsLargeTitle(of item: NavigationItem) -> Bool {
    guard traits.verticalSizeClass == .regular else { return false }
    return switch item.largeTitleDisplayMode {
    case .automatic: prefersLargeTitles
    case .always: true
    case .never: false
    }
  }

  /// Shows a navigation item without a transition. The back button leads to `backItem`; nil for no back button.
  public func setItem(_ item: NavigationItem, backItem: NavigationItem? = nil) {
    contents.replace { makeContentView(for: item, backItem: backItem) }
    rowContentView = contents.current
  }

  /// Begins a transition to another navigation item, which is invisible until the transition's `animate()` is called.
  /// The caller animates and ends the transition. The back button leads to `backItem`; nil for no back button.
  ///
  /// - Parameter isForward: Whether the new item enters from the trailing side, like the item of a pushed screen.
  public func beginTransition(
    to item: NavigationItem, backItem: NavigationItem? = nil, isForward: Bool
  ) -> BarTransition {
    let oldItems = (item: self.item, backItem: self.backItem)
    return contents.beginTransition(
      to: { makeContentView(for: item, backItem: backItem) },
      direction: isForward != isMirrored ? 1 : -1
    ) { [weak self] new in
      self?.rowContentView = new
      _ = self?.layOutButtons()
    } onEnd: { [weak self] finished in
      guard let self else { return }
      if !finished { attach(oldItems.item, backItem: oldItems.backItem) }
      rowContentView = contents.current
    }
  }

  public override func layoutSubviews() {
    applyAppearance()
    let itemLayout = layOutButtons()
    for shown in contents.all {
      let row = rowFrame(of: shown)
      shown.frame = Rect(0, 0, bounds.width, max(height(for: shown.item), row.maxY))
      shown.arrange(
        NavigationBarContentView.Arrangement(
          itemLayout: itemLayout, row: row, isLarge: showsLargeTitle(of: shown.item),
          collapse: collapsedHeight(of: shown.item), appearance: appearance))
    }
  }

  private func applyAppearance() {
    let new = traits.barAppearance
    guard new != appearance else { return }
    new.applyBackground(to: self, replacing: appearance)
    appearance = new
    tintButtons()
  }

  private func tintButtons() {
    for button in leadingButtons + trailingButtons {
      let key = ObjectIdentifier(button)
      if let tint = appearance.tintColor {
        if untintedColors[key] == nil { untintedColors[key] = button.color }
        button.color = tint
      } else if let color = untintedColors.removeValue(forKey: key) {
        button.color = color
      }
    }
  }

  private func layOutButtons() -> BarItemLayout {
    let height = min(theme.metrics.barControlHeight, bounds.height)
    var itemLayout = BarItemLayout(
      in: self, height: height, middle: rowFrame(of: rowContentView).midY)
    for button in leadingButtons { itemLayout.placeLeading(button) }
    for button in trailingButtons.reversed() { itemLayout.placeTrailing(button) }
    return itemLayout
  }

  public override func draw(_ canvas: inout Canvas) {
    // The presentation size, since the height of the bar may be changing.
    let size = presentationFrame.size
    let bottom = size.height - 1 / traits.scale
    canvas.hairline(from: Point(0, bottom), to: Point(size.width, bottom))
  }

  /// The bar's subviews in reading order. Default: the leading buttons, the item's content, the trailing buttons.
  public override var subviewsInReadingOrder: [View]? {
    get {
      super.subviewsInReadingOrder ?? leadingButtons + contents.all + trailingButtons
    }
    set { super.subviewsInReadingOrder = newValue }
  }

  public override func traitsDidChange() { noteHeightChanged() }

  // MARK: Items

  func noteItemChanged(_ item: NavigationItem) {
    guard item === self.item || item === backItem else { return }
    contents.current.reload()
    noteHeightChanged()
  }

  func noteCollapseChanged(of item: NavigationItem) {
    if item === self.item { noteHeightChanged() }
  }

  private func noteHeightChanged() {
    setNeedsLayout()
    onHeightChange?()
  }

  /// Rounded to whole pixels, so that the views below the bar stay sharp.
  private func collapsedHeight(of item: NavigationItem) -> Double {
    let scale = traits.scale
    let collapse = (item.largeTitleCollapse * scale).rounded() / scale
    return min(max(0, collapse), largeTitleHeight)
  }

  private func rowFrame(of page: NavigationBarContentView) -> Rect {
    let top = page.item.prompt == nil ? 0 : promptHeight
    let height = min(theme.metrics.barHeight, bounds.height)
    return Rect(0, top, bounds.width, height)
  }

  private func makeContentView(
    for item: NavigationItem, backItem: NavigationItem?
  ) -> NavigationBarContentView {
    let contentView = NavigationBarContentView(item: item, backItem: backItem)
    attach(item, backItem: backItem)
    return contentView
  }

  private func attach(_ item: NavigationItem, backItem: NavigationItem?) {
    self.item = item
    self.backItem = backItem
    item.bar = self
    backItem?.bar = self
  }

  private func replace(_ old: [Button], with new: [Button]) {
    for button in old where !new.contains(where: { $0 === button }) {
      button.removeFromSuperview()
      if let color = untintedColors.removeValue(forKey: ObjectIdentifier(button)) {
        button.color = color
      }
    }
    for button in new { addSubview(button) }
    tintButtons()
    setNeedsLayout()
  }
}
