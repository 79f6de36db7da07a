// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Lets pointers, the wheel and keys turn pages.
final class PageInput {
  private unowned let pages: PageViewController
  private let tracker: DragTracker
  /// Where the pointer holds the pages, in pages from the present one, as if nothing stretched.
  private var grip = 0.0
  private var wheel = WheelTracker(threshold: 1)

  private var transitionController: PageTransitionController { pages.transitionController }
  private var machine: PageStateMachine { transitionController.machine }

  init(of pages: PageViewController) {
    self.pages = pages
    tracker = DragTracker(
      axis: pages.navigationOrientation == .horizontal ? .horizontal : .vertical)
    tracker.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    tracker.canCatch = { [weak pages] in
      pages?.current != nil && pages?.transitionController.machine.isMoving == true
    }
    tracker.onBegin = { [weak self] in self?.began() }
    tracker.onMove = { [weak self] in self?.moved($0) }
    tracker.onEnd = { [weak self] in self?.ended($0) }
    tracker.install(on: pages.layout.host)
  }

  /// The edge of a drawer around the pages belongs to the drawer.
  private func mayBegin(_ sample: PointerSample) -> Bool {
    guard pages.current != nil, pages.dataSource != nil else { return false }
    let isHorizontal = pages.navigationOrientation == .horizontal
    return !sequence(first: pages as ViewController, next: \.parent).contains {
      ($0 as? DrawerController).flatMap { DrawerPress(sample, in: $0) }?
        .opensFromEdge(horizontally: isHorizontal) == true
    }
  }

  /// Something has been decided: a pointer that no longer holds the pages lets go.
  func decided() {
    if machine.state != .held { tracker.letGo() }
  }

  /// At the first and last page.
  private var band: RubberBand {
    RubberBand(maximumOffset: 0, length: pages.layout.geometry.extent)
  }

  private func began() {
    let stride = pages.layout.geometry.stride
    let stretch = machine.shown == nil ? band.pulled(transitionController.offset * stride) : nil
    transitionController.motor.send(.grab)
    grip = stretch.map { $0 / stride } ?? transitionController.offset
  }

  private func moved(_ translation: Double) {
    let (pages, transitionController) = (pages, transitionController)
    while machine.state == .held, let current = transitionController.current {
      let geometry = pages.layout.geometry
      let wanted = grip - translation * geometry.direction / geometry.stride
      guard let side = PageDirection(of: wanted) else { return transitionController.hold(at: 0) }
      if machine.shown != side {
        guard let page = pages.neighbours.neighbour(of: current, side) else {
          transitionController.motor.send(.pull(nil))
          return transitionController.hold(
            at: band.shown(wanted * geometry.stride) / geometry.stride)
        }
        pull(page, side)
      }
      guard abs(wanted) >= 1 else { return transitionController.hold(at: wanted) }
      guard machine.state == .held else { return }
      transitionController.cross(side)
      grip -= Double(side.sign)
    }
  }

  private func pull(_ page: ViewController, _ side: PageDirection) {
    guard let current = transitionController.current else { return }
    pages.neighbours.keep(current, for: page, side.opposite)
    // What came from the other side goes first, and is not to show meanwhile.
    transitionController.hold(at: 0)
    let index = pages.dots.destination(movedBy: side.sign)
    transitionController.motor.send(.pull(PageStep(to: page, side, isByPerson: true, index: index)))
  }

  private func ended(_ end: DragTracker.End) {
    guard machine.state == .held else { return }
    let geometry = pages.layout.geometry
    let velocity = -end.velocity * geometry.direction
    let way = Double(machine.shown?.sign ?? 0)
    let release = Release(
      progress: transitionController.offset * way, velocity: velocity * way, length: geometry.stride
    )
    transitionController.release(
      turns: way != 0 && release.reachesEnd, velocity: velocity / geometry.stride)
  }

  /// - Returns: Whether the wheel turns pages. Comes here only from what lies below the pointer and does not
  ///   scroll along the axis itself.
  func turnedWheel(_ event: WheelEvent) -> Bool {
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
      wheel.isSpent(notches, at: now) || pages.neighbours.neighbour(of: from, direction) != nil
    else { return false }
    if wheel.add(notches, at: now) { _ = pages.turn(direction) }
    return true
  }

  var keyCommands: [KeyCommand] {
    let geometry = pages.layout.geometry
    let row: (left: Key, right: Key) = geometry.direction < 0 ? (.right, .left) : (.left, .right)
    let (back, forward) = geometry.isVertical ? (Key.up, Key.down) : row
    let localized = pages.traits.localization
    return [
      command(localized("Next page"), "next", .init(forward), .init(.pageDown)) {
        $0.turn(.forward)
      },
      command(localized("Previous page"), "previous", .init(back), .init(.pageUp)) {
        $0.turn(.reverse)
      },
      command(localized("First page"), "first", .init(.home)) { $0.dots.goToEnd(.reverse) },
      command(localized("Last page"), "last", .init(.end)) { $0.dots.goToEnd(.forward) },
      command(localized("Let go of the page"), "release", .init(.escape)) { pages in
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
