// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Places the pages and their indicator.
final class PageLayout {
  /// What the pages show in.
  let host = View()

  private unowned let pages: PageViewController
  private var transitionController: PageTransitionController { pages.transitionController }

  init(of pages: PageViewController) {
    self.pages = pages
    host.clipsToBounds = true
  }

  /// Adds the view of an entering page and lays the pages out. Off screen it loads no view.
  func show(_ page: ViewController) {
    let isOnScreen = pages.viewIfLoaded?.window != nil || pages.isContentAppearing
    guard isOnScreen || (transitionController.hasAppeared && page.isViewLoaded) else { return }
    put(page)
    layOut()
    if isOnScreen { pages.view.layoutIfNeeded() }
  }

  func put(_ page: ViewController) {
    guard let view = page.view, view.superview !== host else { return }
    view.autoresizingMask = []
    host.addSubview(view)
  }

  /// The frames at the current size.
  var geometry: PageGeometry { geometry(for: pages.viewIfLoaded?.bounds.size ?? .zero) }

  func geometry(for size: Size) -> PageGeometry {
    PageGeometry(
      size: size, isVertical: pages.navigationOrientation == .vertical,
      isRightToLeft: pages.traits.layoutDirection == .rightToLeft, spacing: pages.interPageSpacing,
      indicatorThickness: pages.dots.control.numberOfPages > 0
        ? pages.traits.theme.metrics.minimumTarget : 0)
  }

  func layOut() {
    guard pages.isViewLoaded else { return }
    let geometry = geometry
    host.frame = geometry.host
    let room = geometry.indicator
    let control = pages.dots.control
    let size = control.sizeThatFits(room.size)
    control.frame = Rect(
      (room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded(), size.width,
      size.height)
    control.isHidden = control.numberOfPages == 0
    placePages()
  }

  func placePages() {
    guard pages.isViewLoaded else { return }
    let geometry = geometry
    transitionController.current?.viewIfLoaded?.frame = geometry.frame(
      at: -transitionController.offset)
    guard let incoming = transitionController.incoming else { return }
    let way = Double(incoming.direction.sign)
    incoming.page.viewIfLoaded?.frame = geometry.frame(at: way - transitionController.offset)
  }
}

/// The frames of the pages and of their indicator: a function of sizes and of one place.
nonisolated struct PageGeometry: Sendable, Equatable {
  let size: Size
  let isVertical: Bool
  let isRightToLeft: Bool
  /// Points between two pages.
  let spacing: Double
  /// Points that the indicator takes at the bottom, or at the trailing edge of vertical pages; 0
  /// without one.
  let indicatorThickness: Double

  /// What the pages show in.
  var host: Rect {
    let width = isVertical ? max(0, size.width - indicatorThickness) : size.width
    let height = isVertical ? size.height : max(0, size.height - indicatorThickness)
    return Rect(isVertical && isRightToLeft ? size.width - width : 0, 0, width, height)
  }

  var indicator: Rect {
    let host = host
    guard isVertical else { return Rect(0, host.maxY, size.width, size.height - host.height) }
    return Rect(isRightToLeft ? 0 : host.maxX, 0, size.width - host.width, size.height)
  }

  /// Points from one page to the next.
  var stride: Double { max(1, extent + spacing) }

  /// Points of a page along the axis.
  var extent: Double { isVertical ? host.height : host.width }

  /// 1 if the next page has greater coordinates, else -1.
  var direction: Double { !isVertical && isRightToLeft ? -1 : 1 }

  /// The frame of a page in the host.
  ///
  /// - Parameter place: The distance from the visible position, in pages, forward.
  func frame(at place: Double) -> Rect {
    let distance = place * stride * direction
    return Rect(origin: isVertical ? Point(0, distance) : Point(distance, 0), size: host.size)
  }
}
