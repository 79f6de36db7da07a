// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Shows a controller as a sheet: a page sheet stands on the bottom edge and rests at its detents, a
/// form sheet floats in the middle where there is room beside it. UIKit's
/// `UISheetPresentationController`.
///
/// A person drags it by its upper part, with a finger by all of it, with Alt and the arrow keys, or
/// with the grabber; down and away, or with Escape or a press beside it, they dismiss it, unless
/// `isModalInPresentation` or the delegate says no: then it springs back.
public final class SheetPresentationController: PresentationController {
  /// The heights it can rest at. Default: large alone. A form sheet in the middle has one height.
  public var detents = [Detent.large] {
    willSet { precondition(!newValue.isEmpty, "A sheet needs a detent to rest at") }
    didSet { invalidateDetents() }
  }

  /// Where it rests; nil for the lowest. A person changes it by dragging. Setting it moves the sheet at
  /// once, inside `animateChanges(_:)` animated.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != oldValue { selectionChanged() }
    }
  }

  /// The highest detent at which what lies behind is neither dimmed nor out of reach. Default nil:
  /// it always is.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard largestUndimmedDetentIdentifier != oldValue else { return }
      updateDimming()
      interactionChanged()
    }
  }

  /// Whether a drag of scrolling content makes a larger sheet before it scrolls. Default true.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the bar that shows that the sheet can be dragged is there. Default false, as UIKit.
  public var prefersGrabberVisible = false {
    didSet { card?.grabber.isHidden = !prefersGrabberVisible }
  }

  /// Points; nil for the theme's. Default nil.
  public var preferredCornerRadius: Double? {
    didSet { style() }
  }

  /// Hears when a person has chosen another detent.
  public var onDetentChange: ((Detent.Identifier) -> Void)?

  private(set) var card: SheetCard?
  let dimming = View()
  let pan = PanGestureRecognizer(axis: .vertical)

  /// The height while it is dragged or on its way to a rest; nil at rest.
  var position: Double?
  var motion: Animator?
  var drag: SheetDrag?
  /// Whether the press that is down may drag the sheet, and whether a movement of it does.
  var isDragPossible = false
  var isDragSure = false
  /// The height that was laid out last.
  private(set) var shownHeight: Double?
  private var isAnimatingChanges = false
  private var pinnedTraits: TraitOverrides?
  private var laidOutSize = Size.zero

  // MARK: Geometry

  var geometry: SheetGeometry {
    var geometry = SheetGeometry(
      container: containerSize, isForm: presentationStyle != .pageSheet,
      preferred: presentedViewController.preferredContentSize,
      compactWidth: metrics.compactWidth)
    geometry.rest(at: rests(maximum: geometry.maximumHeight).map(\.height))
    return geometry
  }

  private var metrics: Metrics { presentedViewController.traits.theme.metrics }

  private var containerSize: Size {
    if let containerView { return containerView.bounds.size }
    guard let session else { return .zero }
    return session.isContextual
      ? session.presentingViewController?.viewIfLoaded?.frame.size ?? .zero : session.window.size
  }

  /// The detents that apply, by height.
  private func rests(maximum: Double) -> [(identifier: Detent.Identifier, height: Double)] {
    detents.compactMap { detent in
      detent.height(maximum: maximum).map { (detent.identifier, $0) }
    }
    .sorted { $0.height < $1.height }
  }

  /// The height of the selected detent.
  var restHeight: Double { height(of: selectedDetentIdentifier) ?? geometry.lowest }

  private func height(of identifier: Detent.Identifier?) -> Double? {
    let geometry = geometry
    guard let identifier, !geometry.isCard else { return nil }
    return rests(maximum: geometry.maximumHeight).first { $0.identifier == identifier }?.height
  }

  private var rests: [Detent.Identifier] {
    let geometry = geometry
    return geometry.isCard ? [] : rests(maximum: geometry.maximumHeight).map(\.identifier)
  }

  private var restIndex: Int {
    rests.firstIndex { $0 == selectedDetentIdentifier } ?? 0
  }

  var contentHeight: Double { geometry.contentHeight(at: position ?? restHeight) }

  /// Asks the detents for their heights again.
  public func invalidateDetents() {
    containerView?.setNeedsLayout()
    updateDimming()
    interactionChanged()
  }

  /// Animates what changes the sheet inside, such as `selectedDetentIdentifier`.
  public func animateChanges(_ changes: () -> Void) {
    let outer = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = outer
  }

  private func selectionChanged() {
    guard containerView != nil else { return }
    if isAnimatingChanges {
      settle(velocity: 0)
    } else {
      rest()
    }
    interactionChanged()
  }

  // MARK: Steps

  /// Whether there is more than one detent.
  var canStep: Bool { rests.count > 1 }

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
    nextVelocity = velocity
    animateChanges { selectedDetentIdentifier = identifier }
    nextVelocity = 0
    onDetentChange?(identifier)
  }

  // MARK: Placing

  public override var presentedView: View? { card ?? super.presentedView }

  public override var frameOfPresentedViewInContainerView: Rect {
    let geometry = geometry
    var frame = geometry.frame(at: position ?? restHeight)
    // The lower corners lie outside, and what a pull above the highest detent uncovers is there.
    if !geometry.isCard { frame.size.height += cornerRadius + SheetGeometry.limit }
    return frame
  }

  public override func size(withContainerSize containerSize: Size) -> Size {
    var geometry = SheetGeometry(
      container: containerSize, isForm: presentationStyle != .pageSheet,
      preferred: presentedViewController.preferredContentSize,
      compactWidth: metrics.compactWidth)
    let rests = rests(maximum: geometry.maximumHeight)
    geometry.rest(at: rests.map(\.height))
    let chosen = rests.first { $0.identifier == selectedDetentIdentifier }?.height
    return Size(
      geometry.width, geometry.contentHeight(at: chosen ?? geometry.lowest))
  }

  public override func containerViewWillLayoutSubviews() {
    let size = containerSize
    dimming.frame = Rect(origin: .zero, size: size)
    guard size != laidOutSize else { return }
    laidOutSize = size
    // What was on its way to a rest of another room rests.
    if motion != nil { rest() }
  }

  public override func containerViewDidLayoutSubviews() {
    card?.setNeedsLayout()
    shownHeight = position ?? restHeight
    let pins = overrideTraits
    guard pins != pinnedTraits else { return }
    pinnedTraits = pins
    overrideTraitsChanged()
  }

  /// A sheet is narrow in a wide window.
  public override var overrideTraits: TraitOverrides? {
    guard geometry.width < metrics.compactWidth else { return nil }
    var overrides = TraitOverrides()
    overrides.horizontalSizeClass = .compact
    return overrides
  }

  // MARK: Reach

  public override var allowsInteractionBehind: Bool {
    guard let undimmed = height(of: largestUndimmedDetentIdentifier) else { return false }
    return restHeight <= undimmed
  }

  public override func shouldReceivePointer(at point: Point) -> Bool {
    !allowsInteractionBehind || card?.frame.contains(point) == true
  }

  override func canBeCaught(at point: Point) -> Bool { shownFrame.contains(point) }

  public override func clickedOutside() {
    attemptToDismiss()
  }

  /// Scrolling content leaves a drag that it cannot follow, or should not yet.
  public override func shouldTakeDrag(_ drag: DragAttempt) -> Bool {
    guard isDragPossible, abs(drag.translation.y) > abs(drag.translation.x) else { return false }
    let takes =
      drag.translation.y < 0
      ? prefersScrollingExpandsWhenScrolledToEdge && restHeight < geometry.highest
      : !drag.canFollow
    if takes { isDragSure = true }
    return takes
  }

  // MARK: Coming and going

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = .scrim
    dimming.isUserInteractionEnabled = false
    dimming.wantsLayer = true
    dimming.alpha = 0
    containerView.addSubview(dimming)
    let card = SheetCard(self)
    self.card = card
    card.accessibilityLabel = presentedViewController.title
    card.grabber.isHidden = !prefersGrabberVisible
    if let view = presentedViewController.view { card.insertSubview(view, at: 0) }
    installPan(on: containerView)
    pinnedTraits = overrideTraits
    laidOutSize = containerSize
    style()
    animateAlongsideTransition { [weak self] in
      guard let self else { return }
      dimming.alpha = dimmingStrength
    }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    movementEnded()
  }

  public override func dismissalTransitionWillBegin() {
    animateAlongsideTransition { [weak self] in self?.dimming.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    movementEnded()
    if !completed { settle(velocity: 0) }
  }

  public override func setPresentedViewHidden(_ isHidden: Bool) {
    card?.transform = isHidden ? .translation(0, wayOut) : .identity
  }

  /// Points from where the sheet lies to where nothing of it shows.
  var wayOut: Double {
    guard let card else { return 0 }
    return max(1, containerSize.height - card.frame.minY + Self.shadowBlur)
  }

  public override var transitionMotion: Motion {
    transitionVelocity == 0 ? super.transitionMotion : .spring(Self.spring)
  }

  // MARK: Look

  private static let shadowBlur = 24.0

  private var cornerRadius: Double { preferredCornerRadius ?? metrics.sheetRadius }

  func style() {
    guard let card else { return }
    let theme = presentedViewController.traits.theme
    card.cornerRadius = cornerRadius
    card.shadow = Shadow(
      color: .black.opacity(theme.palette.shadowOpacity), blur: Self.shadowBlur,
      cornerRadius: cornerRadius)
  }

  /// 0…1 of the scrim for the present position.
  var dimmingStrength: Double {
    let geometry = geometry
    let position = position ?? restHeight
    guard let undimmed = height(of: largestUndimmedDetentIdentifier) else {
      return geometry.lowest > 0 ? min(1, max(0, position / geometry.lowest)) : 1
    }
    guard let next = geometry.rests.first(where: { $0 > undimmed }) else { return 0 }
    return min(1, max(0, (position - undimmed) / (next - undimmed)))
  }

  func updateDimming() {
    guard containerView != nil, transition == nil else { return }
    dimming.alpha = dimmingStrength
  }

  /// Points a second that the next settling begins with.
  var nextVelocity = 0.0
}
