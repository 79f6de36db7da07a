// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Translates keys and pointer movements into the open submenus, the highlighted item and the chosen item of a menu.
struct MenuTracker {
  /// The time in seconds that the pointer stays over an item before its submenu opens or another submenu closes. It
  /// lets the pointer cross other items on its way into a submenu. GTK's delay is about as long.
  static let submenuDelay = 0.2

  /// The time in seconds without a key after which a new word begins, as in tables.
  private static let typingTimeout = 1.0

  struct Level {
    let menu: Menu
    let items: [MenuItem]
    let sourceIndex: Int?
    var highlightedIndex: Int?

    init(_ menu: Menu, sourceIndex: Int? = nil) {
      self.menu = menu
      items = menu.items
      self.sourceIndex = sourceIndex
    }
  }

  enum Location: Equatable {
    case item(level: Int, index: Int)
    /// In a menu, but not over an item.
    case menu(level: Int)
    case outside
  }

  enum Key: Equatable {
    case up, down, first, last
    case openSubmenu, closeSubmenu
    case choose
    case escape
  }

  enum Input {
    case pointer(Location)
    case press(Location)
    /// - Parameter isClick: Whether the press began in this menu, and not before it opened.
    case release(Location, isClick: Bool)
    case submenuDelayElapsed
    case key(Key)
    case character(Character, at: Instant)
  }

  enum Action {
    /// Show the current state, and cancel a running delay.
    case update
    /// Show the current state, and report when `submenuDelay` has passed.
    case wait
    /// Dismiss the menus, then perform the item's action.
    case choose(MenuItem)
    case dismiss
  }

  private(set) var levels: [Level]
  private var pointerLocation: Location?
  private var pendingItem: (level: Int, index: Int)?
  private var typedText = ""
  private var lastTypingInstant: Instant?

  init(_ menu: Menu) { levels = [Level(menu)] }

  mutating func handle(_ input: Input) -> Action {
    switch input {
    case .pointer(let location): return handlePointer(at: location)
    case .press(let location): return handlePress(at: location)
    case .release(let location, let isClick): return handleRelease(at: location, isClick: isClick)
    case .submenuDelayElapsed:
      if let (level, index) = pendingItem { updateSubmenu(for: index, in: level) }
      return .update
    case .key(let key):
      pointerLocation = nil
      pendingItem = nil
      return handle(key)
    case .character(let character, let instant): return handleCharacter(character, at: instant)
    }
  }

  mutating func highlight(_ index: Int) {
    highlightedIndex = canHighlight(index, in: lastLevel) ? index : nil
  }

  mutating func highlightFirst() { highlightedIndex = nextIndex(from: nil, by: 1) }

  // MARK: Pointer

  private mutating func handlePointer(at location: Location) -> Action {
    guard location != pointerLocation else { return pendingItem == nil ? .update : .wait }
    pointerLocation = location
    pendingItem = nil
    switch location {
    case .outside:
      levels[levels.count - 1].highlightedIndex = nil
    case .menu(let level):
      for inner in level..<levels.count {
        levels[inner].highlightedIndex = sourceIndexOfLevel(after: inner)
      }
    case .item(let level, let index):
      // The item of an open submenu stays highlighted, even if the pointer has crossed other items.
      for outer in 0..<level { levels[outer].highlightedIndex = levels[outer + 1].sourceIndex }
      if level + 1 < levels.count { levels[level + 1].highlightedIndex = nil }
      levels[level].highlightedIndex = canHighlight(index, in: level) ? index : nil
      let opens = levels[level].items[index].submenu != nil && canHighlight(index, in: level)
      let isOpen = sourceIndexOfLevel(after: level) == index
      if !isOpen, opens || level + 1 < levels.count {
        pendingItem = (level, index)
        return .wait
      }
    }
    return .update
  }

  private func sourceIndexOfLevel(after level: Int) -> Int? {
    level + 1 < levels.count ? levels[level + 1].sourceIndex : nil
  }

  /// Closes other submenus, and opens the item's submenu.
  private mutating func updateSubmenu(for index: Int, in level: Int) {
    pendingItem = nil
    guard level < levels.count, sourceIndexOfLevel(after: level) != index else { return }
    levels.removeSubrange((level + 1)...)
    if let submenu = levels[level].items[index].submenu, canHighlight(index, in: level) {
      levels[level].highlightedIndex = index
      levels.append(Level(submenu, sourceIndex: index))
    }
  }

  private mutating func handlePress(at location: Location) -> Action {
    switch location {
    case .outside: return .dismiss
    case .menu: return .update
    case .item(let level, let index):
      _ = handlePointer(at: location)
      updateSubmenu(for: index, in: level)
      return .update
    }
  }

  private mutating func handleRelease(at location: Location, isClick: Bool) -> Action {
    guard case .item(let level, let index) = location, canHighlight(index, in: level) else {
      return location == .outside && !isClick ? .dismiss : .update
    }
    let item = levels[level].items[index]
    guard item.submenu == nil else {
      updateSubmenu(for: index, in: level)
      return .update
    }
    return .choose(item)
  }

  // MARK: Keys

  private var lastLevel: Int { levels.count - 1 }

  /// The index of the highlighted item in the innermost menu.
  private var highlightedIndex: Int? {
    get { levels[lastLevel].highlightedIndex }
    set { levels[lastLevel].highlightedIndex = newValue }
  }

  private func canHighlight(_ index: Int, in level: Int) -> Bool {
    levels[level].items.indices.contains(index) && levels[level].items[index].isEnabled
  }

  private mutating func handle(_ key: Key) -> Action {
    switch key {
    case .up: highlightedIndex = nextIndex(from: highlightedIndex, by: -1)
    case .down: highlightedIndex = nextIndex(from: highlightedIndex, by: 1)
    case .first: highlightFirst()
    case .last: highlightedIndex = nextIndex(from: nil, by: -1)
    case .openSubmenu: openSubmenu()
    case .closeSubmenu: if lastLevel > 0 { levels.removeLast() }
    case .choose:
      guard let highlightedIndex else { break }
      let item = levels[lastLevel].items[highlightedIndex]
      if item.submenu == nil { return .choose(item) }
      openSubmenu()
    case .escape:
      guard lastLevel > 0 else { return .dismiss }
      levels.removeLast()
    }
    return .update
  }

  private mutating func openSubmenu() {
    guard let highlightedIndex else { return }
    let level = lastLevel
    updateSubmenu(for: highlightedIndex, in: level)
    if lastLevel > level { highlightFirst() }
  }

  /// Returns the next item of the innermost menu that can be chosen, from the last one on to the first; nil if there is
  /// none.
  private func nextIndex(from index: Int?, by way: Int) -> Int? {
    let count = levels[lastLevel].items.count
    var candidate = index ?? (way > 0 ? -1 : count)
    for _ in 0..<count {
      candidate = (candidate + way + count) % count
      if canHighlight(candidate, in: lastLevel) { return candidate }
    }
    return nil
  }

  private mutating func handleCharacter(_ character: Character, at instant: Instant) -> Action {
    if lastTypingInstant.map({ instant.timeIntervalSince($0) > Self.typingTimeout }) ?? true {
      typedText = ""
    }
    lastTypingInstant = instant
    typedText.append(contentsOf: character.lowercased())
    // The same letter again selects the next item that begins with it.
    let isOneLetter = Set(typedText).count == 1
    let wanted = isOneLetter ? String(typedText.prefix(1)) : typedText
    var candidate = highlightedIndex
    if !isOneLetter, let highlightedIndex, matches(highlightedIndex, wanted) { return .update }
    for _ in levels[lastLevel].items.indices {
      candidate = nextIndex(from: candidate, by: 1)
      if let candidate, matches(candidate, wanted) {
        highlightedIndex = candidate
        break
      }
    }
    pointerLocation = nil
    return .update
  }

  private func matches(_ index: Int, _ prefix: String) -> Bool {
    levels[lastLevel].items[index].title.lowercased().hasPrefix(prefix)
  }
}
