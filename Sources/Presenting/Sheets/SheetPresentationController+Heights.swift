// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How high it is, how it looks, and the steps that keys and the grabber make.
extension SheetPresentationController {
  var geometry: SheetGeometry { geometry(in: containerSize) }

  func geometry(in size: Size) -> SheetGeometry {
    var geometry = SheetGeometry(
      container: size, isForm: presentationStyle != .pageSheet,
      preferred: presentedViewController.preferredContentSize,
      compactWidth: metrics.compactWidth,
      edges: Double(min(sheetsBelow, SheetGeometry.mostEdges)) * SheetGeometry.edge,
      growth: max(1, presentedViewController.traits.textScale))
    geometry.rest(at: rests(in: geometry).map(\.height))
    return geometry
  }

  /// The sheet whose controller presents this one.
  private var sheetBelow: SheetPresentationController? {
    presentingViewController?.runningPresentationController?.effectiveController
      as? SheetPresentationController
  }

  private var sheetsBelow: Int {
    sequence(first: self, next: \.sheetBelow).dropFirst().reduce(0) { count, _ in count + 1 }
  }

  var metrics: Metrics { presentedViewController.traits.theme.metrics }

  /// The detents that apply, by height; none for a card.
  private func rests(
    in geometry: SheetGeometry
  ) -> [(identifier: Detent.Identifier, height: Double)] {
    guard !geometry.isCard else { return [] }
    return detents.compactMap { detent in
      detent.height(maximum: geometry.maximumHeight).map { (detent.identifier, $0) }
    }
    .sorted { $0.height < $1.height }
  }

  /// The height of the selected detent.
  var restHeight: Double { restHeight(in: geometry) }

  func restHeight(in geometry: SheetGeometry) -> Double {
    height(of: selectedDetentIdentifier, in: geometry) ?? geometry.lowest
  }

  /// Nil where no detent that applies has the name.
  func height(of identifier: Detent.Identifier?, in geometry: SheetGeometry) -> Double? {
    rests(in: geometry).first { $0.identifier == identifier }?.height
  }

  private var rests: [Detent.Identifier] { rests(in: geometry).map(\.identifier) }

  private var restIndex: Int {
    rests.firstIndex { $0 == selectedDetentIdentifier } ?? 0
  }

  var contentHeight: Double { geometry.contentHeight(at: position ?? restHeight) }

  // MARK: Steps

  /// Whether there is more than one detent.
  var canStep: Bool { rests.count > 1 }

  /// Which height it rests at, from 0 on; nil where there is only one.
  var step: (index: Int, count: Int)? { canStep ? (restIndex, rests.count) : nil }

  /// Goes to a higher or lower detent, as a person's keys say.
  func step(by steps: Int) -> Bool {
    let rests = rests
    let index = restIndex + steps
    guard rests.indices.contains(index) else { return false }
    choose(index, velocity: 0)
    return true
  }

  /// The next higher detent, from the highest to the lowest.
  func cycle() {
    let count = rests.count
    if count > 1 { choose((restIndex + 1) % count, velocity: 0) }
  }

  func choose(_ index: Int, velocity: Double) {
    let rests = rests
    guard rests.indices.contains(index), index != restIndex else {
      return settle(velocity: velocity)
    }
    let identifier = rests[index]
    select(identifier, velocity: velocity)
    onDetentChange?(identifier)
  }

  // MARK: Look

  /// Shows the edge of another sheet above this one where the sheet below is hidden by this one.
  func placeEdge() {
    guard let card, let lower = sheetBelow?.card else { return edge.isHidden = true }
    let top = card.frame.minY
    edge.isHidden = lower.frame.minY <= top - SheetGeometry.edge / 2
    let inset = 2 * SheetGeometry.edge
    edge.frame = Rect(
      card.frame.minX + inset, top - SheetGeometry.edge, max(0, card.frame.width - 2 * inset),
      card.frame.height)
  }

  var cornerRadius: Double { preferredCornerRadius ?? metrics.sheetRadius }

  func style() {
    guard let card else { return }
    let theme = presentedViewController.traits.theme
    card.backgroundColor = .fixed(theme.elevated.color(.surface))
    card.cornerRadius = cornerRadius
    card.shadow = theme.raisedShadow(radius: cornerRadius)
    edge.backgroundColor = .fixed(theme.elevated.color(.menu))
    edge.cornerRadius = cornerRadius
    edge.shadow = theme.raisedShadow(radius: cornerRadius)
  }

  /// 0…1 of the scrim for the present position.
  var dimmingStrength: Double {
    let geometry = geometry
    let position = position ?? restHeight
    guard let undimmed = height(of: largestUndimmedDetentIdentifier, in: geometry) else {
      return geometry.lowest > 0 ? min(1, max(0, position / geometry.lowest)) : 1
    }
    guard let next = geometry.rests.first(where: { $0 > undimmed }) else { return 0 }
    return min(1, max(0, (position - undimmed) / (next - undimmed)))
  }

  func updateDimming() {
    guard containerView != nil, transition == nil else { return }
    dimming.alpha = dimmingStrength
  }
}
