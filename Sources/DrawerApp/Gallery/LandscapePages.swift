// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Demonstrates the page view controller: pictures that are turned by drag, wheel, keys, dots and two arrow buttons.
final class LandscapePages: PageViewController, PageViewControllerDataSource {
  private let pages: [LandscapeController] = Landscape.all.map { LandscapeController($0) }
  private lazy var previousItem = BarButtonItem(
    image: .icon(.back), accessibilityLabel: localized("Previous picture")
  ) { [weak self] in self?.goToPage(by: -1) }
  private lazy var nextItem = BarButtonItem(
    image: .icon(.forward), accessibilityLabel: localized("Next picture")
  ) { [weak self] in self?.goToPage(by: 1) }

  init() {
    super.init()
    title = localized("Pages")
    navigationItem.title = title
    for item in [previousItem, nextItem] { item.toolTip = item.accessibilityLabel }
    let files = ["LandscapePages", "Landscape"]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self), nextItem, previousItem]
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  /// Sets the background color that a pull beyond the first or the last page shows.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .surface
  }

  private func goToPage(by step: Int) {
    guard let page = neighbor(of: viewControllers.first, at: step) else { return }
    setViewControllers([page], direction: step > 0 ? .forward : .reverse, animated: true)
  }

  /// Disables the arrow buttons at the first and the last page.
  override func viewControllersDidChange() {
    previousItem.isEnabled = neighbor(of: viewControllers.first, at: -1) != nil
    nextItem.isEnabled = neighbor(of: viewControllers.first, at: 1) != nil
  }

  /// Makes the vertical wheel turn pages too, because nothing scrolls vertically.
  override func scrollWheel(_ event: WheelEvent) -> Bool {
    var event = event
    if event.delta.x == 0 { event.delta = Point(event.delta.y, 0) }
    return super.scrollWheel(event)
  }

  // MARK: Pages

  private func neighbor(of page: ViewController?, at step: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, at: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, at: 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }
}

/// A picture that fills its page, with its name below. A page without room for both scrolls.
final class LandscapeController: ViewController {
  private let landscape: Landscape
  private let scrollView = ScrollView()
  private let picture: ImageView
  private let name = Label(style: .title)
  private let caption = Label(color: .secondaryText)

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
    prepareView()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.cornerRadius = view.theme.metrics.cardRadius
    name.text = landscape.name
    caption.text = landscape.caption
    for label in [name, caption] { (label.numberOfLines, label.alignment) = (0, .leading) }
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
    name.frame = Rect(left, bottom, width, lines[0])
    caption.frame = Rect(left, bottom + lines[0] + Self.lineGap, width, lines[1])
  }
}
