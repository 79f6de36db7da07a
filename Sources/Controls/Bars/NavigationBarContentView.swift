// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The views of one item in a navigation bar. During a transition the views of both items fade.
final class NavigationBarContentView: BarContentView {
  /// Points that a title moves while it fades in or out.
  private static let titleTravel = 40.0
  /// Points. A wider title of the previous screen is replaced by “Back” in the back button.
  private static let maximumBackTitleWidth = 160.0
  /// The opacity of secondary text (LOOK.md), for a prompt if the program has set a title color.
  private static let promptStrength = 0.65
  /// The fraction of the large title's collapse at which the small title begins to fade in.
  private static let titleFadeStart = 0.6

  let item: NavigationItem
  let backItem: NavigationItem?

  struct Arrangement {
    var itemLayout = BarItemLayout()
    var row = Rect.zero
    var isLarge = false
    var collapse = 0.0
    var appearance = BarAppearance()
  }

  private var arrangement = Arrangement()

  private let title = Label(style: .title)
  private let prompt = Label(style: .caption)
  private let largeTitle = Label(style: .largeTitle)
  /// Clips the large title while it slides under the row.
  private let largeTitleContainer = View()
  private let backButton = Button(accessibilityLabel: "")
  private var titleView: View?
  private var leading: [Part] = []
  private var trailing: [Part] = []

  private struct Part {
    let item: BarButtonItem
    let view: View
  }

  init(item: NavigationItem, backItem: NavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    largeTitleContainer.clipsToBounds = true
    largeTitleContainer.isUserInteractionEnabled = false
    for label in [title, largeTitle] { label.accessibilityRole = .heading }
    prompt.color = .secondaryText
    prompt.alignment = .center
    largeTitleContainer.addSubview(largeTitle)
    for view in [title, prompt, largeTitleContainer, backButton] { addSubview(view) }
    backButton.onActivate = { [weak self] in (self?.superview as? NavigationBar)?.onBack?() }
    reload()
  }

  func reload() {
    title.text = item.effectiveTitle
    largeTitle.text = item.effectiveTitle
    prompt.text = item.prompt ?? ""
    prompt.isHidden = item.prompt == nil
    backButton.isHidden =
      backItem == nil || item.hidesBackButton
      || (!item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton)
    backButton.accessibilityLabel = backItem.map {
      traits.localization("Back to \($0.effectiveBackTitle)")
    }
    if backButton.accessibilityLabel == nil { backButton.setDefaultAccessibilityLabel("Back") }
    let parts = leading + trailing
    let old = parts.map(\.view) + [titleView].compactMap(\.self)
    // An item that the bar already shows keeps its view.
    func part(_ item: BarButtonItem) -> Part? {
      parts.first { $0.item === item } ?? item.makeView().map { Part(item: item, view: $0) }
    }
    leading = item.leftBarButtonItems.compactMap(part)
    trailing = item.rightBarButtonItems.compactMap(part)
    titleView = item.titleView
    title.isHidden = titleView != nil
    let new = (leading + trailing).map(\.view) + [titleView].compactMap(\.self)
    // Another bar may show the view now.
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
    backButton.color = appearance.tintColor ?? .text
    for part in leading + trailing { part.item.setTint(of: part.view, to: appearance.tintColor) }
  }

  override func restoreViews() { reload() }

  override func setOpacity(_ strength: Double, offset: Double) {
    super.setOpacity(strength, offset: offset)
    (titleView ?? title).transform = .translation(offset * Self.titleTravel, 0)
    largeTitle.transform = .translation(offset * Self.titleTravel, 0)
  }

  override func layoutSubviews() {
    var itemLayout = arrangement.itemLayout
    itemLayout.room = Size(
      bounds.width, min(theme.metrics.barControlHeight, arrangement.row.height))
    itemLayout.middle = arrangement.row.midY
    let titleSize = titleView.map(itemLayout.size(of:)) ?? textSize(of: title)
    for part in trailing { itemLayout.placeTrailing(part.view) }
    if !backButton.isHidden {
      let others = leading.reduce(0) { $0 + itemLayout.size(of: $1.view).width }
      let besideTitle = arrangement.isLarge && titleView == nil ? 0 : titleSize.width
      fitBackButton(in: itemLayout.remainingWidth - others, besideTitle: besideTitle)
      itemLayout.placeLeading(backButton)
    }
    for part in leading { itemLayout.placeLeading(part.view) }
    layOutTitle(titleSize, in: itemLayout)
    layOutPrompt()
    layOutLargeTitle()
  }

  private func textSize(of label: Label) -> Size {
    let font = theme.fonts[label.style]
    return Size(
      textMeasurer.width(of: label.text, in: font).rounded(.up), TextLayout.lineHeight(of: font))
  }

  /// Shows the previous title if it fits next to the title, otherwise “Back”, otherwise only the arrow.
  private func fitBackButton(in room: Double, besideTitle titleWidth: Double) {
    defer { backButton.toolTip = backButton.title == nil ? backButton.accessibilityLabel : nil }
    backButton.image = .icon(
      isMirrored ? "chevron-right" : "chevron-left")
    let gaps = titleWidth > 0 ? 2 * theme.metrics.gap : 0
    let previous = backItem?.effectiveBackTitle ?? ""
    let font = theme.fonts.bodyStrong
    let isShort = textMeasurer.width(of: previous, in: font) <= Self.maximumBackTitleWidth
    let word = traits.localization("Back")
    for candidate in [isShort && !previous.isEmpty ? previous : nil, word].compactMap({ $0 }) {
      backButton.title = candidate
      if backButton.sizeThatFits(bounds.size).width + gaps + titleWidth <= room { return }
    }
    backButton.title = nil
  }

  /// Centers the title in the bar if it fits between the buttons there.
  private func layOutTitle(_ size: Size, in itemLayout: BarItemLayout) {
    let gap = theme.metrics.gap
    let start = itemLayout.leadingWidth + gap
    let end = bounds.width - itemLayout.trailingWidth - gap
    let width = min(size.width, max(0, end - start))
    let centered = (bounds.width - width) / 2
    let x = centered >= start && centered + width <= end ? centered : start
    (titleView ?? title).frame = itemLayout.rect(from: x, Size(width, size.height))
    let collapse = arrangement.isLarge ? min(1, arrangement.collapse / largeTitleHeight) : 1
    title.alpha = max(0, (collapse - Self.titleFadeStart) / (1 - Self.titleFadeStart))
  }

  private var largeTitleHeight: Double { NavigationBar.largeTitleHeight * symbolScale }

  private func layOutPrompt() {
    let height = TextLayout.lineHeight(of: theme.fonts.caption)
    let inset = theme.metrics.contentInset(forWidth: bounds.width)
    prompt.frame = Rect(
      inset, arrangement.row.minY - height + theme.metrics.gap / 3,
      max(0, bounds.width - 2 * inset), height)
  }

  private func layOutLargeTitle() {
    let full = largeTitleHeight
    largeTitleContainer.isHidden = !arrangement.isLarge || arrangement.collapse >= full
    largeTitleContainer.frame = Rect(
      0, arrangement.row.maxY, bounds.width, max(0, full - arrangement.collapse))
    let inset = theme.metrics.readableInset(forWidth: bounds.width)
    var size = textSize(of: largeTitle)
    size.width = min(size.width, max(0, bounds.width - 2 * inset))
    var itemLayout = arrangement.itemLayout
    // The title moves up under the row with the scrolled content.
    itemLayout.middle = (full - size.height / 3) / 2 - arrangement.collapse
    largeTitle.frame = itemLayout.rect(from: inset, size)
  }
}
