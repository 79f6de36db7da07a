// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

// The options in the order of the form. A switch that enables a number precedes the number.

nonisolated extension PlaygroundSide {
  /// The rows for the options of a side.
  static var rows: [PlaygroundRow<PlaygroundSide>] {
    let colors: KeyValuePairs<PlaygroundColor, String> = [
      .black: localized("Black"), .white: localized("White"), .blue: localized("Blue"),
      .red: localized("Red"),
    ]
    return [
      .heading(localized("Placement")),
      .choice(
        "style", localized("Style"), \.options.style,
        [
          .reveal: localized("Reveal"), .overlay: localized("Overlay"),
          .push: localized("Push", context: "style"), .docked: localized("Docked"),
        ]
      ).argument(),
      .choice(
        "lengthKind", localized("Length"), \.lengthKind,
        [
          .standard: localized("Default"), .fixed: localized("Fixed"),
          .fraction: localized("Fraction", context: "length"),
        ]),
      .number(
        "length", localized("Points"), \.length, limits: \.lengthRange, step: 8,
        if: { $0.lengthKind != .fraction }
      ).argument(),
      .number(
        "share", localized("Fraction", context: "length"), \.[share: \.fraction], 0.1...1,
        step: 0.05, as: \.percentText, if: \.isFractional),
      .number(
        "minimum", localized("Minimum"), \.[share: \.minimum], 80...480, step: 8,
        if: \.isFractional),
      .number(
        "maximum", localized("Maximum"), \.[share: \.maximum], 80...800, step: 8, if: \.isFractional
      ),
      .number(
        "ledge", localized("Visible center"), \.minimumVisibleCenter, 0...200, step: 4,
        if: { $0.lengthKind != .standard }),
      .toggle("docksWhenWide", localized("Dock in wide windows"), \.docksWhenWide),
      .number("docksFrom", localized("Minimum width"), \.docksFrom, 480...1600, step: 20).argument(
        "dockingWidth", none: { $0.docksWhenWide = false }),
      .toggle("isResizable", localized("Resizable"), \.isResizable).argument("resizable"),
      .toggle("stretches", localized("Bounces past the end"), \.options.bounces),
      .heading(localized("Open gestures")),
      .toggles("openGestures", \.options.openGestures).argument(),
      .number(
        "edgeWidth", localized("Edge width"), \.options.edgeWidth, 0...80, step: 4, isStepper: true),
      .number(
        "mouseDragDistance", localized("Drag threshold"), \.options.mouseDragDistance, 1...40,
        step: 1, isStepper: true
      ).argument(),
      .heading(localized("Close gestures")),
      .toggles("closeGestures", \.options.closeGestures).argument(),
      .heading(localized("Rules")),
      .choice(
        "lock", localized("Lock"), \.options.lock,
        [
          .unlocked: localized("None", context: "lock"),
          .lockedClosed: localized("Closed", context: "lock"),
          .lockedOpen: localized("Open", context: "lock"),
        ]
      ).argument(),
      .toggle("refusesToOpen", localized("Prevent opening"), \.refusesToOpen),
      .toggle("refusesToClose", localized("Prevent closing"), \.refusesToClose),
      .choice(
        "centerInteraction", localized("Center interaction"), \.options.centerInteraction,
        [
          .full: localized("Full", context: "interaction"), .barOnly: localized("Bar only"),
          .none: localized("None", context: "interaction"),
        ]
      ).argument(),
      .number(
        "openThreshold", localized("Open threshold"), \.options.openThreshold, 0.05...0.95,
        step: 0.05, as: \.percentText),
      .number(
        "closeThreshold", localized("Close threshold"), \.options.closeThreshold, 0.05...0.95,
        step: 0.05, as: \.percentText),
      .heading(localized("Appearance")),
      .choice(
        "visualState", localized("Visual state"), \.visualState, isList: true,
        [
          .plain: localized("Plain"), .slide: localized("Slide"),
          .slideAndScale: localized("Slide and scale"), .parallax: localized("Parallax"),
          .swingingDoor: localized("Swinging door"), .fade: localized("Fade"),
          .scaleCenter: localized("Scale center"),
        ]
      ).argument(),
      .number(
        "parallaxFactor", localized("Parallax"), \.parallaxFactor, 1...8, step: 0.5,
        as: { "× \($0.displayText)" }, if: { $0.visualState == .parallax }),
      .number(
        "doorDistance", localized("Perspective"), \.doorDistance, 300...3000, step: 50,
        if: { $0.visualState == .swingingDoor }),
      .toggle("hasShadow", localized("Shadow"), \.hasShadow),
      .number("shadowBlur", localized("Blur"), \.shadow.blur, 0...48, step: 2, if: \.hasShadow),
      .number(
        "shadowOpacity", localized("Opacity"), \.shadowOpacity, keeping: \.shadow.opacity, 0...1,
        step: 0.05, as: \.percentText, if: \.hasShadow),
      .number(
        "shadowAcross", localized("Offset X"), \.shadow.offset.x, -24...24, step: 2, if: \.hasShadow
      ),
      .number(
        "shadowDown", localized("Offset Y"), \.shadow.offset.y, -24...24, step: 2, if: \.hasShadow),
      .choice("shadowColor", localized("Shadow color"), \.shadowColor, colors, if: \.hasShadow),
      .number(
        "scrimOpacity", localized("Scrim"), \.scrimOpacity, keeping: \.options.scrimOpacity, 0...1,
        step: 0.02, as: \.percentText),
      .choice(
        "scrimColor", localized("Scrim color"), \.scrimColor, colors, if: { $0.scrimOpacity > 0 }),
      .number(
        "borderWidth", localized("Border"), \.options.borderWidth, 0...8, step: 1, isStepper: true),
      .number(
        "centerCornerRadius", localized("Center corners"), \.options.centerCornerRadius, 0...48,
        step: 4, isStepper: true
      ).argument(),
    ]
  }
}

nonisolated extension PlaygroundSettings {
  /// The rows for the options of the whole drawer.
  static var rows: [PlaygroundRow<PlaygroundSettings>] {
    [
      .heading(localized("Motion")),
      PlaygroundRow(
        title: localized("Animation"),
        kind: .choice([
          ("spring", localized("Spring"), .bool(true)), ("curve", localized("Curve"), .bool(false)),
        ]), field: RestoredField("usesSpring", \.usesSpring)),
      .number(
        "response", localized("Response"), \.response, 0.1...1.2, step: 0.05, as: \.secondsText,
        if: \.usesSpring),
      .number(
        "dampingRatio", localized("Damping"), \.dampingRatio, 0.3...1.5, step: 0.05,
        as: \.displayText, if: \.usesSpring),
      .choice(
        "curve", localized("Curve"), \.curve,
        [
          .linear: localized("Linear"), .easeIn: localized("In"), .easeOut: localized("Out"),
          .easeInOut: localized("Both"),
        ], if: { !$0.usesSpring }),
      .number(
        "curveDuration", localized("Duration"), \.curveDuration, 0.1...1.5, step: 0.05,
        as: \.secondsText, if: { !$0.usesSpring }),
      .heading(localized("Center")),
      .choice(
        "swapStyle", localized("Transition"), \.swapStyle, isList: true,
        [
          .automatic: localized("Automatic"), .plain: localized("Plain"),
          .close: localized("Close"), .fullClose: localized("Full close"),
          .crossFade: localized("Cross-fade"), .push: localized("Push"),
        ]),
      .number(
        "swapDuration", localized("Transition time"), \.swapDuration, 0...1.5, step: 0.05,
        as: \.secondsText),
      .button(localized("Switch screen")) { $0.swapCenter() },
      .heading(localized("Environment")),
      .toggle("isRightToLeft", localized("Right to left"), \.isRightToLeft),
      .toggle("reducesMotion", localized("Reduced motion"), \.reducesMotion),
    ]
  }
}
