// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Shows one page of many and lets a person turn them: by drag, wheel, keys and a page indicator.
///
/// The page that shows is a child, and so is one that comes in beside it, from before its first
/// callback until it has gone; neighbours that are only kept are not. Turning sends, in this order
/// (contract 5.4): old `willMove(nil)`, new `willMove(pages)`, new will appear, old will disappear,
/// ⟨slide⟩, new did appear, old did disappear, old `didMove(nil)`, new `didMove(pages)`. One that
/// falls back, after the slide: new `willMove(nil)`, old `willMove(pages)`, old will and did appear, new will
/// and did disappear, new `didMove(nil)`, old `didMove(pages)`.
open class PageViewController: ViewController {
  /// Which way a page comes.
  public nonisolated enum NavigationDirection: Sendable, Hashable, CaseIterable {
    /// To a page after the present one: it comes from the trailing edge, or from below.
    case forward
    /// To a page before it.
    case reverse
  }

  /// The axis that pages slide along.
  public nonisolated enum NavigationOrientation: Sendable, Hashable, CaseIterable {
    /// Mirrored in right-to-left.
    case horizontal
    /// Pages lie one below the other.
    case vertical
  }

  /// The axis that pages slide along.
  public let navigationOrientation: NavigationOrientation

  /// Points between two pages, seen while they slide.
  public let interPageSpacing: Double

  /// Says what comes before and after a page. Default none: then only code turns pages. Setting it, also
  /// to the same one, forgets what was asked for.
  public weak var dataSource: (any PageViewControllerDataSource)? { didSet { reloadData() } }

  /// Hears of the pages that a person turns. Default none.
  public weak var delegate: (any PageViewControllerDelegate)?

  /// How pages slide after a call, a key or the wheel; a released page settles the same way. Default a spring
  /// without overshoot, at rest after about half a second.
  public var motion = Motion.spring(.standard)

  private(set) lazy var transitionController = PageTransitionController(
    of: self, PageStateMachine())
  private(set) lazy var layout = PageLayout(of: self)
  private(set) lazy var neighbours = PageNeighbours(of: self)
  private(set) lazy var dots = PageDots(of: self)
  private(set) lazy var input = PageInput(of: self)
  /// The page that shows, or the page that leaves while another page comes.
  var current: ViewController? { transitionController.current }

  /// - Parameters:
  ///   - navigationOrientation: Default horizontal.
  ///   - interPageSpacing: Points, at least 0. Default 0.
  public init(
    navigationOrientation: NavigationOrientation = .horizontal, interPageSpacing: Double = 0
  ) {
    require(interPageSpacing >= 0, "Pages cannot be \(interPageSpacing) points apart")
    self.navigationOrientation = navigationOrientation
    self.interPageSpacing = interPageSpacing
    super.init()
  }

  /// The page that shows, or that a movement will end at; empty before one was set.
  public var viewControllers: [ViewController] {
    transitionController.destination.map { [$0] } ?? []
  }

  /// Whether pages are held or on their way.
  public var isTurning: Bool { transitionController.machine.state != .resting }

  /// Pages that what shows is off the present one: 0 at rest, 1 where the page after it shows.
  public var progress: Double { transitionController.offset }

  /// Called when `viewControllers` has changed: by a call, a person or restoration, or back, as a turn is called off.
  open func viewControllersDidChange() {}

  // MARK: Setting

  /// Shows another page.
  ///
  /// Not animated, off screen, or with motion reduced, it shows at once and the completion is called before
  /// this returns (unless a callback of these very pages calls it: then after them). A call while pages
  /// move goes on from where they are: in the same direction the page comes after those that are coming; the
  /// one that shows, or shows besides it, is turned back to; otherwise the movement turns round. One that a
  /// pointer holds is taken out of its hand. The page that is there already only completes.
  ///
  /// - Parameters:
  ///   - viewControllers: Exactly one: there is no spine. A child of another controller stops the program.
  ///   - direction: Where it comes from.
  ///   - completion: Hears once: true when the page has come, false when another call or a pointer decided
  ///     otherwise before.
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers.first, viewControllers.count == 1 else {
      stopProgram("One page can be shown, not \(viewControllers.count)")
    }
    neighbours.checkIsFree(page, "was set as a page")
    transitionController.motor.whenFree(answering: completion) { pages in
      pages.neighbours.checkIsFree(page, "was set as a page")
      pages.neighbours.forgetAll()
      pages.dots.set(page, direction) {
        pages.transitionController.request(
          PageStep(to: page, direction, isByPerson: false), animated: animated,
          completion: completion)
      }
    }
  }

  /// Shows a page. The outcome is true when it came to rest, false when something else was decided.
  @_disfavoredOverload @discardableResult
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool
  ) -> Outcome {
    Outcome {
      setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: $0)
    }
  }

  /// Forgets the neighbours and the number of pages: they are asked for again.
  public func reloadData() {
    neighbours.forgetAll()
    dots.askForCount()
  }

  /// A person turns to a neighbour, or so many pages at once, as far as there are pages.
  ///
  /// - Returns: Whether there is one.
  func turn(_ direction: PageDirection, by wanted: Int = 1) -> Bool {
    guard let from = transitionController.destination else { return false }
    let (page, count) = neighbours.last(wanted, from: from, direction)
    guard count > 0 else { return false }
    // What the source did may have turned pages.
    guard let from = transitionController.destination, !transitionController.motor.isBusy else {
      return true
    }
    if count == 1 { neighbours.keep(from, for: page, direction.opposite) }
    let index = dots.destination(movedBy: count * direction.sign)
    transitionController.request(
      PageStep(to: page, direction, isByPerson: true, index: index), animated: true)
    dots.update()
    return true
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // Shows beyond the first and last page, and between pages.
    view.backgroundColor = .window
    view.addSubview(layout.host)
    view.addSubview(dots.control)
    _ = input
    dots.update()
  }

  open override func viewDidLayoutSubviews() { layout.layOut() }

  open override func traitsChanged(from old: Traits) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if traits.reducesMotion, transitionController.machine.isMoving {
      transitionController.motor.send(.finish)
    }
  }

  // MARK: What the page decides and gets

  open override var childInCharge: ViewController? { current }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.geometry(for: parentSize).host.size
  }

  /// Lets go of the neighbours that do not show.
  open override func didReceiveMemoryWarning() { neighbours.forgetAll() }

  // MARK: Restoration

  /// The page that shows.
  open override var childrenForRestoration: [ViewController] { viewControllers }

  /// The page is found again by its place, where the data source says how many there are; else by its
  /// `restorationIdentifier`; without one by how far a person has turned from the page that was set before the pages appeared,
  /// at most 1,000 pages each way.
  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodePage(with: coder)
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restorePage(with: coder)
  }

  // MARK: Replacing and unwinding

  open override var allowsChildTransitions: Bool { false }

  /// The replacement comes as the next page. The data source has to know it for its neighbours to be found.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    setViewControllers([replacement], direction: .forward, animated: animated)
  }

  /// What shows or comes first, then the neighbours that are kept.
  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController]
  {
    let searched = childContaining(source)
    return neighbours.unwindCandidates.filter { $0 !== searched && $0 !== source.source }
  }

  /// Turns to a page that shows, comes, or is kept; any other one is none of these pages any more.
  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard let current, child !== transitionController.destination,
      neighbours.unwindCandidates.contains(where: { $0 === child })
    else { return }
    let isBefore = child === current || neighbours.kept(for: current, .reverse) === child
    setViewControllers(
      [child], direction: isBefore ? .reverse : .forward, animated: segue.isAnimated)
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  open override func wheelTurned(_ event: WheelEvent) -> Bool { input.turnedWheel(event) }

  // MARK: Appearance, forwarded by hand to keep the order of contract 5.4

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { transitionController.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { transitionController.didAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    transitionController.willDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) { transitionController.didDisappear() }
}
