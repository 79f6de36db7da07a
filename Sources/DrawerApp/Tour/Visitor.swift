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
    approach(point)
    host.driver.pointer(.moved, at: point)
  }

  func click(at point: Point) {
    approach(point)
    host.driver.click(at: point, hold: 0.1)
  }

  /// Presses at `start`, moves to `end` in `seconds`, and holds.
  func dragAndHold(from start: Point, to end: Point, seconds: Double) {
    move(to: start)
    host.driver.pointer(.down, at: start)
    glide(to: end, seconds: seconds)
  }

  private func approach(_ point: Point) {
    if isWatched { glide(to: point, seconds: Self.glide) }
    mouse = point
  }

  private func glide(to end: Point, seconds: Double) {
    host.driver.move(from: mouse, to: end, duration: seconds, startsNow: true)
    mouse = end
  }

  func release(at point: Point) { host.driver.pointer(.up, at: point) }

  func press(_ key: Key, _ modifiers: KeyModifiers = [], wait seconds: Double? = nil) {
    host.driver.press(key, modifiers)
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
    let window = host.window
    func center(of view: View) -> Point { view.convert(view.bounds, to: nil).center }
    return window.shownViews { $0.accessibilityLabel == label }
      .last { window.clickReaches($0, at: center(of: $0)) }.map(center(of:))
  }
}
