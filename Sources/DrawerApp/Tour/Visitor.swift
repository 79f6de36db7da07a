// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Moves the mouse and presses keys in a window without a display.
final class Visitor {
  let host: OffscreenHost
  let menu: SlidingMenuController
  /// What the window began with.
  let size: Size
  let theme: Theme
  /// Whether somebody will look at how the mouse moves.
  private let isWatched: Bool
  private var mouse: Point

  /// Seconds in which the mouse goes from one place to the next, so that an eye can follow it.
  private static let glide = 0.4

  init(host: OffscreenHost, menu: SlidingMenuController, isWatched: Bool = false) {
    self.host = host
    self.menu = menu
    size = host.window.size
    theme = host.window.traits.theme
    self.isWatched = isWatched
    mouse = Point(size.width / 2, size.height / 2)
  }

  func wait(_ seconds: Double) { host.advance(by: seconds) }

  func show(_ theme: Theme) {
    var traits = host.window.traits
    traits.theme = theme
    host.show(traits)
  }

  func move(to point: Point) {
    if isWatched { glide(to: point, seconds: Self.glide) }
    place(at: point)
  }

  func click(at point: Point) {
    move(to: point)
    press(at: point)
    wait(0.1)
    release(at: point)
  }

  /// Presses at `start`, moves to `end` in `seconds`, and holds.
  func drag(from start: Point, to end: Point, seconds: Double) {
    move(to: start)
    press(at: start)
    glide(to: end, seconds: seconds)
  }

  private func glide(to end: Point, seconds: Double) {
    let start = mouse
    let steps = max(1, Int(seconds * 60))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      place(at: Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
      wait(1.0 / 60)
    }
  }

  private func place(at point: Point) {
    mouse = point
    host.send(.pointer(PointerEvent(.moved, at: point)))
  }

  private func press(at point: Point) {
    host.send(.pointer(PointerEvent(.down, at: point)))
  }

  func release(at point: Point) {
    host.send(.pointer(PointerEvent(.up, at: point)))
  }

  func press(_ key: Key, _ modifiers: KeyModifiers = [], wait seconds: Double? = nil) {
    host.send(.key(KeyEvent(key, modifiers: modifiers)))
    host.send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
    if let seconds { wait(seconds) }
  }

  /// Shows a child of the menu by its row, which it knows in every language, and waits until it is there.
  func show(_ identifier: String) {
    guard let row = menu.items.firstIndex(where: { $0.identifier == identifier }) else {
      stopProgram("Internal inconsistency: the menu has no \(identifier) to visit")
    }
    openMenu()
    menu.menuTable.scrollToRow(row)
    wait(TourStop.settled)
    click(at: middle(ofRow: row))
    wait(TourStop.settled)
    // A docked menu keeps the keyboard, and F6 reaches bars before the content.
    for _ in 0..<4 where !isKeyboardInContent { press(.function(6)) }
  }

  private var isKeyboardInContent: Bool {
    guard let view = host.window.focus.firstResponder as? View,
      view.isDescendant(of: menu.center.view)
    else { return false }
    return !sequence(first: view, next: \.superview).contains {
      $0.accessibilityRole == .navigationBar
    }
  }

  /// Shows a pane by its key, the first one with 1, and waits until it is there.
  func showPane(_ number: Int) {
    press(.character(Character("\(firstPane + number)")), .control)
    wait(TourStop.settled)
  }

  func openMenu() {
    guard menu.progress(of: .leading) == 0 else { return }
    press(.function(9))
    wait(TourStop.settled)
  }

  /// The panes stand behind the overview, where there is one.
  private var firstPane: Int { menu.items.first?.controller is OverviewController ? 1 : 0 }

  /// The middle of a pane's row, the first one with 0.
  func middle(ofPane number: Int) -> Point { middle(ofRow: firstPane + number) }

  /// The middle of a row of the menu, in the window.
  private func middle(ofRow row: Int) -> Point {
    let table = menu.menuTable
    return table.contentView.convert(table.rect(forRow: row), to: nil).center
  }
}

/// Finds what has a label.
extension Visitor {
  /// Clicks what has a label, if it can be clicked, takes the mouse out of the window, and waits.
  ///
  /// - Returns: Whether there was such a thing.
  @discardableResult
  func click(_ label: String, wait seconds: Double = TourStop.settled) -> Bool {
    guard let place = place(of: label) else { return false }
    click(at: place)
    host.send(.pointer(PointerEvent(.left, at: .zero)))
    wait(seconds)
    return true
  }

  /// The center of the view with a label, in the window's coordinates; nil if no view has it, or a click there would not
  /// reach the view.
  func place(of label: String) -> Point? {
    var view: View = menu.view
    while let above = view.superview { view = above }
    return place(of: label, in: view)
  }

  private func place(of label: String, in view: View) -> Point? {
    guard !view.isHidden, !view.isInert else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: label, in: subview) { return place }
    }
    let name = view.accessibilityLabel ?? (view as? TableViewCell)?.title
    guard name == label else { return nil }
    let place = view.convert(view.bounds, to: nil).center
    guard let hit = view.window?.hitTest(place),
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return nil }
    return place
  }
}
