// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport

/// A stack of two lists with everything a bar can show, in a sliding menu.
@MainActor
final class NavigationScene {
  /// A list of lines.
  private final class List: ViewController {
    private let rows: PlainRows
    private let table = TableView()

    init(_ title: String, _ lines: [String]) {
      rows = PlainRows(lines.count) { lines[$0] }
      rows.fill = { cell, row in
        cell.image = .icon("notes")
        cell.accessibilityLabel = lines[row]
      }
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      view.backgroundColor = .surface
      table.accessibilityLabel = title
      table.dataSource = rows
      table.delegate = rows
      table.frame = view.bounds
      table.autoresizingMask = .fill
      view.addSubview(table)
      table.reloadData()
    }
  }

  let navigation: NavigationController
  let menu: SlidingMenuController
  let trip: ViewController

  init() {
    let trips = List(
      "Trips",
      [
        "Lisbon in March", "The coast by train", "Two days in Ghent", "Across the Alps",
        "Islands of the north", "Along the Danube", "Granada and back", "A week of huts",
        "Bridges of Porto", "The long way to Rome", "Winter in Tromsø", "Sarajevo",
      ])
    let trip = List(
      "The coast by train",
      ["Tickets", "Where to stay", "What to pack", "Addresses", "Photographs"])
    trips.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Sort")]
    trips.navigationItem.rightBarButtonItems = [
      BarButtonItem(image: .icon("search"), accessibilityLabel: "Search"),
      BarButtonItem(title: "Edit"),
    ]
    trips.navigationItem.toolbarItems = [
      BarButtonItem(image: .icon("trash"), accessibilityLabel: "Delete"), .flexibleSpace(),
      BarButtonItem(title: "Twelve trips"), .flexibleSpace(),
      BarButtonItem(image: .icon("notes"), accessibilityLabel: "New trip"),
    ]
    trip.navigationItem.prompt = "Leaves in nine days"
    trip.navigationItem.largeTitleDisplayMode = .never
    trip.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Done", style: .prominent)]
    trip.navigationItem.toolbarItems = [BarButtonItem(title: "Share")]
    self.trip = trip
    navigation = NavigationController(rootViewController: trips)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    menu = SlidingMenuController(
      children: [("Trips", .icon("globe"), navigation)], position: .closed)
  }

  /// The pictured moments.
  enum Moment: String {
    case root, scrolled, push, detail, drag
  }

  func reach(_ moment: Moment, in host: OffscreenHost) {
    switch moment {
    case .root: break
    case .scrolled:
      host.send(.wheel(WheelEvent(delta: Point(0, 2), at: Point(200, 300))))
      host.advance(by: 0.3)
    case .push:
      navigation.pushViewController(trip)
      host.advance(by: 0.1)
    case .detail: navigation.pushViewController(trip, animated: false)
    case .drag:
      navigation.pushViewController(trip, animated: false)
      _ = host.snapshot()
      dragHalfWay(in: host)
    }
  }

  private func dragHalfWay(in host: OffscreenHost) {
    let width = host.window.size.width
    let isMirrored = host.window.traits.layoutDirection == .rightToLeft
    for step in 0...10 {
      let way = 5 + Double(step) / 10 * width / 2
      host.driver.sendPointer(
        step == 0 ? .down : .moved, at: Point(isMirrored ? width - way : way, 300))
      host.advance(by: 0.02)
    }
  }
}
