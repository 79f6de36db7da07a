// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension FatalMisuse {
  /// Values and controls.
  @MainActor static let values = views + controls + animations

  private static let views = [
    FatalMisuse("a view inside itself", "A view cannot be added to itself") {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    FatalMisuse(
      "a controller that reads its view in `loadView`", "reads its view inside loadView()"
    ) {
      final class Reading: ViewController {
        override func loadView() { _ = view }
      }
      _ = Reading().view
    },
    FatalMisuse("a `loadView` that sets no view", "did not set its view") {
      final class Empty: ViewController {
        override func loadView() {}
      }
      _ = Empty().view
    },
    FatalMisuse("a projection with the distance 0", "must be greater than 0 points, not 0.0") {
      _ = ProjectiveTransform.rotation(about: .vertical, sine: 0, cosine: 1, distance: 0)
    },
  ]

  private static let controls = [
    FatalMisuse("a selected segment that does not exist", "Segment index 1 is out of range") {
      SegmentedControl(segments: [.title("One")], accessibilityLabel: "Side").selectedSegmentIndex =
        1
    },
    FatalMisuse("a selected choice that does not exist", "Choice index 1 is out of range: 0..<1") {
      _ = PopUpButton(choices: ["A"], selectedIndex: 1, accessibilityLabel: "A")
    },
    FatalMisuse("a stepper with the step 0", "cannot step by 0.0") {
      Stepper(accessibilityLabel: "Count").stepValue = 0
    },
    FatalMisuse("a value that is not a number", "A value cannot be nan") {
      Slider(accessibilityLabel: "Width").value = .nan
    },
    FatalMisuse("a progress that is not a number", "The progress cannot be nan") {
      ProgressView(accessibilityLabel: "Copying").progress = .nan
    },
    FatalMisuse("a range with an infinite end", "cannot go from 0.0 to inf") {
      Slider(accessibilityLabel: "Width").maximumValue = .infinity
    },
    FatalMisuse("a slider with a negative step", "must be finite and not negative: -1.0") {
      Slider(accessibilityLabel: "Width").stepValue = -1
    },
    FatalMisuse("an image size without area", "An image cannot be 0.0 × 5.0 points") {
      ImageView(accessibilityLabel: nil).imageSize = Size(0, 5)
    },
    FatalMisuse("a text field with a negative `maximumLength`", "cannot be -1 characters") {
      TextField(accessibilityLabel: "Name").maximumLength = -1
    },
    FatalMisuse("rows of a negative height", "A row cannot be -2.0 points high") {
      TableView().rowHeight = -2
    },
    FatalMisuse("rows with a negative margin", "The margin of rows cannot be -1.0 points") {
      TableView().rowMargin = -1
    },
    FatalMisuse("a table with a negative number of rows", "cannot have -1 rows") {
      final class Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { -1 }
        func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {}
      }
      let (rows, table) = (Rows(), TableView())
      table.dataSource = rows
      _ = try withExtendedLifetime(rows) { try OffscreenScreens.show(table) }
    },
    FatalMisuse(
      "changes that do not match the data source's rows",
      "Section 0 had 2 rows; after 1 insertions and 0 deletions it must have 3 rows, but the data source has 2"
    ) {
      final class Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 2 }
        func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {}
      }
      let (rows, table) = (Rows(), TableView())
      table.dataSource = rows
      let screen = try withExtendedLifetime(rows) { try OffscreenScreens.show(table) }
      withExtendedLifetime((rows, screen)) {
        table.apply([1, 2, 3].difference(from: [1, 2]))
      }
    },
  ]

  private static let animations = [
    FatalMisuse("a curve whose control points are outside 0…1 in time", "need an x in 0…1") {
      _ = TimingCurve(1.5, 0, 0, 1)
    },
    FatalMisuse("a spring without a response", "A spring's response must be positive: 0.0") {
      _ = Spring(dampingRatio: 1, response: 0)
    },
    FatalMisuse("a loop with the period 0", "must be greater than 0 seconds, not 0.0") {
      _ = try OffscreenScreens.host().window.animations.loop(every: 0, in: View()) { _ in }
    },
  ]
}
