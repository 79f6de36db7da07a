// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension SheetPresentationController {
  var geometry: SheetGeometry { geometry(in: containerSize) }

  func geometry(in size: Size) -> SheetGeometry {
    var geometry = SheetGeometry(
      container: size, isForm: presentationStyle != .pageSheet,
      preferred: presentedViewController.preferredContentSize,
      compactWidth: metrics.compactWidth,
      edges: Double(min(sheetCountBelow, SheetGeometry.maximumEdgeCount))
        * SheetGeometry.edgeHeight,
      growth: max(1, presentedViewController.traits.textScale))
    geometry.setDetentHeights(resolvedDetents(in: geometry).map(\.height))
    return geometry
  }

  /// The sheet whose controller presents this one.
  private var sheetBelow: SheetPresentationController? {
    presentingViewController?.runningPresentationController?.effectiveController
      as? SheetPresentationController
  }

  private var sheetCountBelow: Int {
    sequence(first: self, next: \.sheetBelow).dropFirst().reduce(0) { count, _ in count + 1 }
  }

  var metrics: Metrics { presentedViewController.traits.theme.metrics }

  /// Returns the detents that apply, ascending; none for a card.
  private func resolvedDetents(
    in geometry: SheetGeometry
  ) -> [(identifier: Detent.Identifier, height: Double)] {
    guard !geometry.isCard else { return [] }
    return detents.compactMap { detent in
      detent.height(maximum: geometry.maximumHeight).map { (detent.identifier, $0) }
    }
    .sorted { $0.height < $1.height }
  }

  var targetHeight: Double { targetHeight(in: geometry) }

  func targetHeight(in geometry: SheetGeometry) -> Double {
    height(of: selectedDetentIdentifier, in: geometry) ?? geometry.lowest
  }

  /// Returns nil if no applicable detent has the identifier.
  func height(of identifier: Detent.Identifier?, in geometry: SheetGeometry) -> Double? {
    resolvedDetents(in: geometry).first { $0.identifier == identifier }?.height
  }

  private var detentIdentifiers: [Detent.Identifier] {
    resolvedDetents(in: geometry).map(\.identifier)
  }

  private var selectedDetentIndex: Int {
    detentIdentifiers.firstIndex { $0 == selectedDetentIdentifier } ?? 0
  }

  var contentHeight: Double { geometry.contentHeight(at: position ?? targetHeight) }

  // MARK: Steps

  var canStep: Bool { detentIdentifiers.count > 1 }

  /// The position of the selected detent, from 0; nil if there is only one.
  var detentPosition: (index: Int, count: Int)? {
    canStep ? (selectedDetentIndex, detentIdentifiers.count) : nil
  }

  func step(by steps: Int) -> Bool {
    let rests = detentIdentifiers
    let index = selectedDetentIndex + steps
    guard rests.indices.contains(index) else { return false }
    selectDetent(at: index, velocity: 0)
    return true
  }

  /// Selects the next higher detent, or the lowest one after the highest.
  func selectNextDetent() {
    let count = detentIdentifiers.count
    if count > 1 { selectDetent(at: (selectedDetentIndex + 1) % count, velocity: 0) }
  }

  func selectDetent(at index: Int, velocity: Double) {
    let rests = detentIdentifiers
    guard rests.indices.contains(index), index != selectedDetentIndex else {
      return settle(velocity: velocity)
    }
    let identifier = rests[index]
    select(identifier, velocity: velocity)
    onDetentChange?(identifier)
  }

  // MARK: Appearance

  /// Shows the edge of another sheet above this one, if this sheet hides the one behind it.
  func layOutEdge() {
    guard let card, let lower = sheetBelow?.card else { return edgeView.isHidden = true }
    let top = card.frame.minY
    edgeView.isHidden = lower.frame.minY <= top - SheetGeometry.edgeHeight / 2
    let inset = 2 * SheetGeometry.edgeHeight
    edgeView.frame = Rect(
      card.frame.minX + inset, top - SheetGeometry.edgeHeight, max(0, card.frame.width - 2 * inset),
      card.frame.height)
  }

  var cornerRadius: Double { preferredCornerRadius ?? metrics.sheetRadius }

  func applyStyle() {
    guard let card else { return }
    let theme = presentedViewController.traits.theme
    card.backgroundColor = .fixed(theme.elevated.color(.surface))
    card.cornerRadius = cornerRadius
    card.shadow = theme.raisedShadow(radius: cornerRadius)
    edgeView.backgroundColor = .fixed(theme.elevated.color(.menu))
    edgeView.cornerRadius = cornerRadius
    edgeView.shadow = theme.raisedShadow(radius: cornerRadius)
  }

  /// The alpha of the scrim at the current height, 0…1.
  var dimmingAlpha: Double {
    let geometry = geometry
    let position = position ?? targetHeight
    guard let undimmed = height(of: largestUndimmedDetentIdentifier, in: geometry) else {
      return geometry.lowest > 0 ? min(1, max(0, position / geometry.lowest)) : 1
    }
    guard let next = geometry.detentHeights.first(where: { $0 > undimmed }) else { return 0 }
    return min(1, max(0, (position - undimmed) / (next - undimmed)))
  }

  func updateDimming() {
    guard containerView != nil, transition == nil else { return }
    dimmingView.alpha = dimmingAlpha
  }
}
