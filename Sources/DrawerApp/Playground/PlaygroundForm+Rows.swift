// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension PlaygroundForm {
  /// The options of the side that is edited.
  func addSideRows() {
    form.addGroup("PLACE")
    addSegments(
      "Style", DrawerStyle.allCases.map { ($0.rawValue.capitalized, $0) },
      FormBinding(side: \.options.style))
    addLengthRows()
    addSwitch("Docks in a wide window", FormBinding(side: \.docksWhenWide))
    addSlider(
      "From width", FormBinding(side: \.docksFrom), 480...1600, step: 20, text: Self.points)
    addSwitch("Resizable at its edge", FormBinding(side: \.isResizable))
    addSwitch("Stretches beyond open", FormBinding(side: \.options.stretches))
    addGestureRows()
    addRuleRows()
    addLookRows()
  }

  private func addLengthRows() {
    addSegments(
      "Length",
      [("Library", PlaygroundSide.LengthKind.standard), ("Fixed", .fixed), ("Share", .share)],
      FormBinding(side: \.lengthKind))
    addSlider(
      "Points", FormBinding(side: \.length), range: { $0[$1].lengths }, step: 8,
      isEnabled: { $0[$1].lengthKind != .share }, text: Self.points)
    let isShare: Condition = { $0[$1].lengthKind == .share }
    addSlider(
      "Share", FormBinding(side: \.[share: \.fraction]), 0.1...1, step: 0.05, isEnabled: isShare,
      text: Self.percent)
    addSlider(
      "At least", FormBinding(side: \.[share: \.minimum]), 80...480, step: 8, isEnabled: isShare,
      text: Self.points)
    addSlider(
      "At most", FormBinding(side: \.[share: \.maximum]), 80...800, step: 8, isEnabled: isShare,
      text: Self.points)
    addSlider(
      "Ledge", FormBinding(side: \.ledge), 0...200, step: 4,
      isEnabled: { $0[$1].lengthKind != .standard }, text: Self.points)
  }

  private func addGestureRows() {
    form.addGroup("OPENS BY")
    for (gesture, _, title) in DrawerOpenGestures.named {
      addSwitch(title, FormBinding(side: \.[opensBy: gesture]))
    }
    addStepper("Edge width", FormBinding(side: \.options.edgeWidth), 0...80, step: 4)
    addStepper(
      "Mouse drags from", FormBinding(side: \.options.mouseDragDistance), 1...40, step: 1)
    form.addGroup("CLOSES BY")
    for (gesture, _, title) in DrawerCloseGestures.named {
      addSwitch(title, FormBinding(side: \.[closesBy: gesture]))
    }
  }

  private func addRuleRows() {
    form.addGroup("RULES")
    addSegments(
      "Lock",
      [("None", DrawerLock.unlocked), ("Closed", .lockedClosed), ("Open", .lockedOpen)],
      FormBinding(side: \.options.lock))
    addSwitch("Refuses to open", FormBinding(side: \.refusesToOpen))
    addSwitch("Refuses to close", FormBinding(side: \.refusesToClose))
    addSegments(
      "Center while open",
      [("In use", DrawerCenterInteraction.full), ("Bar only", .barOnly), ("Inert", .none)],
      FormBinding(side: \.options.centerInteraction))
    addSlider(
      "Opens from", FormBinding(side: \.options.openThreshold), 0.05...0.95, step: 0.05,
      text: Self.percent)
    addSlider(
      "Stays from", FormBinding(side: \.options.closeThreshold), 0.05...0.95, step: 0.05,
      text: Self.percent)
  }

  private func addLookRows() {
    form.addGroup("LOOK")
    addList(
      "Visual state", PlaygroundVisualState.allCases.map { ($0.rawValue, $0) },
      FormBinding(side: \.visualState))
    addSlider(
      "Parallax", FormBinding(side: \.parallaxFactor), 1...8, step: 0.5,
      isEnabled: { $0[$1].visualState == .parallax }, text: { "× \($0.short)" })
    addSlider(
      "Door seen from", FormBinding(side: \.doorDistance), 300...3000, step: 50,
      isEnabled: { $0[$1].visualState == .swingingDoor }, text: Self.points)
    addShadowRows()
    addSlider(
      "Scrim", FormBinding(side: \.scrimOpacity), 0...1, step: 0.02, text: Self.percent)
    addSegments(
      "Color of the scrim", Self.colors, FormBinding(side: \.scrimColor),
      isEnabled: { $0[$1].scrimOpacity > 0 })
    addStepper("Border", FormBinding(side: \.options.borderWidth), 0...8, step: 1)
    addStepper(
      "Center's corners", FormBinding(side: \.options.centerCornerRadius), 0...48, step: 4)
  }

  private static let colors: [(title: String, value: PlaygroundColor)] =
    PlaygroundColor.allCases.map { ($0.rawValue, $0) }

  private func addShadowRows() {
    addSwitch("Shadow", FormBinding(side: \.hasShadow))
    addSlider(
      "Blur", FormBinding(side: \.shadowBlur), 0...48, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSlider(
      "Strength", FormBinding(side: \.shadowOpacity), 0...1, step: 0.05,
      isEnabled: { $0[$1].hasShadow }, text: Self.percent)
    addSlider(
      "Across", FormBinding(side: \.shadowAcross), -24...24, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSlider(
      "Down", FormBinding(side: \.shadowDown), -24...24, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSegments(
      "Color of the shadow", Self.colors, FormBinding(side: \.shadowColor),
      isEnabled: { $0[$1].hasShadow })
  }

  /// The options of the drawer as a whole.
  func addDrawerRows() {
    form.addGroup("MOTION OF THE DRAWER")
    addSegments("Sides move by", [("Spring", true), ("Curve", false)], FormBinding(\.usesSpring))
    addSlider(
      "Response", FormBinding(\.response), 0.1...1.2, step: 0.05,
      isEnabled: { settings, _ in settings.usesSpring }, text: Self.seconds)
    addSlider(
      "Damping", FormBinding(\.dampingRatio), 0.3...1.5, step: 0.05,
      isEnabled: { settings, _ in settings.usesSpring }, text: { $0.short })
    addSegments(
      "Curve",
      [
        ("Linear", PlaygroundCurve.linear), ("In", .easeIn), ("Out", .easeOut),
        ("Both", .easeInOut),
      ],
      FormBinding(\.curve), isEnabled: { settings, _ in !settings.usesSpring })
    addSlider(
      "Duration", FormBinding(\.curveDuration), 0.1...1.5, step: 0.05,
      isEnabled: { settings, _ in !settings.usesSpring }, text: Self.seconds)
    form.addGroup("CENTER OF THE DRAWER")
    addList(
      "Swap",
      [
        ("Automatic", DrawerSwapStyle.automatic), ("Plain", .plain), ("Close", .close),
        ("Full close", .fullClose), ("Cross-fade", .crossFade), ("Push", .push),
      ], FormBinding(\.swapStyle))
    addSlider(
      "Swap time", FormBinding(\.swapDuration), 0...1.5, step: 0.05, text: Self.seconds)
    addButton("Swap the center") { $0.swapCenter() }
    form.addGroup("SURROUNDINGS")
    addSwitch("Right to left", FormBinding(\.isRightToLeft))
    addSwitch("Reduced motion", FormBinding(\.reducesMotion))
  }
}
