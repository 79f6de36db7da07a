// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Covers the window while a menu is open. It receives all pointer and key events for the menu and its submenus, and
/// closes them after a press outside of them.
final class MenuView: View {
  /// The movement in points that is needed before the release of the opening press chooses an item.
  private static let minimumDragDistance = 4.0
  /// The overlap of a menu and its submenu, in points.
  private static let overlap = 4.0

  private(set) var tracker: MenuTracker
  private(set) var panels: [PopoverCard] = []
  private let anchor: PopoverAnchor
  private let isBelow: Bool
  private var anchorRect: Rect?
  private weak var observedWindow: Window?
  private var scheduledSubmenu: ScheduledAction?
  private var pointerLocation: Point?
  private var needsPointerUpdate = false
  /// Whether a key moved the highlight, so that the list scrolls to it.
  private var revealsHighlight = true
  /// The current press and its start, in the window.
  private var press: (location: Point, opened: Bool, hasMoved: Bool)?
  private var touch: (offset: Double, start: Point)?

  private let onSelect: (MenuItem) -> Void
  private let onDismiss: () -> Void

  /// - Parameters:
  ///   - isBelow: Whether the menu is below a view, and not at a point.
  ///   - onSelect: Called with the item that the user has chosen.
  ///   - onDismiss: Called when the menu has to close without a choice.
  init(
    _ menu: Menu, anchor: PopoverAnchor, isBelow: Bool, onSelect: @escaping (MenuItem) -> Void,
    onDismiss: @escaping () -> Void
  ) {
    tracker = MenuTracker(menu)
    self.anchor = anchor
    self.isBelow = isBelow
    self.onSelect = onSelect
    self.onDismiss = onDismiss
    super.init(frame: .zero)
    accessibilityRole = .menu
  }

  override var canBecomeFirstResponder: Bool { true }

  /// Closes the menu when another window becomes active, as on other desktops.
  override func windowFocusDidChange(_ hasFocus: Bool) { if !hasFocus { onDismiss() } }

  /// Outside of the view: the highlighted item shows the focus.
  override var focusRing: (rect: Rect, radius: Double) { (Rect(-64, -64, 0, 0), 0) }

  override func didMoveToWindow() {
    observedWindow?.removeFrameObserver(self)
    observedWindow = window
    window?.addFrameObserver(self)
  }

  // MARK: Panels

  /// Sets the label of a menu: its title, or the label of the item or view that opened it.
  private func setAccessibilityLabel(of view: View, after menu: Menu, from source: Int?) {
    let owner =
      source.flatMap { list(panels.count - 1)?.rows[$0].item.title }
      ?? (isBelow ? anchor.view?.accessibilityLabel : nil)
    if let title = menu.title.isEmpty ? owner : menu.title {
      view.accessibilityLabel = title
    } else {
      view.setDefaultAccessibilityLabel("Menu")
    }
  }

  func begin(highlighting index: Int?, byKey: Bool) {
    if let index { tracker.highlight(index) } else if byKey { tracker.highlightFirst() }
    update(.update)
    revealsHighlight = false
  }

  /// Continues the press that opened the menu. Its release may choose an item.
  func beginPress(at location: Point) {
    press = (location, true, false)
    pointerLocation = nil
  }

  func update(_ action: MenuTracker.Action) {
    scheduledSubmenu?.cancel()
    scheduledSubmenu = nil
    switch action {
    case .update: break
    case .wait:
      scheduledSubmenu = window?.animations.schedule(after: MenuTracker.submenuDelay) {
        [weak self] in
        guard let self else { return }
        update(tracker.handle(.submenuDelayElapsed))
      }
    case .choose(let item): return onSelect(item)
    case .dismiss: return onDismiss()
    }
    updatePanels()
  }

  func list(_ level: Int) -> MenuList? { panels[level].content as? MenuList }

  private func updatePanels() {
    let levels = tracker.levels
    let same = zip(panels.indices, levels).prefix { list($0)?.sourceIndex == $1.sourceIndex }.count
    for panel in panels[same...] { panel.removeFromSuperview() }
    panels.removeSubrange(same...)
    for level in levels[same...] {
      let list = MenuList(level.menu, sourceIndex: level.sourceIndex)
      // After scrolling, another item is under the pointer.
      list.onScroll = { [weak self] in self?.needsPointerUpdate = true }
      let panel = PopoverCard(list)
      panel.isUserInteractionEnabled = false
      panel.accessibilityRole = .menu
      setAccessibilityLabel(of: panel, after: level.menu, from: level.sourceIndex)
      for (index, row) in list.rows.enumerated() {
        row.onAccessibilityAction = { [weak self, level = panels.count] action in
          self?.perform(action, level, index) ?? false
        }
      }
      panels.append(panel)
      addSubview(panel)
      setNeedsLayout()
    }
    layoutIfNeeded()
    for (index, level) in levels.enumerated() {
      let open = index + 1 < levels.count ? levels[index + 1].sourceIndex : nil
      list(index)?.show(highlighted: level.highlightedIndex, open: open)
    }
    if revealsHighlight, let marked = levels.last?.highlightedIndex {
      list(levels.count - 1)?.reveal(marked)
    }
  }

  override func layoutSubviews() {
    guard let anchorFrame = anchor.frame(in: self) ?? anchorRect else { return }
    anchorRect = anchorFrame
    for index in panels.indices { layOutPanel(index, anchor: anchorFrame) }
  }

  private func layOutPanel(_ index: Int, anchor: Rect) {
    guard let list = list(index) else { return }
    var size = list.sizeThatFits(bounds.size)
    var geometry = PopoverGeometry(container: bounds, anchor: anchor, size: size)
    if index > 0, let source = list.sourceIndex, let outer = self.list(index - 1) {
      geometry.anchor = convert(outer.rows[source].bounds, from: outer.rows[source])
        .inset(by: Insets(horizontal: Self.overlap, vertical: 0))
      geometry.permittedDirections = [.left, .right]
      geometry.alignmentOffset = -MenuList.padding
      geometry.canOverlap = true
    } else {
      if isBelow { size.width = max(size.width, anchor.width) }
      geometry.size = size
      geometry.permittedDirections = [.up, .down]
      geometry.gap = isBelow ? Self.overlap : 0
      geometry.canOverlap = !isBelow
    }
    geometry.alignment = .leading
    geometry.isMirrored = isMirrored
    let placement = geometry.placement
    panels[index].show(placement, contentSize: placement.frame.size)
    panels[index].layoutIfNeeded()
    list.updateScrollIndicatorVisibility()
  }

  // MARK: Pointer

  /// Searches the innermost menu first, since it is in front.
  private func trackerLocation(at point: Point) -> MenuTracker.Location {
    for (level, panel) in panels.enumerated().reversed() {
      let inPanel = convert(point, to: panel)
      guard panel.cardFrame.contains(inPanel), let list = list(level) else { continue }
      return list.index(at: convert(point, to: list)).map {
        .item(level: level, index: $0)
      } ?? .menu(level: level)
    }
    return .outside
  }

  override func hoverMoved(to location: Point) {
    // If the menu opened below a mouse that has not moved since, the keyboard's item stays highlighted.
    let isFirst = pointerLocation == nil
    guard location != pointerLocation || needsPointerUpdate else { return }
    pointerLocation = location
    guard !isFirst || needsPointerUpdate else { return }
    needsPointerUpdate = false
    update(tracker.handle(.pointer(trackerLocation(at: location))))
  }

  override func hoverEnded() { pointerLocation = nil }

  override func pointerDown(_ pointer: PointerSample) {
    let location = pointer.location(in: self)
    press = (pointer.event.location, false, false)
    for index in panels.indices { list(index)?.stopWheeling() }
    let menuLocation = trackerLocation(at: location)
    if pointer.event.device == .touch, case .item(let level, _) = menuLocation,
      let list = list(level), list.maximumOffset > 0
    {
      touch = (list.offset, location)
    }
    update(tracker.handle(.press(menuLocation)))
  }

  override func pointerMoved(_ pointer: PointerSample) {
    guard let press else { return }
    let location = pointer.location(in: self)
    if pointer.event.location.distance(to: press.location) >= Self.minimumDragDistance {
      self.press?.hasMoved = true
    }
    guard self.press?.hasMoved == true else { return }
    if let touch, let list = list(panels.count - 1) {
      list.offset = touch.offset + touch.start.y - location.y
      return update(tracker.handle(.pointer(.outside)))
    }
    pointerLocation = location
    update(tracker.handle(.pointer(trackerLocation(at: location))))
  }

  override func pointerUp(_ pointer: PointerSample) {
    guard let press else { return }
    self.press = nil
    let scrolled = touch != nil && press.hasMoved
    touch = nil
    // The click only opened the menu, or a finger only scrolled it.
    guard !scrolled, press.hasMoved || !press.opened else { return }
    let menuLocation = trackerLocation(at: pointer.location(in: self))
    update(tracker.handle(.release(menuLocation, isClick: !press.opened)))
  }

  override func pointerCancelled() {
    press = nil
    touch = nil
  }

  override func scrollWheel(_ event: WheelEvent) -> Bool {
    let location = convert(event.location, from: nil)
    guard case .item(let level, _) = trackerLocation(at: location) else { return true }
    _ = list(level)?.scrollWheel(event)
    return true
  }

  // MARK: Accessibility

  /// Only the card of each menu is an element.
  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.ignore()
  }

  // MARK: Keys

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    window?.focus.showFocusRing()
    revealsHighlight = true
    defer { revealsHighlight = false }
    if let key = key(for: event.key) {
      if key == .escape || !event.isRepeat || (key != .choose && key != .openSubmenu) {
        update(tracker.handle(.key(key)))
      }
    } else if case .character(let character) = event.key, let now = window?.animations.now {
      update(tracker.handle(.character(character, at: now)))
    } else if event.key == .menu || event.key == .function(10) {
      update(.dismiss)
    } else if case .function = event.key {
      // The window's own commands, such as help, also work while a menu is open.
      return false
    }
    // Views behind the menu receive no keys while it is open.
    return true
  }

  private func key(for key: Key) -> MenuTracker.Key? {
    switch key {
    case .up: .up
    case .down: .down
    case .home, .pageUp: .first
    case .end, .pageDown: .last
    case .right: isMirrored ? .closeSubmenu : .openSubmenu
    case .left: isMirrored ? .openSubmenu : .closeSubmenu
    case .return, .space: .choose
    case .escape: .escape
    default: nil
    }
  }
}

extension MenuView: FrameObserver {
  func windowWillMakeFrame(_ window: Window) {
    guard let anchorFrame = anchor.frame(in: self) else { return onDismiss() }
    if anchorFrame != anchorRect { setNeedsLayout() }
  }
}

extension MenuView: AccessibilityFocusing {
  /// The highlighted item, or the menu if there is none.
  var accessibilityFocus: (view: View, part: Int)? {
    for (index, level) in tracker.levels.enumerated().reversed() {
      if let marked = level.highlightedIndex { return list(index).map { ($0.rows[marked], 0) } }
    }
    return panels.first.map { ($0, 0) }
  }

  private func perform(_ action: AccessibilityAction, _ level: Int, _ index: Int) -> Bool {
    let menuLocation = MenuTracker.Location.item(level: level, index: index)
    switch action {
    case .press, .expand:
      update(tracker.handle(.press(menuLocation)))
      update(tracker.handle(.release(menuLocation, isClick: true)))
    case .collapse:
      guard level + 1 < tracker.levels.count else { return false }
      update(tracker.handle(.key(.closeSubmenu)))
    case .focus: update(tracker.handle(.pointer(menuLocation)))
    case .scrollToVisible: list(level)?.reveal(index)
    default: return false
    }
    return true
  }
}
