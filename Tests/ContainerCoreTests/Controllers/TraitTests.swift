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
    var receivedTraits: [Traits] = []
    var scheme: Theme.ColorScheme?
    var decidingChild: ViewController?
    var pointer: Cursor?
    override func traitsDidChange(from old: Traits) { receivedTraits.append(traits) }
    override var preferredColorScheme: Theme.ColorScheme? { scheme }
    override var preferredCursor: Cursor? { pointer }
    override var childForColorScheme: ViewController? { decidingChild }
    override var childForCursor: ViewController? { decidingChild }
    override var childForTitle: ViewController? { decidingChild }
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
    root.receivedTraits = []
    child.receivedTraits = []
  }

  @Test func `a child inherits its parent's traits and is notified once of each change`() {
    harness.window.traits.theme = .dark

    #expect(child.traits.theme == .dark)
    #expect(child.view.theme == .dark)
    #expect(child.receivedTraits.count == 1)
    harness.window.traits.theme = .dark
    #expect(child.receivedTraits.count == 1)
  }

  @Test func `setOverrideTraits overrides only the given traits, and only for one child`() {
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

  @Test func `a child with an overridden theme is drawn in that theme's colors`() {
    child.view.backgroundColor = .surface
    var overrides = TraitOverrides()
    overrides.theme = .dark
    root.setOverrideTraits(overrides, forChild: child)
    harness.step()

    #expect(child.view.layer?.displayList.description.contains("#202226FF") == true)
  }

  @Test func `the horizontal and vertical size classes depend on the window's width and height`() {
    harness.resize(to: Size(500, 700))
    #expect(child.traits.horizontalSizeClass == .compact)
    #expect(child.traits.verticalSizeClass == .regular)
    harness.resize(to: Size(1000, 400))
    #expect(child.traits.horizontalSizeClass == .regular)
    #expect(child.traits.verticalSizeClass == .compact)
  }

  @Test func `a root controller has the window's traits in viewIsAppearing`() {
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

  @Test func `childForColorScheme determines whether the window is light or dark`() {
    child.scheme = .dark
    root.setNeedsColorSchemeUpdate()
    #expect(harness.window.traits.theme.colorScheme == .light)

    root.decidingChild = child
    root.setNeedsColorSchemeUpdate()
    #expect(harness.window.traits.theme.colorScheme == .dark)

    child.scheme = nil
    child.setNeedsColorSchemeUpdate()
    #expect(harness.window.traits.theme.colorScheme == .light)
  }

  @Test func `childForTitle and childForCursor determine the container's title and cursor`() {
    root.title = "Root"
    child.title = "Child"
    child.pointer = .text
    #expect(root.effectiveTitle == "Root")
    #expect(root.effectiveCursor == nil)

    root.decidingChild = child

    #expect(root.effectiveTitle == "Child")
    #expect(root.effectiveCursor == .text)
  }

  @Test func `a container is notified once when a child's preferredContentSize changes`() {
    final class Container: ViewController {
      var callCount = 0
      override func preferredContentSizeDidChange(forChild child: ViewController) { callCount += 1 }
    }
    let container = Container()
    let content = ViewController()
    container.addChild(content)

    content.preferredContentSize = Size(10, 10)
    content.preferredContentSize = Size(10, 10)

    #expect(container.callCount == 1)
  }
}
