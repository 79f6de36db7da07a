// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension PageViewController {
  /// Where everything lies at the present size.
  var geometry: PageGeometry { geometry(for: viewIfLoaded?.bounds.size ?? .zero) }

  func geometry(for size: Size) -> PageGeometry {
    PageGeometry(
      size: size, isVertical: navigationOrientation == .vertical,
      isRightToLeft: traits.layoutDirection == .rightToLeft, spacing: interPageSpacing,
      indicatorThickness: indicator.numberOfPages > 0 ? traits.theme.metrics.minimumTarget : 0)
  }

  func put(_ page: View) {
    guard page.superview !== host else { return }
    page.autoresizingMask = []
    host.addSubview(page)
  }

  func layOut() {
    guard isViewLoaded else { return }
    let geometry = geometry
    host.frame = geometry.host
    let room = geometry.indicator
    let size = indicator.sizeThatFits(room.size)
    indicator.frame = Rect(
      (room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded(), size.width,
      size.height)
    indicator.isHidden = indicator.numberOfPages == 0
    placePages()
  }

  func placePages() {
    let geometry = geometry
    current?.viewIfLoaded?.frame = geometry.frame(at: -offset)
    guard let incoming else { return }
    let way = Double(incoming.direction.sign)
    incoming.page.viewIfLoaded?.frame = geometry.frame(at: way - offset)
  }
}
