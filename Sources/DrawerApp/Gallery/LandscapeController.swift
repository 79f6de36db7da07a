// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A picture that fills its page, with its name below. A page without room for both scrolls.
final class LandscapeController: ViewController {
  private let landscape: Landscape
  private let scrollView = ScrollView()
  private let picture: ImageView
  private let name = Label(style: .title)
  private let caption = Label()

  /// The space between the picture and its name, in points.
  private static let lineGap = 4.0
  private static let minimumPictureHeight = 120.0

  init(_ landscape: Landscape) {
    self.landscape = landscape
    picture = ImageView(landscape.image, accessibilityLabel: landscape.name)
    super.init()
    title = landscape.name
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.cornerRadius = view.theme.metrics.cardRadius
    name.text = landscape.name
    caption.text = landscape.caption
    caption.color = .secondaryText
    for label in [name, caption] { label.numberOfLines = 0 }
    scrollView.accessibilityLabel = title
    view.addSubview(scrollView)
    for part in [picture, name, caption] { scrollView.contentView.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    let size = view.bounds.size
    let left = view.theme.metrics.readableInset(forWidth: size.width)
    let margin = min(left, view.theme.metrics.contentInset(forWidth: size.width))
    let width = size.width - 2 * left
    let lines = [name, caption].map { $0.sizeThatFits(Size(width, .infinity)).height }
    let text = lines.reduce(Self.lineGap, +)
    let total = max(size.height, Self.minimumPictureHeight + text + 2 * margin)
    let bottom = total - text - margin / 2
    scrollView.frame = view.bounds
    scrollView.contentSize = Size(size.width, total)
    picture.frame = Rect(left, margin, width, bottom - 1.5 * margin)
    for label in [name, caption] { label.alignment = .leading }
    name.frame = Rect(left, bottom, width, lines[0])
    caption.frame = Rect(left, bottom + lines[0] + Self.lineGap, width, lines[1])
  }
}
