// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A list on the left; on the right a scroll view with two pads in it, of which the upper one keeps drags for itself.
final class ListsScene: Scene {
  private let list = TableView()
  private let page = ScrollView()

  override func viewDidLoad() {
    view.backgroundColor = .window
    list.frame = Rect(0, 0, 360, 600)
    list.accessibilityLabel = "list"
    list.dataSource = self
    page.frame = Rect(360, 0, 360, 600)
    page.accessibilityLabel = "page"
    page.contentSize = Size(0, 3000)
    for scroll in [list, page] {
      scroll.delegate = self
      view.addSubview(scroll)
    }
    for (index, name) in ["keeper", "other"].enumerated() {
      let pad = TouchedView(name)
      pad.frame = Rect(80, 60 + Double(index) * 200, 200, 160)
      pad.backgroundColor = .accent
      if index == 0 { pad.reservedDragAxes = .vertical }
      page.contentView.addSubview(pad)
    }
  }

  /// F2 scrolls with an animation, F3 without.
  override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .function(2): list.setContentOffset(Point(0, 880), animated: true)
    case .function(3): list.contentOffset = Point(0, 440)
    default: return super.keyDown(event)
    }
    return true
  }
}

extension ListsScene: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { 500 }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = "Row \(row)"
  }
}

extension ListsScene: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { printLine("row \(row)") }

  func scrollViewDidScroll(_ view: ScrollView) { printEvent(view, "scrolled \(Int(view.offset))") }
  func scrollViewWillBeginDragging(_ view: ScrollView) { printEvent(view, "will begin dragging") }
  func scrollViewWillEndDragging(
    _ view: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) { printEvent(view, "will end dragging \(text(velocity)) \(text(targetContentOffset))") }
  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate: Bool) {
    printEvent(view, "did end dragging, \(willDecelerate ? "goes on" : "rests")")
  }
  func scrollViewWillBeginDecelerating(_ view: ScrollView) { printEvent(view, "will decelerate") }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { printEvent(view, "did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) { printEvent(view, "arrived") }

  private func printEvent(_ view: ScrollView, _ event: String) {
    printLine("\(view.accessibilityLabel ?? "?") \(event)")
  }
}
