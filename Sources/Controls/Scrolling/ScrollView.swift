// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A view that shows a part of a taller content: by wheel, drag, scroll bar and keys.
///
/// Put content into `contentView`; `contentHeight` says how tall it is.
open class ScrollView: View {
  /// Points that one notch of the wheel scrolls: three lines of body text.
  public static let wheelStep = 60.0
  /// A released content coasts to a stop with its speed decaying at this rate a second: UIKit's
  /// normal deceleration, 0.998 a millisecond.
  private static let coastingDecay = 2.0
  /// Points a second below which a release does not coast.
  private static let minimumCoastingVelocity = 40.0
  /// Points a second below which a coasting content rests: less than a pixel in six frames.
  private static let restingVelocity = 8.0

  /// Holds the content; as wide as the scroll view.
  public let contentView = View()

  /// Points.
  public var contentHeight = 0.0 {
    didSet {
      if contentHeight != oldValue { setNeedsLayout() }
    }
  }

  /// How far the content is scrolled, in points, within 0…`maximumOffset`.
  public var offset: Double {
    get { contentView.boundsOrigin.y }
    set { scroll(to: newValue) }
  }

  public var maximumOffset: Double { max(0, contentHeight - bounds.height) }

  /// Called when a person scrolled, not when code did.
  public var onScroll: (() -> Void)?

  private let indicator = ScrollIndicator()
  private let pan = PanGestureRecognizer(axis: .vertical)
  private var panStart = 0.0
  private var coasting: Animator?

  public override init(frame: Rect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    addSubview(contentView)
    addSubview(indicator)
    indicator.onDrag = { [weak self] share in
      guard let self else { return }
      scrollByHand(to: share * maximumOffset)
    }
    pan.beginsOnPress = { [weak self] _ in
      guard let coasting = self?.coasting, coasting.isRunning else { return false }
      return abs(coasting.velocity) > Self.minimumCoastingVelocity
    }
    pan.action = { [weak self] in self?.panned() }
    pan.shouldReceive = { [weak self] sample in
      guard let self else { return false }
      return indicator.isHidden || !indicator.frame.contains(sample.location(in: self))
    }
    addGestureRecognizer(pan)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    indicator.frame = Rect(
      bounds.maxX - ScrollIndicator.stripWidth, 0, ScrollIndicator.stripWidth, bounds.height)
    scroll(to: offset)
    offsetChanged()
  }

  /// The offset or the size changed: place what shows. Call super.
  open func offsetChanged() {
    let share = contentHeight > 0 ? bounds.height / contentHeight : 1
    indicator.show(
      visibleShare: share, position: maximumOffset > 0 ? offset / maximumOffset : 0)
  }

  /// Scrolls as little as needed to show `rect` of the content.
  public func scrollToVisible(_ rect: Rect) {
    if rect.minY < offset {
      offset = rect.minY
    } else if rect.maxY > offset + bounds.height {
      offset = rect.maxY - bounds.height
    }
  }

  open override var canBecomeFirstResponder: Bool { maximumOffset > 0 }

  open override var focusRing: (rect: Rect, radius: Double) {
    // Inside, since the view usually fills a clipped area.
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (bounds.inset(by: inset), 0)
  }

  open override func wheelTurned(_ event: WheelEvent) -> Bool {
    guard event.delta.y != 0, !event.modifiers.contains(.control) else { return false }
    let old = offset
    stopCoasting()
    scrollByHand(to: offset + event.delta.y * Self.wheelStep)
    return offset != old
  }

  open override var keyCommands: [KeyCommand] {
    let page = max(0, bounds.height - Self.wheelStep)
    return [
      scrollCommand("Scroll up", .up) { $0 - Self.wheelStep },
      scrollCommand("Scroll down", .down) { $0 + Self.wheelStep },
      scrollCommand("Scroll a page up", .pageUp) { $0 - page },
      scrollCommand("Scroll a page down", .pageDown) { $0 + page },
      scrollCommand("Scroll to the top", .home) { _ in 0 },
      scrollCommand("Scroll to the end", .end) { [weak self] _ in self?.maximumOffset ?? 0 },
    ]
  }

  private func scrollCommand(
    _ title: String, _ key: Key, to target: @escaping (Double) -> Double
  ) -> KeyCommand {
    KeyCommand(title, group: "Scrolling", shortcuts: [.init(key)], repeats: true) {
      [weak self] in
      guard let self else { return false }
      stopCoasting()
      scrollByHand(to: target(offset))
      return true
    }
  }

  private func scrollByHand(to offset: Double) {
    scroll(to: offset)
    onScroll?()
  }

  private func scroll(to offset: Double) {
    let clamped = min(max(0, offset), maximumOffset)
    guard clamped != contentView.boundsOrigin.y else { return }
    contentView.boundsOrigin.y = clamped
    offsetChanged()
  }

  private func panned() {
    switch pan.state {
    case .began:
      stopCoasting()
      panStart = offset
    case .changed:
      scrollByHand(to: panStart - pan.translation)
    case .ended:
      coast(at: -pan.velocity)
    case .cancelled, .possible, .failed:
      break
    }
  }

  private func stopCoasting() {
    coasting?.stop()
    coasting = nil
  }

  private func coast(at velocity: Double) {
    guard abs(velocity) > Self.minimumCoastingVelocity, let window, !traits.reducesMotion else {
      return
    }
    // A critically damped spring whose target lies where the decay would end follows that decay.
    let target = offset + velocity / Self.coastingDecay
    coasting = window.animations.animate(
      from: offset, to: target, velocity: velocity,
      motion: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.coastingDecay)),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      scrollByHand(to: value)
      // At an end, or too slow to be seen: a click must not find it moving.
      let speed = abs(coasting?.velocity ?? 0)
      if offset != value || speed < Self.restingVelocity { stopCoasting() }
    }
  }
}
