// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Covers the window while a menu is open: it gets all pointers and keys for the menu and its
/// submenus, and closes them after a press beside them.
final class MenuView: View {
  /// Points that the pointer must move before the release of the opening press chooses an item.
  private static let dragDistance = 4.0
  /// Points that a menu and its submenu lie over each other.
  private static let overlap = 4.0

  private(set) var tracker: MenuTracker
  private(set) var panels: [PopoverCard] = []
  private let anchor: PopoverAnchor
  private let isBelow: Bool
  private var anchorPlace: Rect?
  private weak var followedWindow: Window?
  private var alarm: Alarm?
  private var pointed: Point?
  private var isStale = false
  /// Whether a key moved the mark: then the list scrolls to the marked item.
  private var revealsMark = true
  /// Where the press began that is down, in the window.
  private var press: (location: Point, opened: Bool, hasMoved: Bool)?
  private var touch: (offset: Double, start: Point)?

  private let onChoose: (MenuItem) -> Void
  private let onDismiss: () -> Void

  /// - Parameters:
  ///   - isBelow: Whether the menu belongs below a view, and not at a point.
  ///   - onChoose: Called with the item that a person has chosen.
  ///   - onDismiss: Called when the menu should close without a choice.
  init(
    _ menu: Menu, anchor: PopoverAnchor, isBelow: Bool, onChoose: @escaping (MenuItem) -> Void,
    onDismiss: @escaping () -> Void
  ) {
    tracker = MenuTracker(menu)
    self.anchor = anchor
    self.isBelow = isBelow
    self.onChoose = onChoose
    self.onDismiss = onDismiss
    super.init(frame: .zero)
    accessibilityRole = .menu
  }

  override var canBecomeFirstResponder: Bool { true }

  /// As on other desktops, no menu stays open behind another window.
  override func windowFocusChanged(_ hasFocus: Bool) {
    if !hasFocus { onDismiss() }
  }

  /// The marked item says where the keyboard is.
  override var focusRing: (rect: Rect, radius: Double) { (Rect(-64, -64, 0, 0), 0) }

  override func didMoveToWindow() {
    followedWindow?.removeFrameFollower(self)
    followedWindow = window
    window?.addFrameFollower(self)
  }

  // MARK: What is shown

  /// A menu without a title is called as what it belongs to: the view above it, or the item that it lies beside.
  private func name(_ view: View, after menu: Menu, from source: Int?) {
    let owner =
      source.flatMap { list(panels.count - 1)?.rows[$0].item.title }
      ?? (isBelow ? anchor.view?.accessibilityLabel : nil)
    if let title = menu.title.isEmpty ? owner : menu.title {
      view.accessibilityLabel = title
    } else {
      view.setStockLabel("Menu")
    }
  }

  func begin(marking index: Int?, byKey: Bool) {
    if let index { tracker.mark(index) } else if byKey { tracker.markFirst() }
    update(.update)
    revealsMark = false
  }

  /// The press that opened the menu is down: its release may choose.
  func takeOverPress(at location: Point) {
    press = (location, true, false)
    pointed = nil
  }

  func update(_ action: MenuTracker.Action) {
    alarm?.cancel()
    alarm = nil
    switch action {
    case .update: break
    case .wait:
      alarm = window?.animations.after(MenuTracker.submenuDelay) { [weak self] in
        guard let self else { return }
        update(tracker.handle(.waited))
      }
    case .choose(let item): return onChoose(item)
    case .dismiss: return onDismiss()
    }
    show()
  }

  func list(_ level: Int) -> MenuList? { panels[level].content as? MenuList }

  private func show() {
    let levels = tracker.levels
    let same = zip(panels.indices, levels).prefix { list($0)?.source == $1.source }.count
    for panel in panels[same...] { panel.removeFromSuperview() }
    panels.removeSubrange(same...)
    for level in levels[same...] {
      let list = MenuList(level.menu, source: level.source)
      // Another item lies under the pointer.
      list.onScroll = { [weak self] in self?.isStale = true }
      let panel = PopoverCard(list)
      panel.isUserInteractionEnabled = false
      panel.accessibilityRole = .menu
      name(panel, after: level.menu, from: level.source)
      listen(to: list, level: panels.count)
      panels.append(panel)
      addSubview(panel)
      setNeedsLayout()
    }
    layoutIfNeeded()
    for (index, level) in levels.enumerated() {
      list(index)?.mark(level.marked)
      let open = index + 1 < levels.count ? levels[index + 1].source : nil
      list(index)?.markOpen(open)
    }
    if revealsMark, let marked = levels.last?.marked { list(levels.count - 1)?.reveal(marked) }
  }

  override func layoutSubviews() {
    guard let place = anchor.place(in: self) ?? anchorPlace else { return }
    anchorPlace = place
    for index in panels.indices { self.place(index, anchor: place) }
  }

  private func place(_ index: Int, anchor: Rect) {
    guard let list = list(index) else { return }
    var size = list.sizeThatFits(bounds.size)
    var geometry = PopoverGeometry(container: bounds, anchor: anchor, size: size)
    if index > 0, let source = list.source, let outer = self.list(index - 1) {
      let row = outer.rows[source].frame
      let inner = outer.convert(row, from: outer.contentView)
      geometry.anchor = convert(inner, from: outer).inset(
        by: Insets(horizontal: Self.overlap, vertical: 0))
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
    geometry.isMirrored = traits.layoutDirection == .rightToLeft
    let placement = geometry.placement
    panels[index].show(placement, contentSize: placement.frame.size)
    panels[index].layoutIfNeeded()
    list.showThatThereIsMore()
  }

  // MARK: Pointer

  /// The innermost menu lies on top.
  private func place(at point: Point) -> MenuTracker.Place {
    for (level, panel) in panels.enumerated().reversed() {
      let inPanel = convert(point, to: panel)
      guard panel.place.contains(inPanel), let list = list(level) else { continue }
      return list.index(at: convert(point, to: list)).map {
        .item(level: level, index: $0)
      } ?? .menu(level: level)
    }
    return .outside
  }

  override func hoverMoved(to location: Point) {
    // The mouse has not moved since the menu opened below it: the item that the keyboard marked
    // stays marked.
    let isFirst = pointed == nil
    guard location != pointed || isStale else { return }
    pointed = location
    guard !isFirst || isStale else { return }
    isStale = false
    update(tracker.handle(.pointer(place(at: location))))
  }

  override func hoverEnded() {
    pointed = nil
  }

  override func pointerDown(_ pointer: PointerSample) {
    let location = pointer.location(in: self)
    press = (pointer.event.location, false, false)
    for index in panels.indices { list(index)?.stopWheeling() }
    let place = place(at: location)
    if pointer.event.device == .touch, case .item(let level, _) = place, let list = list(level),
      list.maximumOffset > 0
    {
      touch = (list.offset, location)
    }
    update(tracker.handle(.press(place)))
  }

  override func pointerMoved(_ pointer: PointerSample) {
    guard let press else { return }
    let location = pointer.location(in: self)
    if pointer.event.location.distance(to: press.location) >= Self.dragDistance {
      self.press?.hasMoved = true
    }
    guard self.press?.hasMoved == true else { return }
    if let touch, let list = list(panels.count - 1) {
      list.offset = touch.offset + touch.start.y - location.y
      return update(tracker.handle(.pointer(.outside)))
    }
    pointed = location
    update(tracker.handle(.pointer(place(at: location))))
  }

  override func pointerUp(_ pointer: PointerSample) {
    guard let press else { return }
    self.press = nil
    let scrolled = touch != nil && press.hasMoved
    touch = nil
    // A click opened the menu, or a finger scrolled it: nothing is chosen yet.
    guard !scrolled, press.hasMoved || !press.opened else { return }
    let place = place(at: pointer.location(in: self))
    update(tracker.handle(.release(place, isClick: !press.opened)))
  }

  override func pointerCancelled() {
    press = nil
    touch = nil
  }

  override func wheelTurned(_ event: WheelEvent) -> Bool {
    let location = convert(event.location, from: nil)
    guard case .item(let level, _) = place(at: location) else { return true }
    _ = list(level)?.wheelTurned(event)
    return true
  }

  // MARK: Accessibility

  /// The card of each menu is the element.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.leaveOut()
  }

  // MARK: Keys

  override func keyDown(_ event: KeyEvent) -> Bool {
    let others: KeyModifiers = [.control, .alt]
    guard event.modifiers.isDisjoint(with: others) else { return false }
    window?.focus.keyboardWasUsed()
    revealsMark = true
    defer { revealsMark = false }
    if let key = key(for: event.key) {
      if key == .escape || !event.isRepeat || (key != .choose && key != .into) {
        update(tracker.handle(.key(key)))
      }
    } else if case .character(let character) = event.key, let now = window?.animations.now {
      update(tracker.handle(.typed(character, at: now)))
    } else if event.key == .menu || event.key == .function(10) {
      update(.dismiss)
    } else if case .function = event.key {
      // The window's own commands, such as help, work in a menu too.
      return false
    }
    // No view behind the menu gets a key while the menu is open.
    return true
  }

  private func key(for key: Key) -> MenuTracker.Key? {
    let isMirrored = traits.layoutDirection == .rightToLeft
    return switch key {
    case .up: .up
    case .down: .down
    case .home, .pageUp: .first
    case .end, .pageDown: .last
    case .right: isMirrored ? .out : .into
    case .left: isMirrored ? .into : .out
    case .return, .space: .choose
    case .escape: .escape
    default: nil
    }
  }
}

extension MenuView: FrameFollower {
  /// The anchor may have moved, or may be gone.
  func windowWillMakeFrame(_ window: Window) {
    guard let place = anchor.place(in: self) else { return onDismiss() }
    if place != anchorPlace { setNeedsLayout() }
  }
}

extension MenuView: AccessibilityFocusing {
  /// The marked item, else the menu.
  var accessibilityFocus: (view: View, part: Int)? {
    for (index, level) in tracker.levels.enumerated().reversed() {
      if let marked = level.marked { return list(index).map { ($0.rows[marked], 0) } }
    }
    return panels.first.map { ($0, 0) }
  }

  func listen(to list: MenuList, level: Int) {
    for (index, row) in list.rows.enumerated() {
      row.listen { [weak self] in self?.perform($0, level, index) ?? false }
    }
  }

  /// As a click on an item does it.
  private func perform(_ action: AccessibilityAction, _ level: Int, _ index: Int) -> Bool {
    let place = MenuTracker.Place.item(level: level, index: index)
    switch action {
    case .press, .expand:
      update(tracker.handle(.press(place)))
      update(tracker.handle(.release(place, isClick: true)))
    case .collapse:
      guard level + 1 < tracker.levels.count else { return false }
      update(tracker.handle(.key(.out)))
    case .focus: update(tracker.handle(.pointer(place)))
    case .scrollToVisible: list(level)?.reveal(index)
    default: return false
    }
    return true
  }
}
