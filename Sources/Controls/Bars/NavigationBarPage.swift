// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The views of one item in a navigation bar. While the bar changes from one item to another, both
/// pages fade.
final class NavigationBarPage: View {
  /// Points that a title moves while it fades in or out.
  private static let titleTravel = 40.0
  /// The widest title of the previous screen, in points, that the back button shows; beyond it the
  /// button says less.
  private static let longestBackTitle = 160.0
  /// Opacity of a prompt in a program's own title color, as secondary text has it (LOOK.md).
  private static let promptStrength = 0.65
  /// The share of the large title's collapse after which the small title begins to fade in.
  private static let smallTitleStart = 0.6

  let item: NavigationItem
  let backItem: NavigationItem?
  private let onBack: () -> Void

  /// What the bar decides before the page lays out.
  struct Arrangement {
    /// The room between the bar's own buttons.
    var room = BarPlaces(width: 0, isMirrored: false)
    var row = Rect.zero
    var isLarge = false
    var collapse = 0.0
    var appearance = BarAppearance()
  }

  private var arrangement = Arrangement()

  private let title = Label(style: .title)
  private let prompt = Label(style: .caption)
  private let largeTitle = Label(style: .largeTitle)
  /// Clips the large title where it slides under the row.
  private let largeArea = View()
  private let back = Button(label: "")
  private var titleView: View?
  private var leading: [Part] = []
  private var trailing: [Part] = []

  private struct Part {
    let item: BarButtonItem
    let view: View

    /// - Parameter old: Parts that showed items before; the view of the same item stays.
    init?(_ item: BarButtonItem, from old: [Part]) {
      let known = old.first { $0.item === item }
      guard let view = known?.view ?? item.makeView() else { return nil }
      self.item = item
      self.view = view
    }
  }

  init(item: NavigationItem, backItem: NavigationItem?, onBack: @escaping () -> Void) {
    self.item = item
    self.onBack = onBack
    self.backItem = backItem
    super.init(frame: .zero)
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    for label in [title, largeTitle] { label.accessibilityRole = .heading }
    prompt.color = .secondaryText
    prompt.alignment = .center
    largeArea.addSubview(largeTitle)
    for view in [title, prompt, largeArea, back] { addSubview(view) }
    back.onActivate = { [weak self] in self?.onBack() }
    reload()
  }

  /// Updates the views from the items.
  func reload() {
    title.text = item.effectiveTitle
    largeTitle.text = item.effectiveTitle
    prompt.text = item.prompt ?? ""
    prompt.isHidden = item.prompt == nil
    back.isHidden =
      backItem == nil || item.hidesBackButton
      || (!item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton)
    back.accessibilityLabel = backItem.map {
      traits.localization("Back to \($0.effectiveBackTitle)")
    }
    if back.accessibilityLabel == nil { back.setStockLabel("Back") }
    let parts = leading + trailing
    let old = parts.map(\.view) + [titleView].compactMap(\.self)
    leading = item.leftBarButtonItems.compactMap { Part($0, from: parts) }
    trailing = item.rightBarButtonItems.compactMap { Part($0, from: parts) }
    titleView = item.titleView
    title.isHidden = titleView != nil
    let new = (leading + trailing).map(\.view) + [titleView].compactMap(\.self)
    // Another bar may show it by now.
    for view in old where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new { addSubview(view) }
    applyAppearance()
    setNeedsLayout()
  }

  func arrange(_ arrangement: Arrangement) {
    let isNew = arrangement.appearance != self.arrangement.appearance
    self.arrangement = arrangement
    if isNew { applyAppearance() }
    setNeedsLayout()
  }

  private func applyAppearance() {
    let appearance = arrangement.appearance
    title.style = appearance.titleStyle
    title.color = appearance.titleColor ?? .text
    largeTitle.color = appearance.titleColor ?? .text
    prompt.color = appearance.titleColor.map { .faded($0, Self.promptStrength) } ?? .secondaryText
    back.color = appearance.tintColor ?? .text
    for part in leading + trailing { part.item.tint(part.view, appearance.tintColor) }
  }

  /// Sets the page's opacity, and how far its title is off its place, both as shares of the
  /// transition.
  func setStrength(_ strength: Double, offset: Double) {
    alpha = strength
    (titleView ?? title).transform = .translation(offset * Self.titleTravel, 0)
    largeTitle.transform = .translation(offset * Self.titleTravel, 0)
  }

  override func layoutSubviews() {
    var places = arrangement.room
    let height = min(theme.metrics.barTarget, arrangement.row.height)
    let wanted = Size(bounds.width, height)
    let titleSize = titleSize(in: wanted)
    func size(_ view: View) -> Size {
      Size(view.sizeThatFits(wanted).width, BarPlaces.height(of: view, in: wanted))
    }
    for part in trailing {
      let size = size(part.view)
      part.view.frame = places.takeTrailing(
        size.width, height: size.height, middle: arrangement.row.midY)
    }
    if !back.isHidden {
      let others = leading.reduce(0) { $0 + size($1.view).width }
      let besideTitle = arrangement.isLarge && titleView == nil ? 0 : titleSize.width
      fitBackButton(in: places.left - others, besideTitle: besideTitle)
      back.frame = places.takeLeading(
        back.sizeThatFits(wanted).width, height: height, middle: arrangement.row.midY)
    }
    for part in leading {
      let size = size(part.view)
      part.view.frame = places.takeLeading(
        size.width, height: size.height, middle: arrangement.row.midY)
    }
    layOutTitle(titleSize, in: places)
    layOutPrompt()
    layOutLargeTitle()
  }

  private func titleSize(in room: Size) -> Size {
    if let titleView {
      return Size(titleView.sizeThatFits(room).width, BarPlaces.height(of: titleView, in: room))
    }
    let font = theme.fonts[title.style]
    return Size(
      textMeasurer.width(of: title.text, in: font).rounded(.up), TextLayout.lineHeight(of: font))
  }

  /// The previous title where there is room for it and for the title, else “Back”, else the arrow alone.
  private func fitBackButton(in room: Double, besideTitle titleWidth: Double) {
    defer { back.toolTip = back.title == nil ? back.accessibilityLabel : nil }
    back.image = .back(isMirrored: traits.layoutDirection == .rightToLeft)
    let gaps = titleWidth > 0 ? 2 * theme.metrics.gap : 0
    let previous = backItem?.effectiveBackTitle ?? ""
    let font = theme.fonts.bodyStrong
    let isShort = textMeasurer.width(of: previous, in: font) <= Self.longestBackTitle
    let word = traits.localization("Back")
    for candidate in [isShort && !previous.isEmpty ? previous : nil, word].compactMap({ $0 }) {
      back.title = candidate
      if back.sizeThatFits(bounds.size).width + gaps + titleWidth <= room { return }
    }
    back.title = nil
  }

  /// In the middle of the bar, if it fits between the buttons there.
  private func layOutTitle(_ size: Size, in places: BarPlaces) {
    let gap = theme.metrics.gap
    let start = places.leading + gap
    let end = bounds.width - places.trailing - gap
    let width = min(size.width, max(0, end - start))
    let centered = (bounds.width - width) / 2
    let x = centered >= start && centered + width <= end ? centered : start
    (titleView ?? title).frame = places.rect(
      from: x, width, height: size.height, middle: arrangement.row.midY)
    let isGone = arrangement.isLarge && arrangement.collapse < largeTitleHeight
    title.alpha =
      isGone
      ? max(
        0,
        (arrangement.collapse / largeTitleHeight - Self.smallTitleStart)
          / (1 - Self.smallTitleStart)) : 1
  }

  private var largeTitleHeight: Double { NavigationBar.largeTitleHeight * growth }

  private func layOutPrompt() {
    let height = TextLayout.lineHeight(of: theme.fonts.caption)
    let inset = theme.metrics.contentInset(forWidth: bounds.width)
    // Close to the title that it belongs to.
    prompt.frame = Rect(
      inset, arrangement.row.minY - height + theme.metrics.gap / 3,
      max(0, bounds.width - 2 * inset), height)
  }

  private func layOutLargeTitle() {
    let full = largeTitleHeight
    largeArea.isHidden = !arrangement.isLarge || arrangement.collapse >= full
    largeArea.frame = Rect(
      0, arrangement.row.maxY, bounds.width, max(0, full - arrangement.collapse))
    let inset = theme.metrics.readableInset(forWidth: bounds.width)
    let width = min(
      textMeasurer.width(of: largeTitle.text, in: theme.fonts.largeTitle).rounded(.up),
      max(0, bounds.width - 2 * inset))
    let height = TextLayout.lineHeight(of: theme.fonts.largeTitle)
    // It moves up under the row with the scrolled content.
    largeTitle.frame = arrangement.room.rect(
      from: inset, width, height: height, middle: (full - height / 3) / 2 - arrangement.collapse)
  }
}

extension Image {
  /// The arrow that leads back: it points against the direction of reading.
  fileprivate static func back(isMirrored: Bool) -> Image {
    .icon(isMirrored ? "chevron-right" : "chevron-left")
  }
}
