// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The strip above a screen: a title between buttons, and the other parts of the screen's
/// `NavigationItem`.
///
/// Buttons of the bar's own stay at its ends whatever item it shows, and come before the item's.
public final class NavigationBar: View {
  /// Points of the row of a large title.
  package static let largeTitleHeight = 52.0

  /// Points that a prompt adds.
  static let promptHeight = 20.0

  /// The title of the bar's own item. Used by a bar that shows no controller's item.
  public var title: String {
    get { ownItem.title ?? "" }
    set { ownItem.title = newValue }
  }

  /// Buttons of the bar's own at the leading end, in order, before the item's. Default none.
  public var leadingButtons: [Button] = [] {
    didSet { replace(oldValue, with: leadingButtons) }
  }

  /// Buttons of the bar's own at the trailing end, in order, after the item's. Default none.
  public var trailingButtons: [Button] = [] {
    didSet { replace(oldValue, with: trailingButtons) }
  }

  /// Whether items in the mode `automatic` have a large title. Where the height is compact no item
  /// has one. Default false, as UIKit.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightChanged() } }
  }

  /// The item that is shown, or that a transition leads to. Default: an item of the bar's own.
  public private(set) lazy var item = ownItem

  /// The item of the screen that the back button leads to; nil for no back button.
  public private(set) var backItem: NavigationItem?

  /// Called when the back button was activated.
  public var onBack: (() -> Void)?

  /// Called when `height(for:)` of the shown item may give another height.
  public var onHeightChange: (() -> Void)?

  private let ownItem = NavigationItem()
  /// The appearance that the traits named when it was last applied.
  private var appearance = BarAppearance()
  /// The colors of the bar's own buttons while a tint covers them.
  private var untintedColors: [ObjectIdentifier: ColorRole] = [:]
  private var page: NavigationBarPage
  /// Fades out while another one comes.
  private var leavingPage: NavigationBarPage?
  /// The page in whose row the bar's own buttons lie.
  private var rowPage: NavigationBarPage

  public override init(frame: Rect) {
    page = NavigationBarPage(item: ownItem, backItem: nil, onBack: {})
    rowPage = page
    super.init(frame: frame)
    backgroundColor = .surface
    clipsToBounds = true
    isFocusGroup = true
    setStockLabel("Bar")
    accessibilityRole = .navigationBar
    install(page)
  }

  /// Points that a large title and a prompt take at the present size of text.
  var largeTitleHeight: Double { Self.largeTitleHeight * growth }
  private var promptHeight: Double { Self.promptHeight * growth }

  /// The height that the bar needs to show an item, in points.
  public func height(for item: NavigationItem) -> Double {
    var height = theme.metrics.barHeight
    if item.prompt != nil { height += promptHeight }
    if showsLargeTitle(of: item) { height += largeTitleHeight - collapse(of: item) }
    return height
  }

  /// Whether an item has a large title, collapsed or not.
  public func showsLargeTitle(of item: NavigationItem) -> Bool {
    guard traits.verticalSizeClass == .regular else { return false }
    return switch item.largeTitleDisplayMode {
    case .automatic: prefersLargeTitles
    case .always: true
    case .never: false
    }
  }

  /// Shows an item at once.
  ///
  /// - Parameter backItem: The item of the screen below; nil for no back button.
  public func setItem(_ item: NavigationItem, backItem: NavigationItem? = nil) {
    keepFirstResponder {
      page.removeFromSuperview()
      show(item, backItem: backItem)
    }
    rowPage = page
    setNeedsLayout()
  }

  /// Begins to show another item; it is invisible until the transition is animated.
  ///
  /// - Parameters:
  ///   - backItem: The item of the screen below; nil for no back button.
  ///   - isForward: Whether the new item comes from the trailing side, as a pushed screen does.
  public func beginTransition(
    to item: NavigationItem, backItem: NavigationItem? = nil, isForward: Bool
  ) -> BarTransition {
    let old = page
    let oldItems = (self.item, self.backItem)
    leavingPage?.removeFromSuperview()
    leavingPage = old
    show(item, backItem: backItem)
    let new = page
    layoutIfNeeded()
    let isMirrored = traits.layoutDirection == .rightToLeft
    let way = isForward != isMirrored ? 1.0 : -1.0
    View.performWithoutAnimation {
      new.setStrength(0, offset: way)
      old.isInert = true
    }
    return BarTransition { [weak self] in
      new.setStrength(1, offset: 0)
      old.setStrength(0, offset: -way)
      self?.rowPage = new
      _ = self?.layOutOwnButtons()
    } end: { [weak self] finished in
      View.performWithoutAnimation {
        for page in [old, new] { page.setStrength(1, offset: 0) }
        old.isInert = false
        (finished ? old : new).removeFromSuperview()
      }
      guard let self, page === new else { return }
      leavingPage = nil
      if !finished {
        page = old
        // The other page may have taken views that both items have.
        old.reload()
        (self.item, self.backItem) = oldItems
        attachItems()
      }
      rowPage = page
      setNeedsLayout()
    }
  }

  public override func layoutSubviews() {
    applyAppearance()
    let places = layOutOwnButtons()
    for shown in [leavingPage, page].compactMap({ $0 }) {
      let row = row(of: shown)
      shown.frame = Rect(0, 0, bounds.width, max(height(for: shown.item), row.maxY))
      shown.arrange(
        NavigationBarPage.Arrangement(
          room: places, row: row, isLarge: showsLargeTitle(of: shown.item),
          collapse: collapse(of: shown.item), appearance: appearance))
    }
  }

  private func applyAppearance() {
    let new = traits.barAppearance
    guard new != appearance else { return }
    new.fill(self, replacing: appearance)
    appearance = new
    tintOwnButtons()
  }

  /// A button gets its own color back when the tint is removed.
  private func tintOwnButtons() {
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

  /// - Returns: The room that is left between them.
  private func layOutOwnButtons() -> BarPlaces {
    let height = min(theme.metrics.barTarget, bounds.height)
    let middle = row(of: rowPage).midY
    var places = BarPlaces(width: bounds.width, isMirrored: traits.layoutDirection == .rightToLeft)
    for button in leadingButtons {
      let width = button.sizeThatFits(bounds.size).width
      button.frame = places.takeLeading(width, height: height, middle: middle)
    }
    for button in trailingButtons.reversed() {
      let width = button.sizeThatFits(bounds.size).width
      button.frame = places.takeTrailing(width, height: height, middle: middle)
    }
    return places
  }

  public override func draw(_ canvas: inout Canvas) {
    // The visible part of a bar whose height is changing.
    let size = presentedFrame.size
    let bottom = size.height - 1 / traits.scale
    canvas.hairline(from: Point(0, bottom), to: Point(size.width, bottom))
  }

  /// The bar's own buttons are above the page.
  public override var subviewsInReadingOrder: [View]? {
    get {
      super.subviewsInReadingOrder
        ?? leadingButtons + [leavingPage, page].compactMap(\.self) + trailingButtons
    }
    set { super.subviewsInReadingOrder = newValue }
  }

  public override func traitsChanged() { heightChanged() }

  // MARK: Items

  func itemChanged(_ item: NavigationItem) {
    guard item === self.item || item === backItem else { return }
    page.reload()
    heightChanged()
  }

  func collapseChanged(of item: NavigationItem) {
    if item === self.item { heightChanged() }
  }

  private func heightChanged() {
    setNeedsLayout()
    onHeightChange?()
  }

  /// On whole pixels, so that what lies below stays sharp.
  private func collapse(of item: NavigationItem) -> Double {
    let scale = traits.scale
    let collapse = (item.largeTitleCollapse * scale).rounded() / scale
    return min(max(0, collapse), largeTitleHeight)
  }

  /// Where the buttons lie.
  private func row(of page: NavigationBarPage) -> Rect {
    let top = page.item.prompt == nil ? 0 : promptHeight
    let height = min(theme.metrics.barHeight, bounds.height)
    return Rect(0, top, bounds.width, height)
  }

  private func show(_ item: NavigationItem, backItem: NavigationItem?) {
    page = NavigationBarPage(item: item, backItem: backItem) { [weak self] in self?.onBack?() }
    self.item = item
    self.backItem = backItem
    install(page)
  }

  private func install(_ page: NavigationBarPage) {
    // Below the buttons that stay.
    insertSubview(page, at: leavingPage == nil ? 0 : 1)
    attachItems()
    setNeedsLayout()
  }

  private func attachItems() {
    item.attach(to: self)
    backItem?.attach(to: self)
  }

  private func replace(_ old: [Button], with new: [Button]) {
    for button in old where !new.contains(where: { $0 === button }) {
      button.removeFromSuperview()
      if let color = untintedColors.removeValue(forKey: ObjectIdentifier(button)) {
        button.color = color
      }
    }
    for button in new { addSubview(button) }
    tintOwnButtons()
    setNeedsLayout()
  }
}

/// A transition of a bar from its old content to its new one. The caller calls `animate()` in the
/// closure of its own animation, so that a gesture drives both, and `end(finished:)` when the
/// animation has ended.
public final class BarTransition {
  private let change: () -> Void
  private var finish: ((Bool) -> Void)?

  init(animate change: @escaping () -> Void, end finish: @escaping (_ finished: Bool) -> Void) {
    self.change = change
    self.finish = finish
  }

  /// Sets the views to their look at the end.
  public func animate() { change() }

  /// Removes the views that are not needed any more. A second call does nothing.
  ///
  /// - Parameter finished: False when it was turned round: the bar shows what it showed before.
  public func end(finished: Bool) {
    let finish = finish
    self.finish = nil
    finish?(finished)
  }
}
