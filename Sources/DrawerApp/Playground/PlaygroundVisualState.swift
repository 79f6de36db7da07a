// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The visual states that the playground offers.
nonisolated enum PlaygroundVisualState: String, Sendable, CaseIterable {
  case plain
  case slide
  case slideAndScale
  case parallax
  case swingingDoor
  case fade
  case scaleCenter

  var title: String {
    switch self {
    case .plain: localized("Plain")
    case .slide: localized("Slide")
    case .slideAndScale: localized("Slide and scale")
    case .parallax: localized("Parallax")
    case .swingingDoor: localized("Swinging door")
    case .fade: localized("Fade")
    case .scaleCenter: localized("Scale center")
    }
  }

  /// - Parameter side: knows what a parallax and a door are made with.
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

  /// The same as Swift source.
  func source(for side: PlaygroundSide) -> String {
    switch self {
    case .plain: "PlainVisualState()"
    case .slide: "SlideVisualState()"
    case .slideAndScale: "SlideAndScaleVisualState()"
    case .parallax: "ParallaxVisualState(factor: \(side.parallaxFactor.short))"
    case .swingingDoor: "SwingingDoorVisualState(distance: \(side.doorDistance.short))"
    case .fade: "FadeVisualState()"
    case .scaleCenter: "ScaleCenterVisualState()"
    }
  }
}
