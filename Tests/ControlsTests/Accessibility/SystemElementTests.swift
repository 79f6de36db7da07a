// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// What each stock view tells of itself, in one line as the dump has it.
struct SystemElementTests {
  private let views: [(line: String, view: View)] = [
    ("staticText “Words”", Label("Words")),
    ("button “Act” focusable (press)", Button(title: "A", accessibilityLabel: "Act")),
    (
      "button “Act” notEnabled (press)",
      configured(Button(title: "A", accessibilityLabel: "Act")) { $0.isEnabled = false }
    ),
    (
      "button “Act” hint “Now” focusable (press)",
      configured(Button(title: "A", accessibilityLabel: "Act")) { $0.toolTip = "Now" }
    ),
    (
      "button “Act” focusable (press)",
      configured(Button(title: "A", accessibilityLabel: "Act")) { $0.toolTip = "Act" }
    ),
    ("switch “Wi-Fi” focusable checkable (press)", Switch(accessibilityLabel: "Wi-Fi")),
    (
      "switch “Wi-Fi” focusable checkable checked (press)",
      configured(Switch(accessibilityLabel: "Wi-Fi")) { $0.isOn = true }
    ),
    (
      "slider “Width” = 0.25 in 0.0…1.0 focusable (increment, decrement)",
      configured(Slider(accessibilityLabel: "Width")) { $0.value = 0.25 }
    ),
    (
      "stepper “Count” = 3.0 in 0.0…100.0 focusable (increment, decrement)",
      configured(Stepper(accessibilityLabel: "Count")) { $0.value = 3 }
    ),
    (
      "pageControl “Pages” = 2.0 in 1.0…5.0 focusable (increment, decrement)",
      configured(PageControl(accessibilityLabel: "Pages")) {
        ($0.numberOfPages, $0.currentPage) = (5, 1)
      }
    ),
    (
      "popUpButton “Size” = “Small” focusable expandable hasPopUp (press)",
      PopUpButton(choices: ["Small", "Large"], accessibilityLabel: "Size")
    ),
    ("image “Star”", ImageView(.icon("star"), accessibilityLabel: "Star")),
    (
      "progressIndicator “Copying” = 0.5 in 0.0…1.0",
      configured(ProgressView(accessibilityLabel: "Copying")) { $0.progress = 0.5 }
    ),
    (
      "progressIndicator “Copying” busy",
      configured(ProgressView(accessibilityLabel: "Copying")) { $0.isIndeterminate = true }
    ),
    (
      "progressIndicator “Loading” busy",
      configured(ActivityIndicator(accessibilityLabel: "Loading")) { $0.startAnimating() }
    ),
    (
      "textField “Name” “Ada” at 3…3 focusable editable",
      TextField("Ada", accessibilityLabel: "Name")
    ),
    (
      "textField “Word” “•••” at 3…3 focusable editable secure",
      configured(TextField("abc", accessibilityLabel: "Word")) { $0.isSecureTextEntry = true }
    ),
    (
      "textField “Name” “A” at 1…1 hint “Too short” focusable editable invalid",
      configured(TextField("A", accessibilityLabel: "Name")) { $0.errorMessage = "Too short" }
    ),
    (
      "textField “Name” “” at 0…0 hint “Full name” focusable editable",
      configured(TextField(accessibilityLabel: "Name")) { $0.placeholder = "Full name" }
    ),
    (
      "textField “Name” “A” at 1…1 focusable",
      configured(TextField("A", accessibilityLabel: "Name")) { $0.isEditable = false }
    ),
    (
      "textView “Notes” “One” at 0…0 focusable editable multiline",
      configured(TextView("One")) { ($0.accessibilityLabel, $0.isEditable) = ("Notes", true) }
    ),
    (
      "scrollArea “Page” focusable",
      configured(ScrollView()) { ($0.accessibilityLabel, $0.contentHeight) = ("Page", 5000) }
    ),
    ("splitter “Resize the menu” focusable", ResizeGrip(resizing: "menu", isHorizontal: true)),
    ("toolbar “Toolbar”", Toolbar()),
    ("toolTip “Now”", ToolTipView("Now")),
  ]

  private static func configured<Made: View>(_ view: Made, _ change: (Made) -> Void) -> Made {
    change(view)
    return view
  }

  @Test func `each control has its accessibility role, label, value and actions`() {
    for (line, view) in views {
      let fixture = AccessibilityFixture(view)
      let lines = fixture.harness.accessibilityDump.split(separator: "\n")
      #expect(lines.dropFirst().first.map { String($0.drop { $0 == " " }) } == line)
      #expect(lines.count == 2, "\(fixture.harness.accessibilityDump)")
      #expect(fixture.harness.accessibilityFaults(names: true) == [])
    }
  }

  @Test func `an empty or hidden control has no accessibility element`() {
    let views = [
      ActivityIndicator(accessibilityLabel: "Loading"), ScrollView(), Label(""),
      PageControl(accessibilityLabel: "Pages"),
    ]
    for view in views {
      let dump = AccessibilityFixture(view).harness.accessibilityDump
      #expect(dump.split(separator: "\n").count == 1, "\(dump)")
    }
  }

  @Test func `a segment's accessibility element has the segment's position and selection state`()
    throws
  {
    let control = SegmentedControl(
      segments: [.title("Left"), .image(.icon("star"), accessibilityLabel: "Right")],
      accessibilityLabel: "Side")
    control.selectedSegmentIndex = 1
    let fixture = AccessibilityFixture(control)
    #expect(try fixture.children(.segmentedControl) == ["button Left", "button Right"])
    let right = try fixture.element(.button, "Right")
    #expect(right.traits == [.checkable, .selectable, .checked, .selected])
    #expect(right.position == .init(2, of: 2) && right.actions == [.press])
    #expect(right.frame.minX == 170 && right.frame.width == 150)
    #expect(try fixture.element(.segmentedControl).actions == [])

    fixture.window.focus.focus(control)
    #expect(fixture.tree.focused == fixture.first(.button, "Right"))
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test func `a tab's accessibility element has the tab's position, badge and selection state`()
    throws
  {
    let bar = TabBar()
    bar.items = [TabBarItem(title: "Mail", badge: .count(3)), TabBarItem(title: "Later")]
    bar.selectedIndex = 1
    let fixture = AccessibilityFixture(bar)
    #expect(try fixture.children(.tabList) == ["tab Mail", "tab Later"])
    let mail = try fixture.element(.tab, "Mail")
    #expect(mail.value == "3" && mail.position == .init(1, of: 2))
    #expect(mail.traits.contains(.selectable) && !mail.traits.contains(.selected))
    #expect(try fixture.element(.tab, "Later").traits.contains(.selected))

    var selected: Int?
    bar.onSelect = { selected = $0 }
    #expect(try fixture.perform(.press, on: .tab, "Mail"))
    #expect(selected == 0)
  }

  @Test
  func `a navigation bar's accessibility elements are its buttons and its title as a heading`()
    throws
  {
    let bar = NavigationBar()
    bar.setItem(NavigationItem(title: "Soup"), backItem: NavigationItem(title: "Recipes"))
    let fixture = AccessibilityFixture(bar, size: Size(600, 48))
    #expect(try fixture.children(.navigationBar) == ["button Back to Recipes", "heading Soup"])
  }

  @Test func `a form field's accessibility element refers to the field's label and error message`()
    throws
  {
    let form = FormView()
    form.addGroup("Account")
    let row = form.addRow("Mail", TextField(accessibilityLabel: "Mail"))
    let fixture = AccessibilityFixture(form)
    #expect(try fixture.element(.heading).label == "Account")
    #expect(try fixture.node(.textField).labelledBy == [fixture.first(.staticText, "Mail")])
    #expect(try fixture.node(.textField).describedBy == [])

    row.message = "No @"
    fixture.harness.step()
    let field = try fixture.node(.textField)
    #expect(field.describedBy == [fixture.first(.staticText, "No @")])
    #expect(field.element.traits.contains(.invalid))

    row.message = nil
    fixture.harness.step()
    #expect(try !fixture.element(.textField).traits.contains(.invalid))
  }
}
