// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The layout of a page view controller: the pages and their indicator.
final class PageLayout {
  let containerView = View()

  private unowned let pages: PageViewController
  private var transitionController: PageTransitionController { pages.transitionController }

  init(of pages: PageViewController) {
    self.pages = pages
    containerView.clipsToBounds = true
  }

  /// Adds the view of an entering page and lays the pages out. Loads no view off screen.
  func installAndLayOut(_ page: ViewController) {
    let isOnScreen = pages.viewIfLoaded?.window != nil || pages.isContentAppearing
    guard isOnScreen || (transitionController.hasAppeared && page.isViewLoaded) else { return }
    installView(of: page)
    layOut()
    if isOnScreen { pages.view.layoutIfNeeded() }
  }

  func installView(of page: ViewController) {
    guard let view = page.view, view.superview !== containerView else { return }
    view.autoresizingMask = []
    containerView.addSubview(view)
  }

  var geometry: PageGeometry { geometry(for: pages.viewIfLoaded?.bounds.size ?? .zero) }

  func geometry(for size: Size) -> PageGeometry {
    PageGeometry(
      size: size, isVertical: pages.navigationOrientation == .vertical,
      isRightToLeft: pages.traits.layoutDirection == .rightToLeft, spacing: pages.interPageSpacing,
      indicatorThickness: pages.indicator.control.numberOfPages > 0
        ? pages.traits.theme.metrics.minimumControlHeight : 0)
  }

  func layOut() {
    guard pages.isViewLoaded else { return }
    let geometry = geometry
    containerView.frame = geometry.containerFrame
    let room = geometry.indicatorFrame
    let control = pages.indicator.control
    let size = control.sizeThatFits(room.size)
    control.frame = Rect(
      (room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded(), size.width,
      size.height)
    control.isHidden = control.numberOfPages == 0
    layOutPages()
  }

  func layOutPages() {
    guard pages.isViewLoaded else { return }
    let geometry = geometry
    transitionController.currentPage?.viewIfLoaded?.frame = geometry.frame(
      at: -transitionController.offset)
    guard let incoming = transitionController.enteringStep else { return }
    let sign = Double(incoming.direction.sign)
    incoming.page.viewIfLoaded?.frame = geometry.frame(at: sign - transitionController.offset)
  }
}

/// Computes the frames of the pages and of their indicator.
nonisolated struct PageGeometry: Sendable, Equatable {
  let size: Size
  let isVertical: Bool
  let isRightToLeft: Bool
  /// Points between two pages.
  let spacing: Double
  /// Points of the indicator at the bottom, or at the trailing edge of vertical pages; 0 without an indicator.
  let indicatorThickness: Double

  var containerFrame: Rect {
    let width = isVertical ? max(0, size.width - indicatorThickness) : size.width
    let height = isVertical ? size.height : max(0, size.height - indicatorThickness)
    return Rect(isVertical && isRightToLeft ? size.width - width : 0, 0, width, height)
  }

  var indicatorFrame: Rect {
    let host = containerFrame
    guard isVertical else { return Rect(0, host.maxY, size.width, size.height - host.height) }
    return Rect(isRightToLeft ? 0 : host.maxX, 0, size.width - host.width, size.height)
  }

  /// Points from one page to the next.
  var stride: Double { max(1, extent + spacing) }

  /// Points of a page along the axis.
  var extent: Double { isVertical ? containerFrame.height : containerFrame.width }

  /// 1 if the next page has greater coordinates, else -1.
  var direction: Double { !isVertical && isRightToLeft ? -1 : 1 }

  /// The frame of a page at a distance from the visible position, in pages, forward.
  func frame(at offset: Double) -> Rect {
    let distance = offset * stride * direction
    return Rect(
      origin: isVertical ? Point(0, distance) : Point(distance, 0), size: containerFrame.size)
  }
}
