// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
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
  /// The axis that pages slide along.
  public let navigationOrientation: NavigationOrientation

  /// Points between two pages, seen while they slide.
  public let interPageSpacing: Double

  /// Says what comes before and after a page. Default none: then only code turns pages. Setting it, also
  /// to the same one, forgets what was asked for.
  public weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { reloadData() }
  }

  /// Hears of the pages that a person turns. Default none.
  public weak var delegate: (any PageViewControllerDelegate)?

  /// How pages slide after a call, a key or the wheel; one that is let go of settles the same way.
  /// Default a spring without overshoot, at rest after about half a second.
  public var motion = Motion.spring(.standard)

  /// The page that shows, or the one that goes while another comes.
  var current: ViewController?
  /// The page that comes in.
  var incoming: PageStep?
  /// Pages to come after that.
  var queue: [PageStep] = []
  /// What the next decision is to put at the end of the queue.
  var requested: PageStep?
  var neighbours = PageNeighbours()
  var machine = PageStateMachine()
  /// Pages that what shows is off the present one, forward.
  var offset = 0.0 {
    didSet {
      if offset != oldValue { offsetChanged() }
    }
  }

  /// Pages a second, forward: what the next movement takes along.
  var velocity = 0.0
  var animator: Animator?
  /// Pages that were turned since the animation began.
  var turned = 0.0
  var completion: ((Bool) -> Void)?
  /// Where a pointer holds the pages, in pages from the present one, as if nothing stretched.
  var grip = 0.0
  var wheel = PageWheel()
  /// What callbacks ask for while a decision is being carried out comes after it.
  let decisions = DecisionQueue()
  /// A call ends what a person began.
  var isInterrupting = false
  /// Between its own will-callbacks: pages that come and go hear of it.
  var isOnScreen = false
  /// The present page's dot.
  var pageIndex = 0

  let host = View()
  let indicator = PageControl(label: "Page")
  let pan: PanGestureRecognizer

  /// - Parameters:
  ///   - navigationOrientation: Default horizontal.
  ///   - interPageSpacing: Points, at least 0. Default 0.
  public init(
    navigationOrientation: NavigationOrientation = .horizontal, interPageSpacing: Double = 0
  ) {
    precondition(interPageSpacing >= 0, "Pages cannot be \(interPageSpacing) points apart")
    self.navigationOrientation = navigationOrientation
    self.interPageSpacing = interPageSpacing
    pan = PanGestureRecognizer(axis: navigationOrientation == .horizontal ? .horizontal : .vertical)
    super.init()
  }

  /// The page that shows, or that a movement will end at; empty before one was set.
  public var viewControllers: [ViewController] { destination.map { [$0] } ?? [] }

  /// Whether pages are held or on their way.
  public var isTurning: Bool { machine.state != .resting }

  /// Pages that what shows is off the present one: 0 at rest, 1 where the page after it shows.
  public var progress: Double { offset }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // Shows beyond the first and last page, and between pages.
    view.backgroundColor = .window
    host.clipsToBounds = true
    view.addSubview(host)
    indicator.axis = navigationOrientation == .horizontal ? .horizontal : .vertical
    indicator.onValueChanged = { [weak self] in self?.indicatorChose($0) }
    view.addSubview(indicator)
    installGestures()
    if let current { put(current.view) }
    updateIndicator()
  }

  open override func viewDidLayoutSubviews() {
    layOut()
  }

  open override func traitsChanged(from old: Traits) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if traits.reducesMotion, machine.isMoving { finishMotion() }
  }

  // MARK: What the page decides and gets

  open override var childForTitle: ViewController? { current }
  open override var childForCursor: ViewController? { current }
  open override var childForKeyCommands: ViewController? { current }
  open override var childForAppearance: ViewController? { current }

  open override func childTitleChanged(_ child: ViewController) {
    if child === current { parent?.childTitleChanged(self) }
  }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    geometry(for: parentSize).host.size
  }

  /// Lets go of the neighbours that do not show.
  open override func didReceiveMemoryWarning() {
    neighbours.forgetAll()
  }

  // MARK: Appearance, forwarded by hand to keep the order of contract 5.4

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    isOnScreen = true
    // Its view may have been let go of while memory was short.
    if let current { put(current.view) }
    current?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    endCurrentTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    finishMotion()
    isOnScreen = false
    if let current, current.isAppeared || current.isAppearing {
      current.beginAppearanceTransition(false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    endCurrentTransition()
  }

  private func endCurrentTransition() {
    if let current, current.isInAppearanceTransition { current.endAppearanceTransition() }
  }

  // MARK: Exchanging and unwinding

  open override var allowsChildExchange: Bool { false }

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
    return unwindCandidates.filter { $0 !== searched && $0 !== source.source }
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    reveal(child, animated: segue.isAnimated)
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] { pageCommands }

  open override func wheelTurned(_ event: WheelEvent) -> Bool { turnedWheel(event) }
}
