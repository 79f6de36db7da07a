// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The views of one item in a navigation bar. During a transition the views of both items fade.
final class NavigationBarContentView: View {
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
  private let onBack: () -> Void

  struct Arrangement {
    var itemLayout = BarItemLayout(width: 0, isMirrored: false)
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

    /// - Parameter old: The former parts. A part of the same item keeps its view.
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
    largeTitleContainer.clipsToBounds = true
    largeTitleContainer.isUserInteractionEnabled = false
    for label in [title, largeTitle] { label.accessibilityRole = .heading }
    prompt.color = .secondaryText
    prompt.alignment = .center
    largeTitleContainer.addSubview(largeTitle)
    for view in [title, prompt, largeTitleContainer, backButton] { addSubview(view) }
    backButton.onActivate = { [weak self] in self?.onBack() }
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
    leading = item.leftBarButtonItems.compactMap { Part($0, from: parts) }
    trailing = item.rightBarButtonItems.compactMap { Part($0, from: parts) }
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

  /// Sets the opacity of the view, 0…1, and the offset of its title, as a fraction of `titleTravel`.
  func setOpacity(_ strength: Double, offset: Double) {
    alpha = strength
    (titleView ?? title).transform = .translation(offset * Self.titleTravel, 0)
    largeTitle.transform = .translation(offset * Self.titleTravel, 0)
  }

  override func layoutSubviews() {
    var itemLayout = arrangement.itemLayout
    let height = min(theme.metrics.barControlHeight, arrangement.row.height)
    let wanted = Size(bounds.width, height)
    let titleSize = titleSize(in: wanted)
    func size(_ view: View) -> Size {
      Size(view.sizeThatFits(wanted).width, BarItemLayout.height(of: view, in: wanted))
    }
    for part in trailing {
      let size = size(part.view)
      part.view.frame = itemLayout.reserveTrailing(
        size.width, height: size.height, middle: arrangement.row.midY)
    }
    if !backButton.isHidden {
      let others = leading.reduce(0) { $0 + size($1.view).width }
      let besideTitle = arrangement.isLarge && titleView == nil ? 0 : titleSize.width
      fitBackButton(in: itemLayout.remainingWidth - others, besideTitle: besideTitle)
      backButton.frame = itemLayout.reserveLeading(
        backButton.sizeThatFits(wanted).width, height: height, middle: arrangement.row.midY)
    }
    for part in leading {
      let size = size(part.view)
      part.view.frame = itemLayout.reserveLeading(
        size.width, height: size.height, middle: arrangement.row.midY)
    }
    layOutTitle(titleSize, in: itemLayout)
    layOutPrompt()
    layOutLargeTitle()
  }

  private func titleSize(in room: Size) -> Size {
    if let titleView {
      return Size(titleView.sizeThatFits(room).width, BarItemLayout.height(of: titleView, in: room))
    }
    let font = theme.fonts[title.style]
    return Size(
      textMeasurer.width(of: title.text, in: font).rounded(.up), TextLayout.lineHeight(of: font))
  }

  /// Shows the previous title if it fits next to the title, otherwise “Back”, otherwise only the arrow.
  private func fitBackButton(in room: Double, besideTitle titleWidth: Double) {
    defer { backButton.toolTip = backButton.title == nil ? backButton.accessibilityLabel : nil }
    backButton.image = .back(isMirrored: traits.layoutDirection == .rightToLeft)
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
    (titleView ?? title).frame = itemLayout.rect(
      from: x, width, height: size.height, middle: arrangement.row.midY)
    let isGone = arrangement.isLarge && arrangement.collapse < largeTitleHeight
    title.alpha =
      isGone
      ? max(
        0,
        (arrangement.collapse / largeTitleHeight - Self.titleFadeStart)
          / (1 - Self.titleFadeStart)) : 1
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
    let width = min(
      textMeasurer.width(of: largeTitle.text, in: theme.fonts.largeTitle).rounded(.up),
      max(0, bounds.width - 2 * inset))
    let height = TextLayout.lineHeight(of: theme.fonts.largeTitle)
    // The title moves up under the row with the scrolled content.
    largeTitle.frame = arrangement.itemLayout.rect(
      from: inset, width, height: height, middle: (full - height / 3) / 2 - arrangement.collapse)
  }
}

extension Image {
  fileprivate static func back(isMirrored: Bool) -> Image {
    .icon(isMirrored ? "chevron-right" : "chevron-left")
  }
}
