// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

struct PlaygroundCodeTests {
  private func lines(_ change: (inout PlaygroundSettings) -> Void) -> [Substring] {
    var settings = PlaygroundSettings()
    change(&settings)
    return PlaygroundCode(settings: settings).text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test
  func `the playground's code for default settings sets the drawer's children but no options`() {
    #expect(
      lines { _ in } == [
        "import DrawerContainer",
        "",
        "@MainActor",
        "func makeDrawer(",
        "  center: ViewController, leading: ViewController, trailing: ViewController, "
          + "top: ViewController, bottom: ViewController",
        ") -> DrawerController {",
        "  let drawer = DrawerController(center: center)",
        "  drawer.leading = leading",
        "  drawer.trailing = trailing",
        "  drawer.top = top",
        "  drawer.bottom = bottom",
        "  return drawer",
        "}",
        "",
      ])
  }

  @Test func `the playground's generated code has one line for each option that was changed`() {
    let code = lines {
      $0[.leading].options.style = .overlay
      $0[.leading].length = 304
      $0[.leading].docksFrom = 900
      $0[.leading].options.openGestures.insert(.mouseInCenter)
      $0[.leading].options.closeGestures.remove(.tapBar)
      $0[.leading].options.mouseDragDistance = 12
      $0[.leading].options.edgeWidth = 32
      $0[.leading].options.openThreshold = 0.35
      $0[.leading].options.closeThreshold = 0.6
      $0[.leading].options.lock = .lockedOpen
      $0[.leading].options.centerInteraction = .full
      $0[.leading].options.bounces = false
      $0[.leading].isResizable = true
      $0[.leading].shadow.blur = 24
      $0[.leading].scrimOpacity = 0.5
      $0[.leading].scrimColor = .blue
      $0[.leading].options.borderWidth = 2
      $0[.leading].options.centerCornerRadius = 16
      $0[.leading].visualState = .parallax
      $0[.leading].parallaxFactor = 2.5
    }

    #expect(
      Array(code[11..<31]) == [
        "  drawer[.leading].style = .overlay",
        "  drawer[.leading].length = .fixed(304)",
        "  drawer[.leading].dockingWidth = 900",
        "  drawer[.leading].openGestures = [.bar, .edge, .mouseInCenter, .wheel]",
        "  drawer[.leading].closeGestures = [.bar, .center, .tapCenter, .wheel]",
        "  drawer[.leading].mouseDragDistance = 12",
        "  drawer[.leading].edgeWidth = 32",
        "  drawer[.leading].openThreshold = 0.35",
        "  drawer[.leading].closeThreshold = 0.6",
        "  drawer[.leading].lock = .lockedOpen",
        "  drawer[.leading].centerInteraction = .full",
        "  drawer[.leading].bounces = false",
        "  drawer[.leading].resizableLengths = 160...480",
        "  drawer[.leading].shadow = EdgeShadow(blur: 24)",
        "  drawer[.leading].scrimOpacity = 0.5",
        "  drawer[.leading].scrimColor = Color(red: 29, green: 78, blue: 216)",
        "  drawer[.leading].borderWidth = 2",
        "  drawer[.leading].centerCornerRadius = 16",
        "  drawer.setVisualState(ParallaxVisualState(factor: 2.5), for: .leading)",
        "  return drawer",
      ])
  }

  @Test(arguments: DrawerSide.allCases)
  func `the playground's generated code sets only the drawer side whose option was changed`(
    side: DrawerSide
  ) {
    let code = lines { $0[side].hasShadow = false }

    #expect(code.filter { $0.contains("drawer[") } == ["  drawer[.\(side.rawValue)].shadow = nil"])
  }

  @Test
  func `the playground's generated code sets side lengths as fractions and as fixed lengths`() {
    let code = lines {
      $0[.top][share: \.fraction] = 0.5
      $0[.top][share: \.minimum] = 480
      $0[.bottom].length = 120
      $0[.bottom].minimumVisibleCenter = 20
    }

    #expect(
      code.contains(
        "  drawer[.top].length = DrawerLength(fraction: 0.5, minimum: 480, maximum: 480)"))
    #expect(code.contains("  drawer[.bottom].length = .fixed(120, minimumVisibleCenter: 20)"))
  }

  @Test
  func
    `the playground's generated code sets the changed color, offset and blur of a side's shadow`()
  {
    let code = lines {
      $0[.bottom].shadowColor = .red
      $0[.bottom].shadow.offset.y = -4
      $0[.bottom].shadow.blur = 30
      $0[.bottom].shadowOpacity = 0.4
      $0[.bottom].hasShadow = false
      $0[.bottom].hasShadow = true
    }

    #expect(
      code.contains(
        "  drawer[.bottom].shadow = EdgeShadow(blur: 30, opacity: 0.4, offset: Point(0, -4), "
          + "color: Color(red: 180, green: 35, blue: 24))"))
  }

  @Test
  func `the playground's generated code omits an option that was changed back to its default`() {
    let code = lines {
      $0[.top].length = 100
      $0[.top].lengthKind = .standard
      $0[.top].docksFrom = 600
      $0[.top].docksWhenWide = false
    }

    #expect(code == lines { _ in })
  }

  @Test func `the playground's generated code sets the options that apply to the whole drawer`() {
    let code = lines {
      $0.dampingRatio = 0.7
      $0.swapDuration = 0.4
      $0.swapStyle = .crossFade
      $0.isRightToLeft = true
      $0.reducesMotion = true
    }

    #expect(code.contains("  drawer.motion = .spring(Spring(dampingRatio: 0.7, response: 0.35))"))
    #expect(code.contains("  drawer.swapDuration = 0.4"))
    #expect(code.contains("  drawer.setCenter(center, style: .crossFade)"))
    #expect(code.contains("  overrides.layoutDirection = .rightToLeft"))
    #expect(code.contains("  overrides.reducesMotion = true"))
  }

  @Test
  func `a comment in the playground's push code says that the center is a navigation controller`() {
    let code = lines { $0.swapStyle = .push }

    #expect(code.contains("/// For a drawer whose center is a navigation controller."))
    #expect(code.contains("  drawer.setCenter(center, style: .push)"))
  }

  @Test
  func `the playground's generated code sets an easing curve when the spring is switched off`() {
    let code = lines {
      $0.usesSpring = false
      $0.curve = .easeOut
    }

    #expect(code.contains("  drawer.motion = .curve(.easeOut, duration: 0.3)"))
  }
}
