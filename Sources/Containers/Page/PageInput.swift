// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// The pointer, wheel and key input of a page view controller.
final class PageInput {
  private unowned let pages: PageViewController
  private let tracker: DragTracker
  /// The offset when the pointer grabbed the pages, in pages, without the resistance at the ends.
  private var offsetAtGrab = 0.0
  private var wheel = WheelTracker(threshold: 1)

  private var transitionController: PageTransitionController { pages.transitionController }
  private var machine: PageStateMachine { transitionController.machine }

  init(of pages: PageViewController) {
    self.pages = pages
    tracker = DragTracker(
      axis: pages.navigationOrientation == .horizontal ? .horizontal : .vertical)
    tracker.shouldBegin = { [weak self] in self?.shouldBegin($0) ?? false }
    tracker.isInterruptible = { [weak pages] in
      pages?.currentPage != nil && pages?.transitionController.machine.isMoving == true
    }
    tracker.onBegin = { [weak self] in self?.handleDragBegan() }
    tracker.onMove = { [weak self] in self?.handleDragMoved($0) }
    tracker.onEnd = { [weak self] in self?.handleDragEnded($0) }
    tracker.install(on: pages.layout.containerView)
  }

  /// A drag from the edge of a drawer around the pages is left to the drawer.
  private func shouldBegin(_ sample: PointerSample) -> Bool {
    guard pages.currentPage != nil, pages.dataSource != nil else { return false }
    let isHorizontal = pages.navigationOrientation == .horizontal
    return !sequence(first: pages as ViewController, next: \.parent).contains {
      ($0 as? DrawerController).flatMap { DrawerPress(sample, in: $0) }?
        .opensFromEdge(horizontally: isHorizontal) == true
    }
  }

  func stateDidChange() {
    if machine.state != .held { tracker.cancelSilently() }
  }

  /// The resistance beyond the first and the last page.
  private var rubberBand: RubberBand {
    RubberBand(maximumOffset: 0, length: pages.layout.geometry.extent)
  }

  private func handleDragBegan() {
    let stride = pages.layout.geometry.stride
    let stretch =
      machine.enteringDirection == nil
      ? rubberBand.dragOffset(for: transitionController.offset * stride) : nil
    transitionController.runner.send(.grab)
    offsetAtGrab = stretch.map { $0 / stride } ?? transitionController.offset
  }

  private func handleDragMoved(_ translation: Double) {
    let (pages, transitionController) = (pages, transitionController)
    while machine.state == .held, let current = transitionController.currentPage {
      let geometry = pages.layout.geometry
      let wanted = offsetAtGrab - translation * geometry.direction / geometry.stride
      guard let side = PageDirection(of: wanted) else {
        return transitionController.setHeldOffset(0)
      }
      if machine.enteringDirection != side {
        guard let page = pages.neighbors.neighbor(of: current, side) else {
          transitionController.runner.send(.pull(nil))
          return transitionController.setHeldOffset(
            rubberBand.displayedOffset(for: wanted * geometry.stride) / geometry.stride)
        }
        showPulledPage(page, side)
      }
      guard abs(wanted) >= 1 else { return transitionController.setHeldOffset(wanted) }
      guard machine.state == .held else { return }
      // The page is pulled in completely: its step ends, and the drag continues from there.
      transitionController.setHeldOffset(Double(side.sign))
      transitionController.runner.send(.finishStep)
      offsetAtGrab -= Double(side.sign)
    }
  }

  private func showPulledPage(_ page: ViewController, _ side: PageDirection) {
    guard let current = transitionController.currentPage else { return }
    pages.neighbors.cache(current, for: page, side.opposite)
    // The page on the other side leaves first, and must not be visible meanwhile.
    transitionController.setHeldOffset(0)
    let index = pages.indicator.targetIndex(movedBy: side.sign)
    transitionController.runner.send(
      .pull(PageStep(to: page, side, isUserInitiated: true, index: index)))
  }

  private func handleDragEnded(_ end: DragTracker.End) {
    guard machine.state == .held else { return }
    let geometry = pages.layout.geometry
    let velocity = -end.velocity * geometry.direction
    let way = Double(machine.enteringDirection?.sign ?? 0)
    let release = DragRelease(
      progress: transitionController.offset * way, velocity: velocity * way, length: geometry.stride
    )
    transitionController.release(
      turns: way != 0 && release.reachesEnd, velocity: velocity / geometry.stride)
  }

  /// Handles wheel events that no view below the pointer has scrolled by. Returns whether the event turns pages.
  func handleWheel(_ event: WheelEvent) -> Bool {
    guard !event.modifiers.contains(.control), let window = pages.viewIfLoaded?.window else {
      return false
    }
    let delta = event.scrollDelta
    let isHorizontal = pages.navigationOrientation == .horizontal
    let notches = (isHorizontal ? delta.x : delta.y) * pages.layout.geometry.direction
    guard let direction = PageDirection(of: notches) else { return false }
    if machine.state == .held { return true }
    let now = window.animations.now
    guard let from = transitionController.destination,
      wheel.hasSteppedInGesture(notches, at: now)
        || pages.neighbors.neighbor(of: from, direction) != nil
    else { return false }
    if wheel.add(notches, at: now) { _ = pages.goToPage(direction) }
    return true
  }

  var keyCommands: [KeyCommand] {
    let geometry = pages.layout.geometry
    let row: (left: Key, right: Key) = geometry.direction < 0 ? (.right, .left) : (.left, .right)
    let (back, forward) = geometry.isVertical ? (Key.up, Key.down) : row
    let localized = pages.traits.localization
    return [
      command(localized("Next page"), "next", .init(forward), .init(.pageDown)) {
        $0.goToPage(.forward)
      },
      command(localized("Previous page"), "previous", .init(back), .init(.pageUp)) {
        $0.goToPage(.reverse)
      },
      command(localized("First page"), "first", .init(.home)) { $0.indicator.goToEnd(.reverse) },
      command(localized("Last page"), "last", .init(.end)) { $0.indicator.goToEnd(.forward) },
      command(localized("Cancel page turn"), "release", .init(.escape)) { pages in
        guard pages.transitionController.machine.state == .held else { return false }
        pages.transitionController.release(turns: false)
        return true
      },
    ]
  }

  private func command(
    _ title: String, _ name: String, _ shortcuts: KeyCommand.Shortcut...,
    action: @escaping (PageViewController) -> Bool
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "pages.\(name)", group: pages.traits.localization("Pages"),
      shortcuts: shortcuts, repeats: true
    ) { [weak pages = pages] in pages.map(action) ?? false }
  }
}
