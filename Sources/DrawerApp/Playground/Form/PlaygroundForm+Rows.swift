// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension PlaygroundForm {
  /// The options of the side that is edited.
  func addSideRows() {
    form.addGroup(localized("Place"))
    addSegments(
      localized("Style"), DrawerStyle.allCases.map { ($0.title, $0) },
      FormBinding(side: \.options.style))
    addLengthRows()
    addSwitch(localized("Docks in a wide window"), FormBinding(side: \.docksWhenWide))
    addSlider(
      localized("From width"), FormBinding(side: \.docksFrom), 480...1600, step: 20,
      text: Self.points)
    addSwitch(localized("Resizable at its edge"), FormBinding(side: \.isResizable))
    addSwitch(localized("Stretches beyond open"), FormBinding(side: \.options.stretches))
    addGestureRows()
    addRuleRows()
    addLookRows()
  }

  private func addLengthRows() {
    addSegments(
      localized("Length"),
      [
        (localized("Library"), PlaygroundSide.LengthKind.standard), (localized("Fixed"), .fixed),
        (localized("Share", context: "length"), .share),
      ],
      FormBinding(side: \.lengthKind))
    addSlider(
      localized("Points"), FormBinding(side: \.length), range: { $0[$1].lengths }, step: 8,
      isEnabled: { $0[$1].lengthKind != .share }, text: Self.points)
    let isShare: Condition = { $0[$1].lengthKind == .share }
    addSlider(
      localized("Share", context: "length"), FormBinding(side: \.[share: \.fraction]), 0.1...1,
      step: 0.05,
      isEnabled: isShare,
      text: Self.percent)
    addSlider(
      localized("At least"), FormBinding(side: \.[share: \.minimum]), 80...480, step: 8,
      isEnabled: isShare,
      text: Self.points)
    addSlider(
      localized("At most"), FormBinding(side: \.[share: \.maximum]), 80...800, step: 8,
      isEnabled: isShare,
      text: Self.points)
    addSlider(
      localized("Ledge"), FormBinding(side: \.ledge), 0...200, step: 4,
      isEnabled: { $0[$1].lengthKind != .standard }, text: Self.points)
  }

  private func addGestureRows() {
    form.addGroup(localized("Opens by"))
    for (gesture, _, title) in DrawerOpenGestures.named {
      addSwitch(localized(title), FormBinding(side: \.[opensBy: gesture]))
    }
    addStepper(localized("Edge width"), FormBinding(side: \.options.edgeWidth), 0...80, step: 4)
    addStepper(
      localized("Mouse drags from"), FormBinding(side: \.options.mouseDragDistance), 1...40, step: 1
    )
    form.addGroup(localized("Closes by"))
    for (gesture, _, title) in DrawerCloseGestures.named {
      addSwitch(localized(title), FormBinding(side: \.[closesBy: gesture]))
    }
  }

  private func addRuleRows() {
    form.addGroup(localized("Rules"))
    addSegments(
      localized("Lock"),
      [
        (localized("None", context: "lock"), DrawerLock.unlocked),
        (localized("Closed", context: "lock"), .lockedClosed),
        (localized("Open", context: "lock"), .lockedOpen),
      ],
      FormBinding(side: \.options.lock))
    addSwitch(localized("Refuses to open"), FormBinding(side: \.refusesToOpen))
    addSwitch(localized("Refuses to close"), FormBinding(side: \.refusesToClose))
    addSegments(
      localized("Center while open"),
      [
        (localized("In use"), DrawerCenterInteraction.full), (localized("Bar only"), .barOnly),
        (localized("Inert"), .none),
      ],
      FormBinding(side: \.options.centerInteraction))
    addSlider(
      localized("Opens from"), FormBinding(side: \.options.openThreshold), 0.05...0.95, step: 0.05,
      text: Self.percent)
    addSlider(
      localized("Stays from"), FormBinding(side: \.options.closeThreshold), 0.05...0.95, step: 0.05,
      text: Self.percent)
  }

  private func addLookRows() {
    form.addGroup(localized("Look"))
    addList(
      localized("Visual state"), PlaygroundVisualState.allCases.map { ($0.title, $0) },
      FormBinding(side: \.visualState))
    addSlider(
      localized("Parallax"), FormBinding(side: \.parallaxFactor), 1...8, step: 0.5,
      isEnabled: { $0[$1].visualState == .parallax }, text: { "× \($0.shown)" })
    addSlider(
      localized("Door seen from"), FormBinding(side: \.doorDistance), 300...3000, step: 50,
      isEnabled: { $0[$1].visualState == .swingingDoor }, text: Self.points)
    addShadowRows()
    addSlider(
      localized("Scrim"), FormBinding(side: \.scrimOpacity), 0...1, step: 0.02, text: Self.percent)
    addSegments(
      localized("Color of the scrim"), Self.colors, FormBinding(side: \.scrimColor),
      isEnabled: { $0[$1].scrimOpacity > 0 })
    addStepper(localized("Border"), FormBinding(side: \.options.borderWidth), 0...8, step: 1)
    addStepper(
      localized("Center's corners"), FormBinding(side: \.options.centerCornerRadius), 0...48,
      step: 4)
  }

  private static var colors: [(title: String, value: PlaygroundColor)] {
    PlaygroundColor.allCases.map { ($0.title, $0) }
  }

  private func addShadowRows() {
    addSwitch(localized("Shadow"), FormBinding(side: \.hasShadow))
    addSlider(
      localized("Blur"), FormBinding(side: \.shadowBlur), 0...48, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSlider(
      localized("Strength"), FormBinding(side: \.shadowOpacity), 0...1, step: 0.05,
      isEnabled: { $0[$1].hasShadow }, text: Self.percent)
    addSlider(
      localized("Across"), FormBinding(side: \.shadowAcross), -24...24, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSlider(
      localized("Down"), FormBinding(side: \.shadowDown), -24...24, step: 2,
      isEnabled: { $0[$1].hasShadow }, text: Self.points)
    addSegments(
      localized("Color of the shadow"), Self.colors, FormBinding(side: \.shadowColor),
      isEnabled: { $0[$1].hasShadow })
  }

  /// The options of the drawer as a whole.
  func addDrawerRows() {
    form.addGroup(localized("Motion of the drawer"))
    addSegments(
      localized("Sides move by"), [(localized("Spring"), true), (localized("Curve"), false)],
      FormBinding(\.usesSpring))
    addSlider(
      localized("Response"), FormBinding(\.response), 0.1...1.2, step: 0.05,
      isEnabled: { settings, _ in settings.usesSpring }, text: Self.seconds)
    addSlider(
      localized("Damping"), FormBinding(\.dampingRatio), 0.3...1.5, step: 0.05,
      isEnabled: { settings, _ in settings.usesSpring }, text: { $0.shown })
    addSegments(
      localized("Curve"),
      [
        (localized("Linear"), PlaygroundCurve.linear), (localized("In"), .easeIn),
        (localized("Out"), .easeOut),
        (localized("Both"), .easeInOut),
      ],
      FormBinding(\.curve), isEnabled: { settings, _ in !settings.usesSpring })
    addSlider(
      localized("Duration"), FormBinding(\.curveDuration), 0.1...1.5, step: 0.05,
      isEnabled: { settings, _ in !settings.usesSpring }, text: Self.seconds)
    form.addGroup(localized("Center of the drawer"))
    addList(
      localized("Swap"),
      [
        (localized("Automatic"), DrawerSwapStyle.automatic), (localized("Plain"), .plain),
        (localized("Close"), .close),
        (localized("Full close"), .fullClose), (localized("Cross-fade"), .crossFade),
        (localized("Push"), .push),
      ], FormBinding(\.swapStyle))
    addSlider(
      localized("Swap time"), FormBinding(\.swapDuration), 0...1.5, step: 0.05, text: Self.seconds)
    addButton(localized("Swap the center")) { $0.swapCenter() }
    form.addGroup(localized("Surroundings"))
    addSwitch(localized("Right to left"), FormBinding(\.isRightToLeft))
    addSwitch(localized("Reduced motion"), FormBinding(\.reducesMotion))
  }
}

/// Where a control of the form reads and writes its value.
struct FormBinding<Value> {
  let get: (PlaygroundSettings, DrawerSide) -> Value
  let set: (inout PlaygroundSettings, DrawerSide, Value) -> Void

  /// A value of the side that is edited.
  init(side path: WritableKeyPath<PlaygroundSide, Value>) {
    get = { settings, side in settings[side][keyPath: path] }
    set = { settings, side, value in settings[side][keyPath: path] = value }
  }

  /// A value of the whole drawer.
  init(_ path: WritableKeyPath<PlaygroundSettings, Value>) {
    get = { settings, _ in settings[keyPath: path] }
    set = { settings, _, value in settings[keyPath: path] = value }
  }
}
