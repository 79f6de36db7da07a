// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// What assistive technology does has the effect of the click or the key.
struct AccessibilityActionTests {
  @Test
  func
    `the accessibility press action does nothing on a disabled, hidden, inert or removed button`()
    throws
  {
    let button = Button(title: "A", accessibilityLabel: "Act")
    var count = 0
    button.onActivate = { count += 1 }
    let fixture = AccessibilityFixture(button)
    let id = try #require(fixture.first(.button))
    #expect(fixture.window.performAccessibilityAction(.press, on: id))
    #expect(count == 1)

    button.isEnabled = false
    #expect(!fixture.window.performAccessibilityAction(.press, on: id))
    button.isEnabled = true
    fixture.root.view.isInert = true
    #expect(!fixture.window.performAccessibilityAction(.press, on: id))
    fixture.root.view.isInert = false
    button.isHidden = true
    #expect(!fixture.window.performAccessibilityAction(.press, on: id))
    button.isHidden = false
    #expect(!fixture.window.performAccessibilityAction(.increment, on: id))
    button.removeFromSuperview()
    #expect(!fixture.window.performAccessibilityAction(.press, on: id))
    #expect(count == 1)
  }

  @Test func `the accessibility press action toggles a switch and calls onValueChanged`() throws {
    let control = Switch(accessibilityLabel: "Wi-Fi")
    let recorder = ValueRecorder<Bool>()
    control.onValueChanged = { recorder.values.append($0) }
    let fixture = AccessibilityFixture(control)
    #expect(try fixture.perform(.press, on: .switch))
    #expect(try fixture.perform(.press, on: .switch))
    #expect(recorder.values == [true, false])
  }

  @Test func `accessibility actions set a slider only to values that the user could choose`() throws
  {
    let slider = Slider(accessibilityLabel: "Width")
    (slider.range, slider.stepValue) = (0...10, 2)
    let recorder = ValueRecorder<Double>()
    slider.onValueChanged = { recorder.values.append($0) }
    let fixture = AccessibilityFixture(slider)
    #expect(try fixture.perform(.increment, on: .slider))
    #expect(try fixture.perform(.setValue(7.1), on: .slider))
    #expect(try fixture.perform(.decrement, on: .slider))
    #expect(try fixture.perform(.setValue(99), on: .slider))
    #expect(try !fixture.perform(.setValue(.nan), on: .slider))
    #expect(try !fixture.perform(.press, on: .slider))
    #expect(recorder.values == [2, 8, 6, 10])
  }

  @Test func `accessibility actions cannot move a stepper or a page control beyond its ends`()
    throws
  {
    let stepper = Stepper(accessibilityLabel: "Count")
    let counts = ValueRecorder<Double>()
    stepper.onValueChanged = { counts.values.append($0) }
    var fixture = AccessibilityFixture(stepper)
    #expect(try !fixture.perform(.decrement, on: .stepper))
    #expect(try fixture.perform(.increment, on: .stepper))
    #expect(try fixture.perform(.setValue(40), on: .stepper))
    #expect(counts.values == [1, 40])

    let dots = PageControl(accessibilityLabel: "Pages")
    dots.numberOfPages = 3
    let pages = ValueRecorder<Int>()
    dots.onValueChanged = { pages.values.append($0) }
    fixture = AccessibilityFixture(dots)
    #expect(try !fixture.perform(.decrement, on: .pageControl))
    #expect(try fixture.perform(.increment, on: .pageControl))
    #expect(try fixture.perform(.setValue(3), on: .pageControl))
    #expect(pages.values == [1, 2])
  }

  @Test func `the accessibility press action selects a segment of a segmented control`() throws {
    let control = SegmentedControl(
      segments: [.title("A"), .title("B")], accessibilityLabel: "Side")
    let recorder = ValueRecorder<Int>()
    control.onValueChanged = { recorder.values.append($0) }
    let fixture = AccessibilityFixture(control)
    #expect(try fixture.perform(.press, on: .button, "B"))
    #expect(recorder.values == [1] && control.isFirstResponder)
    #expect(try !fixture.perform(.press, on: .segmentedControl))
  }

  @Test func `accessibility actions open a pop-up button's menu and choose an item`() throws {
    let button = PopUpButton(choices: ["Small", "Large"], accessibilityLabel: "Size")
    let recorder = ValueRecorder<Int>()
    button.onValueChanged = { recorder.values.append($0) }
    let fixture = AccessibilityFixture(button)
    #expect(try fixture.perform(.expand, on: .popUpButton))
    fixture.harness.runUntilIdle()

    #expect(fixture.first(.popUpButton) == nil)
    #expect(try fixture.children(.menu) == ["menuItem Small", "menuItem Large"])
    let small = try fixture.element(.menuItem, "Small")
    #expect(small.traits.isSuperset(of: [.checkable, .checked, .focused]))
    #expect(small.position == .init(1, of: 2))
    #expect(fixture.harness.accessibilityFaults(names: true) == [])

    #expect(try fixture.perform(.focus, on: .menuItem, "Large"))
    #expect(fixture.tree.focused == fixture.first(.menuItem, "Large"))
    #expect(try fixture.perform(.press, on: .menuItem, "Large"))
    fixture.harness.runUntilIdle()
    #expect(recorder.values == [1])
    #expect(try fixture.element(.popUpButton).value == "Large")
  }

  @Test func `accessibility actions open and close a submenu and dismiss the pop-up menu`() throws {
    let view = Button(title: "More", accessibilityLabel: "More")
    let fixture = AccessibilityFixture(view)
    let inner = Menu("Share", [MenuItem("Mail") {}])
    let menu = Menu("More", [MenuItem("Share", submenu: inner)])
    PopUpMenuController(menu, anchor: PopoverAnchor(view: view)).show(
      highlighting: nil, byKey: true)
    fixture.harness.runUntilIdle()

    #expect(try fixture.element(.menuItem).traits.isSuperset(of: [.expandable, .hasPopUp]))
    #expect(try fixture.perform(.expand, on: .menuItem, "Share"))
    fixture.harness.step()
    #expect(fixture.first(.menuItem, "Mail") != nil)
    #expect(try fixture.element(.menuItem, "Share").traits.contains(.expanded))
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
    #expect(try fixture.perform(.collapse, on: .menuItem, "Share"))
    fixture.harness.step()
    #expect(fixture.first(.menuItem, "Mail") == nil)

    #expect(try fixture.perform(.escape, on: .menu))
    fixture.harness.runUntilIdle()
    #expect(fixture.first(.menu) == nil && fixture.first(.button, "More") != nil)
  }

  @Test func `the accessibility focus action shows the focus ring`() throws {
    let fixture = AccessibilityFixture(Button(title: "A", accessibilityLabel: "Act"))
    #expect(fixture.tree.focused == nil)
    #expect(try fixture.perform(.focus, on: .button))
    #expect(fixture.window.focus.isRingVisible)
    #expect(fixture.tree.focused == fixture.first(.button))
    #expect(try fixture.element(.button).traits.contains(.focused))
    #expect(try !AccessibilityFixture(Label("Words")).perform(.focus, on: .staticText))
  }

  @Test
  func `an accessibility element out of sight is marked offscreen and can be scrolled into sight`()
    throws
  {
    let scrollView = ScrollView()
    scrollView.contentHeight = 2000
    let button = Button(title: "A", accessibilityLabel: "Act")
    button.frame = Rect(0, 1500, 100, 40)
    scrollView.contentView.addSubview(button)
    let fixture = AccessibilityFixture(scrollView)
    #expect(try fixture.element(.button).traits.contains(.offscreen))
    #expect(try fixture.perform(.scrollToVisible, on: .button))
    #expect(scrollView.offset > 1200)
    #expect(try !fixture.element(.button).traits.contains(.offscreen))
  }

  @Test func `accessibility actions on a resize grip change the length of its pane`() throws {
    let grip = ResizeGrip(resizing: "menu", isHorizontal: true)
    let length = ResizableLength()
    var present = 200.0
    length.currentLength = { length.points ?? present }
    length.limits = { 100...300 }
    length.onUserResize = { present = $0 }
    length.attach(to: grip) {}
    let fixture = AccessibilityFixture(grip)
    #expect(try fixture.element(.splitter).numericValue == .init(200, in: 100...300, step: 16))
    #expect(try fixture.perform(.increment, on: .splitter))
    #expect(present == 216)
    #expect(try fixture.perform(.setValue(120), on: .splitter))
    #expect(present == 120)
  }
}
