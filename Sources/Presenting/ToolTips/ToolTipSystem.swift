// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
internal import Drawing

/// Shows the tool tips of a window's views. It is made when the pointer or the keyboard first comes to
/// a view with one, so that a window without tool tips has none of this.
final class ToolTipSystem: ToolTips {
  /// Points around the pointer's tip that a tool tip leaves free: the arrow of most desktops.
  private static let pointerArea = Insets(top: 4, left: 4, bottom: 20, right: 12)
  private static let gap = 4.0
  /// Seconds; as long as a highlight takes to come (LOOK.md).
  private static let fadeTime = 0.08

  private unowned let window: Window
  private var machine = ToolTipStateMachine()
  private var alarm: Alarm?
  /// The views that the machine knows.
  private weak var pointed: View?
  private weak var ringed: View?
  private(set) var shown: ToolTipView?
  /// What the shown tip was placed by; another place moves it.
  private var place: Place?

  private struct Place: Equatable {
    let anchor: Rect
    let window: Size
    let traits: Traits
  }

  init(window: Window) {
    self.window = window
  }

  // MARK: What it hears

  func pointerCame(over view: View?) {
    pointed = view
    handle(.pointerOver(view.map(ObjectIdentifier.init)))
  }

  func keyboardCame(to view: View?) {
    guard view !== ringed else { return }
    ringed = view
    handle(.keyboardAt(view.map(ObjectIdentifier.init)))
  }

  func hear(_ event: InputEvent.Kind) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: handle(.used)
      case .moved: if pointer.device == .mouse { handle(.pointerMoved) }
      case .up, .cancelled, .left: break
      }
    case .wheel, .text, .drop: handle(.used)
    case .key(let key): if key.isDown { handle(.used) }
    case .window(.focusLost), .window(.resized): handle(.used)
    case .window: break
    }
  }

  func viewWillLeave(_ view: View) {
    guard view === pointed || view === ringed else { return }
    handle(.gone(ObjectIdentifier(view)))
    if view === pointed { pointed = nil }
    if view === ringed { ringed = nil }
  }

  func textChanged(of view: View) {
    guard view === pointed || view === ringed else { return }
    guard view.toolTip != nil, case .showing(ObjectIdentifier(view), let cause) = machine.state
    else { return handle(.gone(ObjectIdentifier(view))) }
    show(view, cause)
  }

  // MARK: What it does

  private func handle(_ input: ToolTipStateMachine.Input) {
    switch machine.handle(input, at: window.animations.now) {
    case .wait:
      hide()
      alarm = window.animations.after(ToolTipStateMachine.delay) { [weak self] in
        self?.handle(.waited)
      }
    case .show(let target, let cause):
      hide()
      let view = [pointed, ringed].lazy.compactMap { $0 }.first { ObjectIdentifier($0) == target }
      if let view { show(view, cause) }
    case .hide: hide()
    case nil: break
    }
  }

  private func hide() {
    alarm?.cancel()
    alarm = nil
    guard let shown else { return }
    shown.removeFromSuperview()
    self.shown = nil
    place = nil
    window.removeFrameFollower(self)
  }

  private func show(_ view: View, _ cause: ToolTipStateMachine.Cause) {
    hide()
    guard let text = view.toolTip, !text.isEmpty,
      let anchor = cause == .pointer ? pointerArea : view.shownRect(of: view.focusRing.rect)
    else { return }
    let tip = ToolTipView(text)
    window.addAboveTools(tip)
    put(tip, of: view, beside: anchor)
    // A tip near the pointer goes when its view moves away from there.
    if cause == .keyboard { window.addFrameFollower(self) }
    shown = tip
    guard !view.traits.reducesMotion else { return }
    tip.alpha = 0
    View.animate(duration: Self.fadeTime, curve: .easeOut, animations: { tip.alpha = 1 })
  }

  private func put(_ tip: ToolTipView, of view: View, beside anchor: Rect) {
    let new = Place(anchor: anchor, window: window.size, traits: view.traits)
    guard new != place else { return }
    place = new
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

extension ToolTipSystem: FrameFollower {
  /// The view that has the keyboard may have moved, or may be out of sight.
  func windowWillMakeFrame(_ window: Window) {
    guard let shown, let view = ringed else { return }
    guard let anchor = view.shownRect(of: view.focusRing.rect) else {
      return handle(.gone(ObjectIdentifier(view)))
    }
    put(shown, of: view, beside: anchor)
  }
}

extension Window: ToolTipMaking {
  package func makeToolTips() -> any ToolTips { ToolTipSystem(window: self) }
}
