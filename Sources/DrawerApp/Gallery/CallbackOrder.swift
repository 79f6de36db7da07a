// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One page for each way to another screen, with the callbacks that it sends. What a page view controller
/// is for.
final class CallbackOrder: PageViewControllerDataSource {
  private static let pages: [(title: String, lines: [String])] = [
    (
      "Push",
      [
        "new willMove(toParent: stack)", "old viewWillDisappear", "new viewWillAppear",
        "new viewIsAppearing", "old viewDidDisappear", "new viewDidAppear",
        "new didMove(toParent: stack)",
      ]
    ),
    (
      "Pop",
      [
        "top willMove(toParent: nil)", "top viewWillDisappear", "below viewWillAppear",
        "below viewIsAppearing", "top viewDidDisappear", "below viewDidAppear",
        "top didMove(toParent: nil)",
      ]
    ),
    (
      "Change of tabs",
      [
        "old viewWillDisappear", "new viewWillAppear", "new viewIsAppearing",
        "old viewDidDisappear",
        "new viewDidAppear",
      ]
    ),
    (
      "Turn of a page",
      [
        "new viewWillAppear", "current viewWillDisappear", "new viewDidAppear",
        "current viewDidDisappear",
      ]
    ),
    (
      "Swap in a drawer",
      [
        "old willMove(toParent: nil)", "new willMove(toParent: drawer)", "old viewWillDisappear",
        "new viewWillAppear", "old viewDidDisappear", "old didMove(toParent: nil)",
        "new viewDidAppear", "new didMove(toParent: drawer)",
      ]
    ),
  ]

  private let controllers = CallbackOrder.pages.map { page in
    StepsController(title: page.title, steps: page.lines)
  }

  /// The pages of a controller, which the source has to outlive.
  static func make() -> ViewController {
    let pages = OwningPageController()
    pages.setViewControllers([pages.order.controllers[0]], direction: .forward, animated: false)
    return pages
  }

  private final class OwningPageController: PageViewController {
    let order = CallbackOrder()

    init() {
      super.init()
      dataSource = order
    }

    /// The strip of the indicator belongs to the pages.
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .surface
    }
  }

  private func neighbour(of page: ViewController, at step: Int) -> ViewController? {
    guard let index = controllers.firstIndex(where: { $0 === page }) else { return nil }
    let neighbour = index + step
    return controllers.indices.contains(neighbour) ? controllers[neighbour] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbour(of: page, at: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbour(of: page, at: 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int? { controllers.count }
}
