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
