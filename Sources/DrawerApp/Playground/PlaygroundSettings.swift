// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// All settings of the playground.
nonisolated struct PlaygroundSettings: Sendable, Equatable {
  private var sides = Dictionary(
    uniqueKeysWithValues: DrawerSide.allCases.map { ($0, PlaygroundSide($0)) })

  var swapStyle = DrawerSwapStyle.automatic

  var swapDuration = 0.25

  /// Whether sides are animated by a spring instead of a timing curve.
  var usesSpring = true

  var dampingRatio = Spring.standard.dampingRatio
  var response = Spring.standard.response

  var curve = PlaygroundCurve.easeInOut
  var curveDuration = 0.3

  var isRightToLeft = false
  var reducesMotion = false

  subscript(side: DrawerSide) -> PlaygroundSide {
    get { sides[side] ?? PlaygroundSide(side) }
    set { sides[side] = newValue }
  }

  var motion: TimingParameters {
    usesSpring
      ? .spring(Spring(dampingRatio: dampingRatio, response: response))
      : .curve(curve.curve, duration: curveDuration)
  }

  /// The initial settings: a different style for each side, and a docked form.
  static var sample: PlaygroundSettings {
    var settings = PlaygroundSettings()
    settings[.trailing].options.style = .overlay
    settings[.trailing].length = 320
    settings[.trailing].docksFrom = 800
    settings[.trailing].options.borderWidth = 1
    settings[.top].options.style = .push
    settings[.top].length = 120
    settings[.bottom].options.style = .overlay
    settings[.bottom].length = 152
    return settings
  }
}

nonisolated extension PlaygroundSettings: RestorableValue {
  private static var fields: [RestoredField<PlaygroundSettings>] {
    // Setting a number enables its option. So the switch, which precedes the number in the form, is restored after it.
    let fields = PlaygroundSide.rows.reversed().compactMap(\.field)
    let sides = DrawerSide.allCases.map { side in
      RestoredField<PlaygroundSettings>(name: side.rawValue) {
        fields.stateValue(of: $0[side])
      } write: {
        fields.restore(&$0[side], from: $1)
      }
    }
    return rows.compactMap(\.field) + sides
  }

  var stateValue: StateValue { Self.fields.stateValue(of: self) }

  init?(stateValue: StateValue) {
    self = .sample
    guard Self.fields.restore(&self, from: stateValue) else { return nil }
  }
}

/// The timing curves, named as in the library.
nonisolated enum PlaygroundCurve: String, Sendable {
  case linear, easeIn, easeOut, easeInOut

  var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}

nonisolated enum PlaygroundVisualState: String, Sendable, CaseIterable {
  case plain, slide, slideAndScale, parallax, swingingDoor, fade, scaleCenter

  func make(for side: PlaygroundSide) -> any DrawerVisualState {
    switch self {
    case .plain: PlainVisualState()
    case .slide: SlideVisualState()
    case .slideAndScale: SlideAndScaleVisualState()
    case .parallax: ParallaxVisualState(factor: side.parallaxFactor)
    case .swingingDoor: SwingingDoorVisualState(distance: side.doorDistance)
    case .fade: FadeVisualState()
    case .scaleCenter: ScaleCenterVisualState()
    }
  }

  /// The expression as Swift source.
  func source(for side: PlaygroundSide) -> String {
    let arguments =
      switch self {
      case .parallax: "factor: \(side.parallaxFactor.shortDescription)"
      case .swingingDoor: "distance: \(side.doorDistance.shortDescription)"
      default: ""
      }
    return "\(type(of: make(for: side)))(\(arguments))"
  }
}
