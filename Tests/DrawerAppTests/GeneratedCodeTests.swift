// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// The Swift code that the playground generates compiles.
struct GeneratedCodeTests {
  nonisolated enum Settings: String, CaseIterable {
    case defaults
    case sample
    /// Together with `everythingElse`, generates every possible line and every case of the enumerations.
    case everything
    case everythingElse
  }

  @Test(arguments: Settings.allCases)
  func `the Swift code that the playground generates compiles without errors`(
    of kind: Settings
  ) throws {
    let code = PlaygroundCode(settings: settings(kind)).text

    #expect(try SwiftCompiler().diagnostics(for: code) == "", "\(code)")
  }

  @Test func `SwiftCompiler returns the errors of code that does not compile`() throws {
    let code = PlaygroundCode(settings: .sample).text
      .replacing("DrawerController(center:", with: "DrawerController(middle:")

    #expect(try SwiftCompiler().diagnostics(for: code).contains("middle"))
  }

  private func settings(_ kind: Settings) -> PlaygroundSettings {
    var settings = PlaygroundSettings()
    switch kind {
    case .defaults: return settings
    case .sample: return .sample
    case .everything, .everythingElse: break
    }
    let shift = kind == .everything ? 0 : 4
    for (index, side) in DrawerSide.allCases.enumerated() {
      change(&settings[side], number: index + shift)
    }
    settings.usesSpring = kind == .everything
    settings.dampingRatio = 0.7
    settings.curve = .easeOut
    settings.swapDuration = 0.4
    settings.swapStyle = kind == .everything ? .crossFade : .push
    settings.isRightToLeft = true
    settings.reducesMotion = kind == .everything
    return settings
  }

  /// Changes all options; an enumeration takes another case for each number.
  private func change(_ side: inout PlaygroundSide, number: Int) {
    func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number % choices.count] }
    side.options.style = pick(DrawerStyle.allCases)
    side.length = 200.5
    if number.isMultiple(of: 2) { side[share: \.fraction] = 0.35 }
    side.minimumVisibleCenter = 40
    side.docksFrom = 900
    side.isResizable = true
    side.options.openGestures = pick([.all, [], .bar])
    side.options.closeGestures = pick([.all, [], .tapBar])
    side.options.mouseDragDistance = 8
    side.options.edgeWidth = 32
    side.options.openThreshold = 0.35
    side.options.closeThreshold = 0.6
    side.options.lock = pick(DrawerLock.allCases)
    side.options.centerInteraction = pick(DrawerCenterInteraction.allCases)
    side.options.bounces = false
    side.shadow.blur = 24
    side.shadowOpacity = 0.5
    side.shadow.offset.x = -4
    side.shadow.offset.y = 6
    side.shadowColor = pick(PlaygroundColor.allCases)
    side.scrimOpacity = 0.5
    side.scrimColor = pick(PlaygroundColor.allCases.reversed())
    side.options.borderWidth = 2
    side.options.centerCornerRadius = 16
    side.refusesToOpen = number.isMultiple(of: 2)
    side.refusesToClose = number > 2
    side.visualState = pick(PlaygroundVisualState.allCases)
    side.parallaxFactor = 2.5
    side.doorDistance = 600
  }
}
