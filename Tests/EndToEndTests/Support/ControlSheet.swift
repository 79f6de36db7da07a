// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Controls in all visible states: a row for each control, a column for each state. The lower rows have the menu's
/// background color.
@MainActor
final class ControlSheet: ViewController {
  enum State: Int, CaseIterable {
    case idle, hovered, pressed, focused, disabled
  }

  enum Kind: String {
    /// Controls that have a value.
    case controls
    /// Buttons, and page controls.
    case buttons

    var size: Size { self == .controls ? Size(1240, 560) : Size(1240, 360) }
    /// The first row on the menu's color.
    var firstMenuColorRow: Double { self == .controls ? 5 : 3 }
  }

  static let columns = State.allCases.count

  private static let column = 236.0
  private static let row = 52.0
  private static let left = 40.0

  private let titles = ["At rest", "Hovered", "Pressed", "Focused", "Disabled"].map {
    Label($0, style: .captionStrong)
  }
  private let backgroundView = View()
  private let kind: Kind

  init(_ kind: Kind = .controls) {
    self.kind = kind
    super.init()
  }

  /// The rows from the top, each with one control for each state.
  private(set) var rows: [[Control]] = []

  override func viewDidLoad() {
    view.backgroundColor = .surface
    backgroundView.backgroundColor = .menu
    view.addSubview(backgroundView)
    for title in titles {
      title.color = .secondaryText
      view.addSubview(title)
    }
    kind == .controls ? addControls() : addButtons()
  }

  private func addButtons() {
    add { Button(title: "Save", accessibilityLabel: "Save") }
    add { Button(title: "Favourite", image: .icon("star"), accessibilityLabel: "Favourite") }
    add { Button(image: .icon("menu"), accessibilityLabel: "Menu") }
    add { Button(title: "Save", accessibilityLabel: "Save") }
    add {
      PopUpButton(
        choices: ["Small", "Medium", "Large"], selectedIndex: 1, accessibilityLabel: "Size")
    }
    add {
      let pages = PageControl(accessibilityLabel: "Pages")
      pages.numberOfPages = 5
      pages.currentPage = 1
      return pages
    }
  }

  private func addControls() {
    add { Switch(accessibilityLabel: "Off") }
    add { on(Switch(accessibilityLabel: "On")) }
    for value in [0, 0.4, 1] { add { slider(value) } }
    add {
      segments([.title("Left"), .title("Center"), .title("Right")], chosen: 1)
    }
    add {
      segments(
        [
          .image(.icon("sun"), accessibilityLabel: "Light"),
          .image(.icon("moon"), accessibilityLabel: "Dark"),
          .image(.icon("globe"), accessibilityLabel: "Automatic"),
        ], chosen: 0)
    }
    add { segments([.title("A title that is too long to fit"), .title("Short")], chosen: 0) }
    add { stepper(0) }
    add { stepper(50) }
  }

  override func viewDidLayoutSubviews() {
    for (index, title) in titles.enumerated() {
      title.frame = Rect(Self.left + Double(index) * Self.column, 16, Self.column, 18)
    }
    backgroundView.frame = Rect(
      0, 40 + kind.firstMenuColorRow * Self.row, view.bounds.width, view.bounds.height)
    for (row, controls) in rows.enumerated() {
      for (column, control) in controls.enumerated() {
        let size = control.sizeThatFits(Size(Self.column - 24, Self.row))
        control.frame = Rect(
          Self.left + Double(column) * Self.column,
          40 + Double(row) * Self.row + (Self.row - size.height) / 2, size.width, size.height)
      }
    }
  }

  /// Where a press leaves the control's value unchanged.
  static func pressLocation(on control: Control) -> Point {
    switch control {
    case let slider as Slider:
      Point(10 + (slider.bounds.width - 20) * slider.value, slider.bounds.midY)
    case is SegmentedControl: Point(control.bounds.width - 20, control.bounds.midY)
    case is PageControl: Point(control.bounds.width * 0.3, control.bounds.midY)
    case is Stepper: Point(60, control.bounds.midY)
    default: control.bounds.center
    }
  }

  private func add(_ make: () -> Control) {
    let controls = State.allCases.map { state in
      let control = make()
      control.isEnabled = state != .disabled
      view.addSubview(control)
      return control
    }
    rows.append(controls)
  }

  private func on(_ control: Switch) -> Switch {
    control.isOn = true
    return control
  }

  private func slider(_ value: Double) -> Slider {
    let slider = Slider(accessibilityLabel: "Slider")
    slider.value = value
    return slider
  }

  private func segments(
    _ segments: [SegmentedControl.Segment], chosen: Int
  ) -> SegmentedControl {
    let control = SegmentedControl(segments: segments, accessibilityLabel: "Segments")
    control.selectedSegmentIndex = chosen
    return control
  }

  private func stepper(_ value: Double) -> Stepper {
    let stepper = Stepper(accessibilityLabel: "Stepper")
    stepper.value = value
    return stepper
  }
}
