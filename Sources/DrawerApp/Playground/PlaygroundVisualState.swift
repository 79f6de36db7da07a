// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The visual states that the playground offers.
nonisolated enum PlaygroundVisualState: String, Sendable, CaseIterable {
  case plain = "Plain"
  case slide = "Slide"
  case slideAndScale = "Slide and scale"
  case parallax = "Parallax"
  case swingingDoor = "Swinging door"
  case fade = "Fade"
  case scaleCenter = "Scale center"

  /// - Parameter factor: what a parallax is made with.
  func make(parallaxFactor factor: Double) -> any DrawerVisualState {
    switch self {
    case .plain: PlainVisualState()
    case .slide: SlideVisualState()
    case .slideAndScale: SlideAndScaleVisualState()
    case .parallax: ParallaxVisualState(factor: factor)
    case .swingingDoor: SwingingDoorVisualState()
    case .fade: FadeVisualState()
    case .scaleCenter: ScaleCenterVisualState()
    }
  }

  /// The same as Swift source.
  func source(parallaxFactor factor: Double) -> String {
    switch self {
    case .plain: "PlainVisualState()"
    case .slide: "SlideVisualState()"
    case .slideAndScale: "SlideAndScaleVisualState()"
    case .parallax: "ParallaxVisualState(factor: \(factor.short))"
    case .swingingDoor: "SwingingDoorVisualState()"
    case .fade: "FadeVisualState()"
    case .scaleCenter: "ScaleCenterVisualState()"
    }
  }
}
