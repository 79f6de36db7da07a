// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct NavigationItemTests {
  private func item(
    _ title: String, left: [String] = [], right: [String] = []
  ) -> NavigationItem {
    let item = NavigationItem(title: title)
    item.leftBarButtonItems = left.map { BarButtonItem(title: $0) }
    item.rightBarButtonItems = right.map { BarButtonItem(title: $0) }
    return item
  }

  @Test func `a navigation item's title defaults to its controller's title`() {
    let controller = ViewController()
    controller.title = "Inbox"

    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.navigationItem.effectiveTitle == "Inbox")
    controller.navigationItem.title = "All mail"
    #expect(controller.navigationItem.effectiveTitle == "All mail")
    #expect(controller.title == "Inbox")
  }

  @Test(arguments: [false, true])
  func `a navigation bar's own buttons are nearer to its ends than the navigation item's buttons`(
    isMirrored: Bool
  ) {
    var traits = Traits()
    traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let fixture = BarFixture(width: 800, traits: traits)
    fixture.bar.leadingButtons = [Button(title: "Menu", accessibilityLabel: "Menu")]
    fixture.bar.trailingButtons = [Button(title: "Help", accessibilityLabel: "Help")]
    let shown = item("Title", left: ["A", "B"], right: ["Y", "X"])
    shown.leftItemsSupplementBackButton = true

    fixture.bar.setItem(shown, backItem: item("Start"))
    fixture.resize(to: 800)

    let order = ["Menu", "Start", "A", "B", "X", "Y", "Help"]
    #expect(fixture.buttons == (isMirrored ? order.reversed() : order))
    let title = fixture.frame(of: "Title")
    #expect(title.map { abs($0.midX - 400) < 0.01 } == true)
  }

  @Test(arguments: [(600.0, "Previous"), (270, "Back"), (250, "Back to Previous")])
  func `a back button's title is shortened when the navigation bar is narrow`(
    width: Double, text: String
  ) {
    let fixture = BarFixture(width: width)

    fixture.bar.setItem(item("A long title here"), backItem: item("Previous"))
    fixture.resize(to: width)

    #expect(fixture.buttons == [text])
  }

  @Test func `a back button without a title keeps its accessibility label`() {
    let fixture = BarFixture(width: 120)

    fixture.bar.setItem(item("A long title here"), backItem: item("Previous"))
    fixture.resize(to: 120)

    let button = fixture.button("Back to Previous")
    #expect(button?.title == nil)
    #expect(button?.accessibilityRole == .button)
  }

  enum Hiding: CaseIterable {
    case byItem, byLeftItems, root
  }

  @Test(arguments: Hiding.allCases)
  func `a navigation bar has no back button at the root, with left items or with hidesBackButton`(
    hiding: Hiding
  ) {
    let fixture = BarFixture(width: 600)
    let shown = item("Title", left: hiding == .byLeftItems ? ["Cancel"] : [])
    shown.hidesBackButton = hiding == .byItem

    fixture.bar.setItem(shown, backItem: hiding == .root ? nil : item("Previous"))
    fixture.resize(to: 600)

    #expect(fixture.buttons == (hiding == .byLeftItems ? ["Cancel"] : []))
  }

  @Test func `a navigation bar shows changes of its navigation item in the next frame`() {
    let fixture = BarFixture(width: 600)
    let shown = item("Title", right: ["Edit"])
    let back = item("Previous")
    fixture.bar.setItem(shown, backItem: back)

    shown.title = "Other"
    shown.rightBarButtonItems[0].title = "Done"
    shown.rightBarButtonItems[0].isEnabled = false
    shown.rightBarButtonItems[0].toolTip = "There is nothing to keep"
    back.backButtonTitle = "Up"
    fixture.harness.step()

    #expect(fixture.frame(of: "Other") != nil)
    #expect(fixture.buttons == ["Up", "Done"])
    #expect(fixture.button("Done")?.isEnabled == false)
    #expect(fixture.button("Done")?.toolTip == "There is nothing to keep")
  }

  @Test func `a click on a bar button performs its action`() {
    let fixture = BarFixture(width: 600)
    var pressed = 0
    var backs = 0
    let shown = NavigationItem(title: "Title")
    shown.rightBarButtonItems = [BarButtonItem(title: "Edit") { pressed += 1 }]
    fixture.bar.setItem(shown, backItem: item("Previous"))
    fixture.bar.onBack = { backs += 1 }
    fixture.resize(to: 600)

    fixture.harness.click(at: Point(580, 24))
    fixture.harness.click(at: Point(20, 24))

    #expect(pressed == 1)
    #expect(backs == 1)
  }

  @Test func `a prompt and a large title make the navigation bar higher`() {
    let fixture = BarFixture(width: 600)
    let shown = item("Title")
    fixture.bar.setItem(shown)
    var heightChangeCount = 0
    fixture.bar.onHeightChange = { heightChangeCount += 1 }

    #expect(fixture.bar.height(for: shown) == 48)
    shown.prompt = "Choose one"
    #expect(fixture.bar.height(for: shown) == 68)
    fixture.bar.prefersLargeTitles = true
    #expect(fixture.bar.height(for: shown) == 120)
    shown.largeTitleCollapse = 30
    #expect(fixture.bar.height(for: shown) == 90)
    shown.largeTitleDisplayMode = .never
    #expect(fixture.bar.height(for: shown) == 68)

    #expect(heightChangeCount == 4)
  }

  @Test func `a navigation bar's small title is hidden until the large title has collapsed`() {
    let fixture = BarFixture(width: 600)
    fixture.bar.prefersLargeTitles = true
    let shown = item("Title")
    fixture.bar.setItem(shown)
    fixture.resize(to: 600)

    #expect(fixture.frame(of: "Title", style: .largeTitle)?.minX == 24)
    #expect(fixture.title(of: "Title")?.alpha == 0)
    shown.largeTitleCollapse = NavigationBar.largeTitleHeight
    fixture.resize(to: 600)
    #expect(fixture.title(of: "Title")?.alpha == 1)
    #expect(fixture.frame(of: "Title", style: .largeTitle) == nil)
  }

  @Test func `a canceled transition of a navigation bar restores the previous navigation item`() {
    let fixture = BarFixture(width: 600)
    let first = item("First", right: ["Edit"])
    fixture.bar.setItem(first)
    let transition = fixture.bar.beginTransition(
      to: item("Second"), backItem: first, isForward: true)
    transition.animate()

    transition.end(finished: false)
    fixture.harness.step()

    #expect(fixture.bar.item === first)
    #expect(fixture.buttons == ["Edit"])
    #expect(fixture.frame(of: "First") != nil)
    #expect(fixture.frame(of: "Second") == nil)
  }

  @Test(arguments: [false, true])
  func `a toolbar distributes its free space among its flexible spaces`(isMirrored: Bool) {
    var traits = Traits()
    traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let root = ViewController()
    let harness = TestWindow(traits: traits)
    harness.window.rootViewController = root
    harness.step()
    let toolbar = Toolbar(frame: Rect(0, 0, 600, 48))
    toolbar.items = [
      BarButtonItem(title: "A"), .flexibleSpace(), BarButtonItem(title: "B"), .flexibleSpace(),
      BarButtonItem(title: "C"),
    ]
    root.view.addSubview(toolbar)
    harness.step()

    let frames = toolbar.subviews[0].subviews.map(\.frame)
    #expect(frames.count == 3)
    #expect(abs(frames[1].midX - 300) < 0.01)
    #expect(frames[isMirrored ? 2 : 0].minX == 4)
    #expect(frames[isMirrored ? 0 : 2].maxX == 596)
  }
}

extension BarFixture {
  fileprivate func title(of text: String) -> Label? {
    func find(_ view: View) -> Label? {
      for inner in view.subviews {
        if let label = inner as? Label, label.text == text, label.style == .title { return label }
        if let label = find(inner) { return label }
      }
      return nil
    }
    return find(bar)
  }
}
