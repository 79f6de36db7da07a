// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Expanded and collapsed split views, and page controllers of both orientations.
@MainActor
final class ColumnSheet: ViewController, PageViewControllerDataSource {
  static let size = Size(1320, 860)

  let besideSplit = ColumnSheet.split(columns: 3, mode: .twoBesideSecondary)
  let overSplit = ColumnSheet.split(columns: 2, mode: .oneOverSecondary)
  let hoveredSplit = ColumnSheet.split(columns: 2, mode: .oneBesideSecondary)
  let collapsedSplit = ColumnSheet.split(columns: 2, mode: .automatic)
  let horizontalPages = PageViewController()
  let verticalPages = PageViewController(navigationOrientation: .vertical)

  private let frames = [
    Rect(20, 20, 820, 390), Rect(860, 20, 440, 390), Rect(20, 430, 400, 390),
    Rect(440, 430, 200, 390), Rect(660, 430, 400, 390), Rect(1080, 430, 220, 390),
  ]
  private lazy var pages = (1...4).map { ColumnSheet.detail("Page \($0)") }
  private lazy var uprightPages = (1...4).map { ColumnSheet.detail("Page \($0)") }

  private var parts: [ViewController] {
    [besideSplit, overSplit, hoveredSplit, collapsedSplit, horizontalPages, verticalPages]
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    horizontalPages.dataSource = self
    verticalPages.dataSource = self
    horizontalPages.setViewControllers([pages[1]], direction: .forward, animated: false)
    verticalPages.setViewControllers([uprightPages[0]], direction: .forward, animated: false)
    for (part, frame) in zip(parts, frames) {
      addChild(part)
      if part === collapsedSplit {
        var overrides = TraitOverrides()
        overrides.horizontalSizeClass = .compact
        setOverrideTraits(overrides, forChild: part)
      }
      part.view.frame = frame
      view.addSubview(part.view)
      part.didMove(toParent: self)
    }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, in: pageViewController, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, in: pageViewController, 1) }

  private func neighbor(
    of page: ViewController, in container: PageViewController, _ way: Int
  ) -> ViewController? {
    let pages = container === horizontalPages ? pages : uprightPages
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + way) ? pages[index + way] : nil
  }

  func presentationCount(for pageViewController: PageViewController) -> Int? { 4 }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    pageViewController === horizontalPages ? 1 : 0
  }

  // MARK: Screens

  private static func split(
    columns: Int, mode: SplitViewController.DisplayMode
  ) -> SplitViewController {
    let split = SplitViewController(
      primary: list("Folders", ["Inbox", "Drafts", "Sent", "Archive"], .menu),
      supplementary: columns == 3 ? list("Inbox", ["Travel", "Invoice", "Garden"], .window) : nil,
      secondary: detail("Travel"))
    split.primaryColumnWidth = SplitColumnWidth(
      preferred: .points(180), minimum: 120, maximum: 300)
    split.supplementaryColumnWidth = SplitColumnWidth(
      preferred: .points(220), minimum: 120, maximum: 300)
    split.minimumSecondaryWidth = 160
    split.preferredDisplayMode = mode
    return split
  }

  private static func list(
    _ title: String, _ rows: [String], _ ground: ColorRole
  ) -> ViewController {
    let screen = ColumnScreen()
    screen.view.backgroundColor = ground
    for (index, text) in ([title] + rows).enumerated() {
      let label = Label(text, style: index == 0 ? .title : .body)
      label.frame = Rect(0, 16 + Double(index) * 36, 0, 24)
      screen.view.addSubview(label)
    }
    return screen
  }

  private static func detail(_ title: String) -> ViewController {
    let screen = ColumnScreen()
    screen.view.backgroundColor = .surface
    let heading = Label(title, style: .title)
    let text = Label("The train leaves at nine from the old station.", style: .body)
    text.color = .secondaryText
    text.numberOfLines = 0
    heading.frame = Rect(0, 16, 0, 28)
    text.frame = Rect(0, 52, 0, 120)
    for label in [heading, text] { screen.view.addSubview(label) }
    return screen
  }
}
