// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Bars take their appearance from a trait of the controllers and the window that contain them.
struct BarAppearanceTests {
  private let brandedAppearance = BarAppearance(
    backgroundColor: .accent, tintColor: .onAccent, titleColor: .onColor, titleStyle: .bodyStrong)

  /// A screen with one bar of each kind.
  private final class Bars: ViewController {
    let navigationBar = NavigationBar()
    let toolbar = Toolbar()
    let tabBar = TabBar()
    let plain = BarButtonItem(title: "Plain")
    let prominent = BarButtonItem(title: "Done", style: .prominent)
    let own = Button(title: "Own", accessibilityLabel: "Own")

    override func viewDidLoad() {
      navigationBar.leadingButtons = [own]
      let item = NavigationItem(title: "Title")
      item.rightBarButtonItems = [plain, prominent]
      navigationBar.setItem(item)
      toolbar.items = [BarButtonItem(title: "Tool")]
      tabBar.items = [TabBarItem(title: "A"), TabBarItem(title: "B")]
      tabBar.selectedIndex = 0
      for (index, bar) in [navigationBar, toolbar, tabBar].enumerated() {
        bar.frame = Rect(0, Double(index) * 60, view.bounds.width, 48)
        view.addSubview(bar)
      }
    }

    var backgroundColors: [ColorRole?] { [navigationBar, toolbar, tabBar].map(\.backgroundColor) }

    /// What some text is drawn in.
    func color(of text: String) -> ColorRole? { Self.find(text, in: view) }

    private static func find(_ text: String, in view: View) -> ColorRole? {
      if let label = view as? Label, label.text == text, !label.isHidden, label.style != .largeTitle
      {
        return label.color
      }
      if let button = view as? Button, button.title == text { return button.color }
      return view.subviews.lazy.compactMap { find(text, in: $0) }.first
    }
  }

  private let root = ViewController()
  private let first = Bars()
  private let second = Bars()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root)
    for child in [first, second] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    harness.step()
  }

  @Test func `a bar appearance set for a child controller applies only to the bars of that child`()
  {
    var overrides = TraitOverrides()
    overrides.barAppearance = brandedAppearance

    root.setOverrideTraits(overrides, forChild: first)
    harness.step()

    #expect(first.backgroundColors == [.accent, .accent, .accent])
    #expect(first.color(of: "Title") == .onColor)
    for text in ["Plain", "Done", "Own", "Tool"] {
      #expect(first.color(of: text) == .onAccent, "\(text)")
    }
    #expect(second.backgroundColors == [.surface, .surface, .surface])
    #expect(second.color(of: "Title") == .text)
    #expect(second.color(of: "Done") == .accent)
  }

  @Test
  func `a window's bar appearance applies to all bars in the window until the appearance is reset`()
  {
    harness.window.traits.barAppearance = brandedAppearance
    harness.step()
    #expect(
      first.backgroundColors == second.backgroundColors
        && second.backgroundColors == [.accent, .accent, .accent])

    harness.window.traits.barAppearance = BarAppearance()
    harness.step()
    #expect(first.backgroundColors == [.surface, .surface, .surface])
    #expect(first.color(of: "Done") == .accent)
    #expect(first.color(of: "Own") == .text)
    #expect(first.color(of: "Title") == .text)
  }

  @Test func `a bar's button regains its own color when a bar appearance with a tint is removed`() {
    first.own.color = .danger
    harness.window.traits.barAppearance = BarAppearance(backgroundColor: .menu)
    harness.step()
    #expect(first.color(of: "Own") == .danger)

    harness.window.traits.barAppearance = brandedAppearance
    harness.step()
    #expect(first.color(of: "Own") == .onAccent)
    harness.window.traits.barAppearance = BarAppearance()
    harness.step()
    #expect(first.color(of: "Own") == .danger)
  }

  @Test
  func
    `bar button items added or changed while a bar appearance is set have the appearance's tint`()
  {
    harness.window.traits.barAppearance = brandedAppearance
    harness.step()

    first.plain.title = "Another"
    let late = BarButtonItem(title: "Late")
    first.navigationBar.item.leftBarButtonItems = [late]
    first.toolbar.items = [BarButtonItem(title: "New")]
    harness.step()

    for text in ["Another", "Late", "New"] {
      #expect(first.color(of: text) == .onAccent, "\(text)")
    }
  }

  @Test func `a bar keeps its own background color if no bar appearance is set`() {
    first.navigationBar.backgroundColor = .menu
    harness.window.traits.theme = .dark
    harness.step()

    #expect(first.navigationBar.backgroundColor == .menu)
  }

  @Test func `a navigation bar's title has the text style of the bar appearance`() {
    func titleHeight() -> Double {
      func find(_ view: View) -> Label? {
        (view as? Label).flatMap { $0.text == "Title" && $0.style != .largeTitle ? $0 : nil }
          ?? view.subviews.lazy.compactMap(find).first
      }
      return find(first.navigationBar)?.frame.height ?? 0
    }
    let before = titleHeight()

    harness.window.traits.barAppearance = brandedAppearance
    harness.step()

    #expect(titleHeight() < before)
  }
}
