// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Pictures to turn by drag, wheel, keys, dots and two arrows. What a page view controller is for.
final class LandscapePages: PageViewController, PageViewControllerDataSource {
  private let pages: [LandscapeController] = Landscape.all.map { LandscapeController($0) }
  private lazy var previous = BarButtonItem(
    image: .icon(.back), label: localized("Previous picture")
  ) { [weak self] in self?.turn(by: -1) }
  private lazy var following = BarButtonItem(
    image: .icon(.forward), label: localized("Next picture")
  ) { [weak self] in self?.turn(by: 1) }

  static func make() -> ViewController {
    NavigationController(rootViewController: LandscapePages())
  }

  private init() {
    super.init()
    title = localized("Pages")
    navigationItem.title = title
    for item in [previous, following] { item.toolTip = item.accessibilityLabel }
    let files = ["LandscapePages", "LandscapeController", "Landscape"]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self), following, previous]
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  /// What shows beside the first page and the last one is as their ground.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .surface
  }

  private var index: Int? { pages.firstIndex { $0 === viewControllers.first } }

  private func turn(by step: Int) {
    guard let index, pages.indices.contains(index + step) else { return }
    setViewControllers(
      [pages[index + step]], direction: step > 0 ? .forward : .reverse, animated: true)
  }

  /// An arrow that leads nowhere is disabled, however the page was turned.
  override func viewControllersDidChange() {
    guard let index else { return }
    previous.isEnabled = index > 0
    following.isEnabled = index < pages.count - 1
  }

  /// An upright wheel turns pages too: nothing here scrolls up and down.
  override func wheelTurned(_ event: WheelEvent) -> Bool {
    var event = event
    if event.delta.x == 0 { event.delta = Point(event.delta.y, 0) }
    return super.wheelTurned(event)
  }

  // MARK: Pages

  private func neighbour(of page: ViewController, at step: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbour(of: page, at: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbour(of: page, at: 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }
}
