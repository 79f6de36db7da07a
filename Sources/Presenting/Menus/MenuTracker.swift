// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Turns keys and pointer movements into the state of a menu and its submenus: which menus are
/// open, which item is marked, which one is chosen.
struct MenuTracker {
  /// Seconds that the pointer rests on an item before its submenu opens or another submenu closes,
  /// so that a hand may cross other items on its way into a submenu. GTK waits about as long.
  static let submenuDelay = 0.2

  /// Seconds without a key after which typing starts anew, as in tables.
  private static let typingPause = 1.0

  /// A menu that is open.
  struct Level {
    let menu: Menu
    let items: [MenuItem]
    /// The item of the menu before that it opened from.
    let source: Int?
    /// The marked item.
    var marked: Int?

    init(_ menu: Menu, source: Int? = nil) {
      self.menu = menu
      items = menu.items
      self.source = source
    }
  }

  /// Where a pointer is.
  enum Place: Equatable {
    case item(level: Int, index: Int)
    /// In a menu, and on no item.
    case menu(level: Int)
    case outside
  }

  enum Key: Equatable {
    case up, down, first, last
    /// Into the submenu, and back out of it.
    case into, out
    case choose
    case escape
  }

  enum Input {
    case pointer(Place)
    case press(Place)
    /// - Parameter isClick: Whether the press began in this menu, and not before it was open.
    case release(Place, isClick: Bool)
    /// `submenuDelay` has passed.
    case waited
    case key(Key)
    case typed(Character, at: Instant)
  }

  enum Action {
    /// Show the present state; a running wait is cancelled.
    case update
    /// The same, and say when `submenuDelay` has passed.
    case wait
    /// The menus go, then the item's action is due.
    case choose(MenuItem)
    case dismiss
  }

  private(set) var levels: [Level]
  private var hovered: Place?
  private var waitingFor: (level: Int, index: Int)?
  private var typed = ""
  private var lastTyped: Instant?

  init(_ menu: Menu) {
    levels = [Level(menu)]
  }

  mutating func handle(_ input: Input) -> Action {
    switch input {
    case .pointer(let place): return pointer(at: place)
    case .press(let place): return press(place)
    case .release(let place, let isClick): return release(place, isClick: isClick)
    case .waited:
      if let (level, index) = waitingFor { settle(on: index, in: level) }
      return .update
    case .key(let key):
      hovered = nil
      waitingFor = nil
      return handle(key)
    case .typed(let character, let instant): return type(character, at: instant)
    }
  }

  /// Marks an item of the first menu: the present choice, or the first one for a key.
  mutating func mark(_ index: Int?) {
    levels[0].marked = index.flatMap { canMark($0, in: 0) ? $0 : nil }
  }

  mutating func markFirst() {
    mark(step(from: nil, by: 1, in: 0))
  }

  // MARK: Pointer

  private mutating func pointer(at place: Place) -> Action {
    guard place != hovered else { return waitingFor == nil ? .update : .wait }
    hovered = place
    waitingFor = nil
    switch place {
    case .outside:
      levels[levels.count - 1].marked = nil
    case .menu(let level):
      for inner in level..<levels.count { levels[inner].marked = sourceOfNext(after: inner) }
    case .item(let level, let index):
      // The item that leads to the submenu stays marked, though the pointer crossed other items.
      for outer in 0..<level { levels[outer].marked = levels[outer + 1].source }
      if level + 1 < levels.count { levels[level + 1].marked = nil }
      levels[level].marked = canMark(index, in: level) ? index : nil
      let opens = levels[level].items[index].submenu != nil && canMark(index, in: level)
      let isOpen = sourceOfNext(after: level) == index
      if !isOpen, opens || level + 1 < levels.count {
        waitingFor = (level, index)
        return .wait
      }
    }
    return .update
  }

  private func sourceOfNext(after level: Int) -> Int? {
    level + 1 < levels.count ? levels[level + 1].source : nil
  }

  /// Other submenus close, and the item's submenu opens.
  private mutating func settle(on index: Int, in level: Int) {
    waitingFor = nil
    guard level < levels.count, sourceOfNext(after: level) != index else { return }
    levels.removeSubrange((level + 1)...)
    if let submenu = levels[level].items[index].submenu, canMark(index, in: level) {
      levels[level].marked = index
      levels.append(Level(submenu, source: index))
    }
  }

  private mutating func press(_ place: Place) -> Action {
    switch place {
    case .outside: return .dismiss
    case .menu: return .update
    case .item(let level, let index):
      _ = pointer(at: place)
      settle(on: index, in: level)
      return .update
    }
  }

  private mutating func release(_ place: Place, isClick: Bool) -> Action {
    guard case .item(let level, let index) = place, canMark(index, in: level) else {
      return place == .outside && !isClick ? .dismiss : .update
    }
    let item = levels[level].items[index]
    guard item.submenu == nil else {
      settle(on: index, in: level)
      return .update
    }
    return .choose(item)
  }

  // MARK: Keys

  private var last: Int { levels.count - 1 }

  private func canMark(_ index: Int, in level: Int) -> Bool {
    levels[level].items.indices.contains(index) && levels[level].items[index].isEnabled
  }

  private mutating func handle(_ key: Key) -> Action {
    let level = last
    let marked = levels[level].marked
    switch key {
    case .up: levels[level].marked = step(from: marked, by: -1, in: level)
    case .down: levels[level].marked = step(from: marked, by: 1, in: level)
    case .first: levels[level].marked = step(from: nil, by: 1, in: level)
    case .last: levels[level].marked = step(from: nil, by: -1, in: level)
    case .into: open(marked)
    case .out: if level > 0 { levels.removeLast() }
    case .choose:
      guard let marked else { break }
      let item = levels[level].items[marked]
      if item.submenu == nil { return .choose(item) }
      open(marked)
    case .escape:
      guard level > 0 else { return .dismiss }
      levels.removeLast()
    }
    return .update
  }

  private mutating func open(_ index: Int?) {
    guard let index else { return }
    let level = last
    settle(on: index, in: level)
    if last > level { levels[last].marked = step(from: nil, by: 1, in: last) }
  }

  /// The next item that can be chosen, from the last one round to the first; nil when there is none.
  private func step(from index: Int?, by way: Int, in level: Int) -> Int? {
    let count = levels[level].items.count
    guard count > 0 else { return nil }
    var candidate = index ?? (way > 0 ? -1 : count)
    for _ in 0..<count {
      candidate = (candidate + way + count) % count
      if canMark(candidate, in: level) { return candidate }
    }
    return nil
  }

  private mutating func type(_ character: Character, at instant: Instant) -> Action {
    if lastTyped.map({ instant.since($0) > Self.typingPause }) ?? true { typed = "" }
    lastTyped = instant
    typed.append(contentsOf: character.lowercased())
    // The same letter again moves on to the next item that begins with it.
    let isOneLetter = Set(typed).count == 1
    let wanted = isOneLetter ? String(typed.prefix(1)) : typed
    let level = last
    var candidate = levels[level].marked
    if !isOneLetter, let marked = candidate, matches(marked, wanted, in: level) { return .update }
    for _ in levels[level].items.indices {
      candidate = step(from: candidate, by: 1, in: level)
      if let candidate, matches(candidate, wanted, in: level) {
        levels[level].marked = candidate
        break
      }
    }
    hovered = nil
    return .update
  }

  private func matches(_ index: Int, _ prefix: String, in level: Int) -> Bool {
    levels[level].items[index].title.lowercased().hasPrefix(prefix)
  }
}
