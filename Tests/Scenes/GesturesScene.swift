// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Six tiles, each with recognizers of a program's own, and one for the window's left edge.
final class GesturesScene: Scene {
  /// Whether the delegate lets two go on together. F2 turns it off and on.
  private var allowsBoth = true
  private var tiles = 0

  override func viewDidLoad() {
    view.backgroundColor = .window
    addPan(to: tile(View()))
    addTaps(to: tile(View()))
    addLongPress(to: tile(View()))
    addSwipe(to: tile(View()))
    addTwoPans(to: tile(View()))
    addCancelling()
    let edge = ScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.addAction { printLine("edge \($0.state) \(text($0.translation(in: nil)))") }
    view.addGestureRecognizer(edge)
  }

  /// The next of two rows of three, 180 points wide and high.
  private func tile<Tile: View>(_ view: Tile) -> Tile {
    view.frame = Rect(60 + Double(tiles % 3) * 200, 60 + Double(tiles / 3) * 240, 180, 180)
    view.backgroundColor = .accent
    self.view.addSubview(view)
    tiles += 1
    return view
  }

  private func addPan(to tile: View) {
    let pan = PanGestureRecognizer()
    pan.addAction { [weak tile] pan in
      let velocity = pan.velocity(in: tile)
      printLine("pan \(pan.state) \(text(pan.translation(in: tile))) \(text(velocity))")
    }
    tile.addGestureRecognizer(pan)
  }

  private func addTaps(to tile: View) {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addAction { [weak tile] in printLine("double \(text($0.location(in: tile)))") }
    let single = TapGestureRecognizer()
    single.require(toFail: double)
    single.addAction { [weak tile] in printLine("single \(text($0.location(in: tile)))") }
    for tap in [single, double] { tile.addGestureRecognizer(tap) }
  }

  private func addLongPress(to tile: View) {
    let hold = LongPressGestureRecognizer()
    hold.addAction { [weak tile] in printLine("hold \($0.state) \(text($0.location(in: tile)))") }
    tile.addGestureRecognizer(hold)
  }

  private func addSwipe(to tile: View) {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addAction { printLine("swipe \($0.state)") }
    tile.addGestureRecognizer(swipe)
  }

  private func addTwoPans(to tile: View) {
    for name in ["one", "other"] {
      let pan = PanGestureRecognizer()
      pan.delegate = self
      pan.addAction { printLine("\(name) \($0.state)") }
      tile.addGestureRecognizer(pan)
    }
  }

  /// A tile whose upper half loses the pointer to a drag, and whose lower half does not.
  private func addCancelling() {
    let tile = tile(View())
    for (name, cancels) in [("upper", true), ("lower", false)] {
      let half = TouchedView(name)
      half.frame = Rect(0, cancels ? 0 : 90, 180, 90)
      let pan = PanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      pan.addAction { if $0.state == .began { printLine("\(name) dragged") } }
      half.addGestureRecognizer(pan)
      tile.addSubview(half)
    }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .function(2) else { return super.keyDown(event) }
    allowsBoth.toggle()
    return true
  }
}

extension GesturesScene: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { allowsBoth }
}
