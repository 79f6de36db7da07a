// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Contract 6.3 and 7.
struct TraitTests {
  private final class Screen: ViewController {
    var heard: [Traits] = []
    var scheme: Theme.ColorScheme?
    var answering: ViewController?
    var pointer: Cursor?
    override func traitsChanged(from old: Traits) { heard.append(traits) }
    override var preferredColorScheme: Theme.ColorScheme? { scheme }
    override var preferredCursor: Cursor? { pointer }
    override var childForAppearance: ViewController? { answering }
    override var childForCursor: ViewController? { answering }
    override var childForTitle: ViewController? { answering }
  }

  private let root = Screen()
  private let child = Screen()
  private let harness: TestWindow

  init() {
    root.addChild(child)
    child.view.frame = Rect(0, 0, 100, 100)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness = TestWindow(root: root)
    root.heard = []
    child.heard = []
  }

  @Test func `6.3 a child inherits its parent's traits and hears of each change once`() {
    harness.window.traits.theme = .dark

    #expect(child.traits.theme == .dark)
    #expect(child.view.theme == .dark)
    #expect(child.heard.count == 1)
    harness.window.traits.theme = .dark
    #expect(child.heard.count == 1)
  }

  @Test func `6.3 an override pins the listed traits for one child only`() {
    var overrides = TraitOverrides()
    overrides.theme = .dark
    root.setOverrideTraits(overrides, forChild: child)
    #expect(child.traits.theme == .dark)
    #expect(root.traits.theme == .light)

    harness.window.traits.contrast = .high
    #expect(child.traits.contrast == .high)
    #expect(child.traits.theme == Theme(.dark, contrast: .high))

    root.setOverrideTraits(nil, forChild: child)
    #expect(child.traits.theme == Theme(.light, contrast: .high))
  }

  @Test func `an override is drawn with its own colors`() {
    child.view.backgroundColor = .surface
    var overrides = TraitOverrides()
    overrides.theme = .dark
    root.setOverrideTraits(overrides, forChild: child)
    harness.step()

    #expect(child.view.layer?.displayList.description.contains("#202226FF") == true)
  }

  @Test func `size classes follow the window's size`() {
    harness.resize(to: Size(500, 700))
    #expect(child.traits.horizontalSizeClass == .compact)
    #expect(child.traits.verticalSizeClass == .regular)
    harness.resize(to: Size(1000, 400))
    #expect(child.traits.horizontalSizeClass == .regular)
    #expect(child.traits.verticalSizeClass == .compact)
  }

  @Test func `traits are current when viewIsAppearing comes`() {
    final class Late: ViewController {
      var theme: Theme?
      override func viewIsAppearing(_ animated: Bool) { theme = traits.theme }
    }
    let late = Late()
    let harness = TestWindow(traits: Traits(theme: .dark))
    harness.window.rootViewController = late
    harness.step()

    #expect(late.theme == .dark)
  }

  @Test func `7 the child that a container names decides between light and dark`() {
    child.scheme = .dark
    root.setNeedsAppearanceUpdate()
    #expect(harness.window.traits.theme.colorScheme == .light)

    root.answering = child
    root.setNeedsAppearanceUpdate()
    #expect(harness.window.traits.theme.colorScheme == .dark)

    child.scheme = nil
    child.setNeedsAppearanceUpdate()
    #expect(harness.window.traits.theme.colorScheme == .light)
  }

  @Test func `7 title and cursor are asked of the child that a container names`() {
    root.title = "Root"
    child.title = "Child"
    child.pointer = .text
    #expect(root.effectiveTitle == "Root")
    #expect(root.effectiveCursor == nil)

    root.answering = child

    #expect(root.effectiveTitle == "Child")
    #expect(root.effectiveCursor == .text)
  }

  @Test func `7 a change of the preferred size is told to the parent once`() {
    final class Container: ViewController {
      var told = 0
      override func preferredContentSizeChanged(forChild child: ViewController) { told += 1 }
    }
    let container = Container()
    let content = ViewController()
    container.addChild(content)

    content.preferredContentSize = Size(10, 10)
    content.preferredContentSize = Size(10, 10)

    #expect(container.told == 1)
  }
}
