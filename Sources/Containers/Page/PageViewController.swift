// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A container that shows one of many pages, which the user turns by a drag, the wheel, keys or a page indicator.
///
/// The visible page is a child, and an entering page becomes a child before its first callback. Cached pages are not
/// children. In each pair of appearance callbacks, the new page comes first (containment contract 5.4).
open class PageViewController: ViewController {
  /// The direction in which a page view controller turns a page.
  public nonisolated enum NavigationDirection: Sendable, Hashable, CaseIterable {
    /// To a page after the current one. It enters from the trailing edge, or from below.
    case forward
    /// To a page before the current one.
    case reverse
  }

  /// The axis along which pages slide: horizontal or vertical.
  public nonisolated enum NavigationOrientation: Sendable, Hashable, CaseIterable {
    /// Pages are next to each other, mirrored in a right-to-left layout.
    case horizontal
    /// Pages are stacked vertically.
    case vertical
  }

  /// The axis along which pages slide: horizontal or vertical.
  public let navigationOrientation: NavigationOrientation

  /// The distance between neighboring pages, in points, which is visible while pages slide.
  public let interPageSpacing: Double

  /// The data source, which provides the pages before and after a page. Default nil: only code turns pages. Setting it,
  /// even to the same object, discards the cached pages.
  public weak var dataSource: (any PageViewControllerDataSource)? { didSet { reloadData() } }

  /// The delegate, which is notified of the pages that the user turns. Default nil.
  public weak var delegate: (any PageViewControllerDelegate)?

  /// The animation with which pages slide after a call, a key or the wheel, and after the release of a drag. Default: a
  /// spring without overshoot, which takes about half a second.
  public var motion = TimingParameters.spring(.standard)

  private(set) lazy var transitionController = PageTransitionController(
    of: self, PageStateMachine())
  private(set) lazy var layout = PageLayout(of: self)
  private(set) lazy var neighbors = PageNeighbors(of: self)
  private(set) lazy var indicator = PageIndicator(of: self)
  private(set) lazy var input = PageInput(of: self)
  var currentPage: ViewController? { transitionController.currentPage }

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - navigationOrientation: The axis along which pages slide. Default horizontal.
  ///   - interPageSpacing: The distance between two pages, in points. Default 0. Traps if it is negative.
  public init(
    navigationOrientation: NavigationOrientation = .horizontal, interPageSpacing: Double = 0
  ) {
    require(interPageSpacing >= 0, "Pages cannot be \(interPageSpacing) points apart")
    self.navigationOrientation = navigationOrientation
    self.interPageSpacing = interPageSpacing
    super.init()
  }

  /// The current page, or the page to which the pages are sliding, as an array. Empty until a page is set.
  public var viewControllers: [ViewController] {
    transitionController.destination.map { [$0] } ?? []
  }

  /// Whether a pointer is dragging the pages, or an animation is moving them.
  public var isTransitioning: Bool { transitionController.machine.state != .idle }

  /// The slid distance from the current page, in pages: 0 while idle, 1 at the next page, -1 at the previous page.
  public var progress: Double { transitionController.offset }

  /// Called when `viewControllers` has changed, also by the user, by restoration, or because a page turn was canceled.
  open func viewControllersDidChange() {}

  // MARK: Setting

  /// Turns to the given page.
  ///
  /// Without animation, off screen, or with reduced motion, the page is shown immediately, and the completion is called
  /// before this method returns. While idle, a call with the current page only calls the completion. A call in a
  /// callback is performed after the remaining callbacks. A call ends a drag, and redirects a slide:
  ///
  /// - If the page is visible, it slides into place.
  /// - If the page is new and in the direction of the slide, it follows the pages that are entering.
  /// - If the page is new and in the other direction, the pages slide back first.
  ///
  /// - Parameters:
  ///   - viewControllers: Exactly one page. Traps if it is a child of another controller, or presented.
  ///   - direction: The direction in which the page is turned.
  ///   - completion: Called exactly once: with true when the page is shown, with false when another call or a drag has
  ///     interrupted the turn.
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers.first, viewControllers.count == 1 else {
      stopProgram("A page view controller shows exactly one page, not \(viewControllers.count)")
    }
    neighbors.checkCanBecomeChild(page, "was set as a page")
    transitionController.runner.performWhenIdle(completion: completion) { pages in
      pages.neighbors.checkCanBecomeChild(page, "was set as a page")
      pages.neighbors.removeAll()
      pages.indicator.setPage(page, direction) {
        pages.transitionController.request(
          PageStep(to: page, direction, isUserInitiated: false), animated: animated,
          completion: completion)
      }
    }
  }

  /// Turns to the given page. The task's value is false if another call or a drag interrupts the turn, and else true.
  @_disfavoredOverload @discardableResult
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool
  ) -> TransitionTask {
    TransitionTask {
      setViewControllers(viewControllers, direction: direction, animated: animated, completion: $0)
    }
  }

  /// Discards the cached pages and the number of pages, and asks the data source for them again.
  public func reloadData() {
    neighbors.removeAll()
    indicator.reloadPageCount()
  }

  /// Turns pages for the user, as far as there are pages. Returns whether there is a page in that direction.
  func goToPage(_ direction: PageDirection, by wanted: Int = 1) -> Bool {
    guard let from = transitionController.destination else { return false }
    let (page, count) = neighbors.page(atMost: wanted, from: from, direction)
    guard count > 0 else { return false }
    // The data source may have turned pages.
    guard let from = transitionController.destination, !transitionController.runner.isBusy else {
      return true
    }
    if count == 1 { neighbors.cache(from, for: page, direction.opposite) }
    let index = indicator.targetIndex(movedBy: count * direction.sign)
    transitionController.request(
      PageStep(to: page, direction, isUserInitiated: true, index: index), animated: true)
    indicator.update()
    return true
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // Visible beyond the first and last page, and between pages.
    view.backgroundColor = .window
    view.addSubview(layout.containerView)
    view.addSubview(indicator.control)
    _ = input
    indicator.update()
  }

  open override func viewDidLayoutSubviews() { layout.layOut() }

  open override func traitsDidChange(from old: Traits) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if traits.reducesMotion, transitionController.machine.isMoving {
      transitionController.runner.send(.finish)
    }
  }

  // MARK: Current page

  open override var activeChild: ViewController? { currentPage }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.geometry(for: parentSize).containerFrame.size
  }

  /// Releases the cached pages before and after the current page.
  open override func didReceiveMemoryWarning() { neighbors.removeAll() }

  // MARK: Restoration

  /// The controllers whose states are saved with this controller's state: the page in `viewControllers`.
  open override var childrenForRestoration: [ViewController] { viewControllers }

  /// Encodes how to find the page of `viewControllers` with the data source:
  ///
  /// - If the data source has a page count: the index of the page.
  /// - If it has none, for a page with a `restorationIdentifier`: nothing, since restoration searches for the
  ///   identifier, in up to 1,000 pages in each direction.
  /// - For other pages: how many pages the user has turned. Restoration turns as many, at most 1,000. Nothing is
  ///   encoded if code has set a page after the first appearance, because its distance from the first page is unknown.
  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    let isNamed = viewControllers.first?.restorationIdentifier != nil
    if indicator.hasPageCount || !isNamed { coder[own: "page"] = indicator.knownIndex }
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let state = coder.children.first else { return }
    if let currentPage, let wanted: Int = coder[own: "page"], let present = indicator.knownIndex {
      // A saved number far out of range must not overflow.
      let limit = Self.maximumSearchCount + abs(present)
      let distance = min(max(-limit, wanted), limit) - present
      let way: PageDirection = distance < 0 ? .reverse : .forward
      let (page, count) = neighbors.page(
        atMost: min(abs(distance), Self.maximumSearchCount), from: currentPage, way)
      guard count > 0 else { return }
      setViewControllers([page], direction: way, animated: false)
      indicator.setIndex(present + count * way.sign)
    } else if let page = savedPage(state, with: coder) {
      setViewControllers([page], direction: .forward, animated: false)
    }
  }

  /// The number of pages to search in each direction.
  private static let maximumSearchCount = 1000

  private func savedPage(_ state: StateCoder, with coder: StateCoder) -> ViewController? {
    guard let currentPage else { return makeRestored(state, with: coder) }
    guard currentPage.restorationName != state.identifier else { return nil }
    for way in [PageDirection.forward, .reverse] {
      let pages = neighbors.pages(from: currentPage, way).dropFirst()
      for page in pages.prefix(Self.maximumSearchCount) {
        if page === currentPage { break }
        if page.restorationName == state.identifier { return page }
      }
    }
    return makeRestored(state, with: coder, asking: currentPage)
  }

  // MARK: Replacing and unwinding

  open override var allowsChildTransitions: Bool { false }

  /// Turns forward to `replacement`. The data source is then asked for the pages before and after `replacement`.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    setViewControllers([replacement], direction: .forward, animated: animated)
  }

  /// Returns the pages to search for the destination of an unwind segue: the visible page, the entering page, and the
  /// cached pages. The page that contains the source of the segue is left out, since it was searched first.
  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController]
  {
    let searched = childContaining(source)
    return neighbors.unwindCandidates.filter { $0 !== searched && $0 !== source.source }
  }

  /// Turns to the page to which a segue unwinds. Does nothing for a page that is neither visible, entering nor cached.
  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard let currentPage, child !== transitionController.destination,
      neighbors.unwindCandidates.contains(child)
    else { return }
    let isBefore =
      child === currentPage || neighbors.cachedNeighbor(for: currentPage, .reverse) === child
    setViewControllers(
      [child], direction: isBefore ? .reverse : .forward, animated: segue.isAnimated)
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  open override func scrollWheel(_ event: WheelEvent) -> Bool { input.handleWheel(event) }

  // MARK: Appearance, forwarded manually to keep the order of contract 5.4

  open override var appearanceForwarder: (any AppearanceForwarder)? { transitionController }
}

extension PageViewController: RestoringContainer {
  /// The children that show the container's content: the page in `viewControllers`, as in `childrenForRestoration`.
  public var contentForRestoration: [ViewController] { viewControllers }
}
