// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension Stop {
  /// Values and controls.
  @MainActor static let values = views + controls + animations

  private static let views = [
    Stop("a view inside itself", "A view cannot be put inside itself") {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Stop("a controller that reads its view in `loadView`", "reads its view inside loadView()") {
      final class Reading: ViewController {
        override func loadView() { _ = view }
      }
      _ = Reading().view
    },
    Stop("a `loadView` that sets no view", "did not set its view") {
      final class Empty: ViewController {
        override func loadView() {}
      }
      _ = Empty().view
    },
    Stop("a projection seen from nowhere", "Nothing is seen from 0.0 points away") {
      _ = ProjectiveTransform.rotation(about: .vertical, sine: 0, cosine: 1, distance: 0)
    },
  ]

  private static let controls = [
    Stop("a segment that is not there", "segment 1 cannot be selected") {
      SegmentedControl(segments: [.title("One")], accessibilityLabel: "Side").selectedSegmentIndex =
        1
    },
    Stop("a choice that is not there", "There are 1 choices") {
      _ = PopUpButton(choices: ["A"], selectedIndex: 1, accessibilityLabel: "A")
    },
    Stop("a stepper that steps by nothing", "cannot step by 0.0") {
      Stepper(accessibilityLabel: "Count").stepValue = 0
    },
    Stop("a value that is no number", "A value cannot be nan") {
      Slider(accessibilityLabel: "Width").value = .nan
    },
    Stop("a progress that is no number", "A progress cannot be nan") {
      ProgressView(accessibilityLabel: "Copying").progress = .nan
    },
    Stop("a range without an end", "cannot go from 0.0 to inf") {
      Slider(accessibilityLabel: "Width").maximumValue = .infinity
    },
    Stop("a slider with a negative step", "cannot be -1.0 apart") {
      Slider(accessibilityLabel: "Width").stepValue = -1
    },
    Stop("a picture without area", "A picture cannot be 0.0 × 5.0 points") {
      ImageView(accessibilityLabel: nil).imageSize = Size(0, 5)
    },
    Stop("a text field for less than no characters", "at most -1 characters") {
      TextField(accessibilityLabel: "Name").maximumLength = -1
    },
    Stop("rows of a negative height", "A row cannot be -2.0 points high") {
      TableView().rowHeight = -2
    },
    Stop("rows with a negative margin", "Rows cannot keep -1.0 points") {
      TableView().rowMargin = -1
    },
    Stop("a table of less than no rows", "cannot have -1 rows") {
      final class Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { -1 }
        func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {}
      }
      let (rows, table) = (Rows(), TableView())
      table.dataSource = rows
      _ = try withExtendedLifetime(rows) { try Screen.show(table) }
    },
    Stop(
      "a difference that does not lead to the data source's rows",
      "Section 0 had 2 rows; with 1 more and 0 less it cannot have 2"
    ) {
      final class Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 2 }
        func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {}
      }
      let (rows, table) = (Rows(), TableView())
      table.dataSource = rows
      let screen = try withExtendedLifetime(rows) { try Screen.show(table) }
      withExtendedLifetime((rows, screen)) {
        table.apply([1, 2, 3].difference(from: [1, 2]))
      }
    },
  ]

  private static let animations = [
    Stop("a curve whose control points are outside 0…1 in time", "need an x in 0…1") {
      _ = TimingCurve(1.5, 0, 0, 1)
    },
    Stop("a spring without a response", "A spring's response must be positive: 0.0") {
      _ = Spring(dampingRatio: 1, response: 0)
    },
    Stop("a loop that takes no time", "cannot go round in 0.0 seconds") {
      _ = try Screen.host().window.animations.loop(every: 0, in: View()) { _ in }
    },
  ]
}
