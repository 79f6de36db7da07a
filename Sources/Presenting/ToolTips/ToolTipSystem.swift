// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
internal import Drawing

/// Shows the tool tips of a window's views. It is created for the first view with a tip that is hovered or focused, so
/// that a window without tool tips has no such object.
final class ToolTipSystem: ToolTips {
  /// The distances from the pointer's tip that a tool tip leaves free, in points: the arrow of most desktops.
  private static let pointerArea = Insets(top: 4, left: 4, bottom: 20, right: 12)
  private static let gap = 4.0
  /// In seconds; the same as the duration of a highlight (LOOK.md).
  private static let fadeDuration = 0.08

  private unowned let window: Window
  private var machine = ToolTipStateMachine()
  private var scheduledShow: ScheduledAction?
  private weak var hoveredView: View?
  private weak var focusedView: View?
  private(set) var toolTipView: ToolTipView?
  private var lastLayout: LayoutInput?

  private struct LayoutInput: Equatable {
    let anchor: Rect
    let window: Size
    let traits: Traits
  }

  init(window: Window) {
    self.window = window
  }

  // MARK: Events

  func pointerDidMove(over view: View?) {
    hoveredView = view
    send(.pointerOver(view.map(ObjectIdentifier.init)))
  }

  func focusDidMove(to view: View?) {
    guard view !== focusedView else { return }
    focusedView = view
    send(.keyboardAt(view.map(ObjectIdentifier.init)))
  }

  func handle(_ event: InputEvent.Kind) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: send(.userInput)
      case .moved: if pointer.device == .mouse { send(.pointerMoved) }
      case .up, .cancelled, .exited: break
      }
    case .wheel, .text, .drop: send(.userInput)
    case .key(let key): if key.isDown { send(.userInput) }
    case .window(.focusLost), .window(.resized): send(.userInput)
    case .window: break
    }
  }

  func viewWillLeaveWindow(_ view: View) {
    guard view === hoveredView || view === focusedView else { return }
    send(.targetRemoved(ObjectIdentifier(view)))
    if view === hoveredView { hoveredView = nil }
    if view === focusedView { focusedView = nil }
  }

  func toolTipDidChange(of view: View) {
    guard view === hoveredView || view === focusedView else { return }
    guard view.toolTip != nil, case .showing(ObjectIdentifier(view), let cause) = machine.state
    else { return send(.targetRemoved(ObjectIdentifier(view))) }
    show(view, cause)
  }

  // MARK: Showing and hiding

  private func send(_ input: ToolTipStateMachine.Input) {
    switch machine.handle(input, at: window.animations.now) {
    case .wait:
      hide()
      scheduledShow = window.animations.schedule(after: ToolTipStateMachine.delay) { [weak self] in
        self?.send(.delayElapsed)
      }
    case .show(let target, let cause):
      hide()
      let view = [hoveredView, focusedView].lazy.compactMap { $0 }.first {
        ObjectIdentifier($0) == target
      }
      if let view { show(view, cause) }
    case .hide: hide()
    case nil: break
    }
  }

  private func hide() {
    scheduledShow?.cancel()
    scheduledShow = nil
    guard let toolTipView else { return }
    toolTipView.removeFromSuperview()
    self.toolTipView = nil
    lastLayout = nil
    window.removeFrameObserver(self)
  }

  private func show(_ view: View, _ cause: ToolTipStateMachine.Cause) {
    hide()
    guard let text = view.toolTip, !text.isEmpty,
      let anchor = cause == .pointer ? pointerArea : view.visibleRect(of: view.focusRing.rect)
    else { return }
    let tip = ToolTipView(text)
    window.addAboveOverlay(tip)
    layOut(tip, of: view, beside: anchor)
    // Only the tip of the focused view follows it. A tip near the pointer is hidden when its view moves away.
    if cause == .keyboard { window.addFrameObserver(self) }
    toolTipView = tip
    guard !view.traits.reducesMotion else { return }
    tip.alpha = 0
    View.animate(duration: Self.fadeDuration, curve: .easeOut, animations: { tip.alpha = 1 })
  }

  private func layOut(_ tip: ToolTipView, of view: View, beside anchor: Rect) {
    let new = LayoutInput(anchor: anchor, window: window.size, traits: view.traits)
    guard new != lastLayout else { return }
    lastLayout = new
    var geometry = PopoverGeometry(
      container: Rect(origin: .zero, size: window.size), anchor: anchor,
      size: tip.sizeThatFits(window.size))
    geometry.permittedDirections = [.up, .down]
    geometry.gap = Self.gap
    geometry.isMirrored = view.traits.layoutDirection == .rightToLeft
    tip.frame = geometry.placement.frame
  }

  private var pointerArea: Rect? {
    guard let location = window.pointerLocation else { return nil }
    let area = Self.pointerArea
    return Rect(
      location.x - area.left, location.y - area.top, area.left + area.right,
      area.top + area.bottom)
  }
}

extension ToolTipSystem: FrameObserver {
  /// Moves the tip of the first responder, or removes it if the view is not visible any more.
  func windowWillMakeFrame(_ window: Window) {
    guard let toolTipView, let view = focusedView else { return }
    guard let anchor = view.visibleRect(of: view.focusRing.rect) else {
      return send(.targetRemoved(ObjectIdentifier(view)))
    }
    layOut(toolTipView, of: view, beside: anchor)
  }
}

extension Window: ToolTipFactory {
  package func makeToolTips() -> any ToolTips { ToolTipSystem(window: self) }
}
