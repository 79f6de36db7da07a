// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Sends mouse and key input to an off-screen window.
final class TourDriver {
  let host: OffscreenHost
  let menu: SlidingMenuController
  /// The initial size of the window.
  let size: Size
  let theme: Theme
  /// Whether the movement of the mouse is recorded.
  private let showsMouseMovement: Bool
  private var mouseLocation: Point

  /// The duration of a recorded mouse movement, in seconds.
  private static let glideDuration = 0.4

  init(host: OffscreenHost, menu: SlidingMenuController, showsMouseMovement: Bool = false) {
    self.host = host
    self.menu = menu
    size = host.window.size
    theme = host.window.traits.theme
    self.showsMouseMovement = showsMouseMovement
    mouseLocation = Point(size.width / 2, size.height / 2)
  }

  func wait(_ seconds: Double) { host.advance(by: seconds) }

  func setTheme(_ theme: Theme) {
    var traits = host.window.traits
    traits.theme = theme
    host.setTraits(traits)
  }

  func move(to point: Point) {
    moveMouse(to: point)
    host.driver.sendPointer(.moved, at: point)
  }

  func click(at point: Point) {
    moveMouse(to: point)
    host.driver.click(at: point, pressDuration: 0.1)
  }

  func dragAndHold(from start: Point, to end: Point, seconds: Double) {
    move(to: start)
    host.driver.sendPointer(.down, at: start)
    glide(to: end, seconds: seconds)
  }

  private func moveMouse(to point: Point) {
    if showsMouseMovement { glide(to: point, seconds: Self.glideDuration) }
    mouseLocation = point
  }

  private func glide(to end: Point, seconds: Double) {
    host.driver.move(from: mouseLocation, to: end, duration: seconds, startsNow: true)
    mouseLocation = end
  }

  func release(at point: Point) { host.driver.sendPointer(.up, at: point) }

  func press(_ key: Key, _ modifiers: KeyModifiers = [], wait seconds: Double? = nil) {
    host.driver.pressKey(key, modifiers)
    if let seconds { wait(seconds) }
  }

  /// Shows a screen by its identifier, which is the same in all languages, and waits until it has appeared.
  func showScreen(_ identifier: String) {
    guard let row = menu.items.firstIndex(where: { $0.identifier == identifier }) else {
      stopProgram("Internal inconsistency: the menu has no \(identifier) to visit")
    }
    openMenu()
    menu.menuTable.scrollToRow(row)
    wait(TourStop.settleDuration)
    click(at: middle(ofRow: row))
    wait(TourStop.settleDuration)
    // A docked menu keeps the first responder, and F6 visits bars before the content.
    for _ in 0..<4 where !isFirstResponderInContent { press(.function(6)) }
  }

  private var isFirstResponderInContent: Bool {
    guard let view = host.window.focus.firstResponder as? View,
      view.isDescendant(of: menu.center.view)
    else { return false }
    return !sequence(first: view, next: \.superview).contains {
      $0.accessibilityRole == .navigationBar
    }
  }

  /// Shows a pane with its key, from 1, and waits until it has appeared.
  func showPane(_ number: Int) {
    press(.character(Character("\(firstPaneIndex + number)")), .control)
    wait(TourStop.settleDuration)
  }

  func openMenu() {
    guard menu.progress(of: .leading) == 0 else { return }
    press(.function(9))
    wait(TourStop.settleDuration)
  }

  /// The panes follow the overview, if there is one.
  private var firstPaneIndex: Int { menu.items.first?.controller is OverviewController ? 1 : 0 }

  /// The center of a pane's row, from 0.
  func middle(ofPane number: Int) -> Point { middle(ofRow: firstPaneIndex + number) }

  private func middle(ofRow row: Int) -> Point {
    let table = menu.menuTable
    return table.contentView.convert(table.rect(forRow: row), to: nil).center
  }

  /// Clicks the center of a view, moves the mouse out of the window, and waits. Does nothing if the view cannot be
  /// clicked.
  func click(_ label: String) {
    guard let point = location(of: label) else { return }
    click(at: point)
    host.send(.pointer(PointerEvent(.exited, at: .zero)))
    wait(TourStop.settleDuration)
  }

  /// The center of the view with a label, in window coordinates; nil if there is none that a click would reach.
  func location(of label: String) -> Point? {
    let window = host.window
    func center(of view: View) -> Point { view.convert(view.bounds, to: nil).center }
    return window.shownViews { $0.accessibilityLabel == label }
      .last { window.clickReaches($0, at: center(of: $0)) }.map(center(of:))
  }
}
