// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Settings as Swift source: a function that makes such a drawer, with what differs from the
/// library's defaults, and functions for what a drawer's parent and caller do.
nonisolated struct PlaygroundCode {
  let settings: PlaygroundSettings

  var text: String {
    ([["import DrawerContainer"], maker, rules, swap, traits].filter { !$0.isEmpty })
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var maker: [String] {
    let parameters = (["center"] + DrawerSide.allCases.map(\.rawValue))
      .map { "\($0): ViewController" }
    var lines = [
      "@MainActor", "func makeDrawer(", "  " + parameters.joined(separator: ", "),
      ") -> DrawerController {", "  let drawer = DrawerController(center: center)",
    ]
    for side in DrawerSide.allCases {
      lines.append("  drawer.\(side.rawValue) = \(side.rawValue)")
    }
    for side in DrawerSide.allCases { lines += self.lines(for: side) }
    if settings.motion != .spring(.standard) { lines.append("  drawer.motion = \(motion)") }
    if settings.swapDuration != PlaygroundSettings().swapDuration {
      lines.append("  drawer.swapDuration = \(settings.swapDuration.short)")
    }
    return lines + ["  return drawer", "}"]
  }

  private var motion: String {
    settings.usesSpring
      ? ".spring(Spring(dampingRatio: \(settings.dampingRatio.short), "
        + "response: \(settings.response.short)))"
      : ".curve(.\(settings.curve.rawValue), duration: \(settings.curveDuration.short))"
  }

  private var rules: [String] {
    let methods =
      rule("shouldOpen", refused: \.refusesToOpen) + rule("shouldClose", refused: \.refusesToClose)
    guard !methods.isEmpty else { return [] }
    return [
      "/// For the drawer's `delegate`, which does not keep it.", "@MainActor",
      "final class DrawerRules: DrawerDelegate {",
    ] + methods + ["}"]
  }

  private func rule(_ question: String, refused: KeyPath<PlaygroundSide, Bool>) -> [String] {
    let sides = DrawerSide.allCases.filter { settings[$0][keyPath: refused] }
    guard !sides.isEmpty else { return [] }
    let names = sides.map { "DrawerSide.\($0.rawValue)" }.joined(separator: ", ")
    return [
      "  func drawer(",
      "    _ drawer: DrawerController, \(question) side: DrawerSide, because cause: DrawerCause",
      "  ) -> Bool {", "    ![\(names)].contains(side)", "  }",
    ]
  }

  private var swap: [String] {
    guard settings.swapStyle != .automatic else { return [] }
    let condition =
      settings.swapStyle == .push
      ? ["/// For a drawer whose center is a navigation controller."] : []
    return condition + [
      "@MainActor",
      "func show(_ center: ViewController, in drawer: DrawerController) {",
      "  drawer.setCenter(center, style: .\(settings.swapStyle.rawValue))", "}",
    ]
  }

  private var traits: [String] {
    guard settings.isRightToLeft || settings.reducesMotion else { return [] }
    var lines = [
      "/// For the drawer's parent.", "@MainActor",
      "func overrideTraits(of drawer: DrawerController, in parent: ViewController) {",
      "  var overrides = TraitOverrides()",
    ]
    if settings.isRightToLeft { lines.append("  overrides.layoutDirection = .rightToLeft") }
    if settings.reducesMotion { lines.append("  overrides.reducesMotion = true") }
    return lines + ["  parent.setOverrideTraits(overrides, forChild: drawer)", "}"]
  }

  // MARK: A side

  private func lines(for side: DrawerSide) -> [String] {
    let name = ".\(side.rawValue)"
    var lines = assignments(settings[side].options, default: DrawerSideOptions(for: side))
      .map { "  drawer[\(name)].\($0.name) = \($0.value)" }
    let state = settings[side].visualState
    if state != .plain {
      let source = state.source(for: settings[side])
      lines.append("  drawer.setVisualState(\(source), for: \(name))")
    }
    return lines
  }

  private func assignments(
    _ options: DrawerSideOptions, default plain: DrawerSideOptions
  ) -> [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    func add<Value: Equatable>(
      _ name: String, _ path: KeyPath<DrawerSideOptions, Value>, _ source: (Value) -> String
    ) {
      let value = options[keyPath: path]
      if value != plain[keyPath: path] { all.append((name, source(value))) }
    }
    add("style", \.style) { ".\($0.rawValue)" }
    add("length", \.length) { $0.source }
    add("dockingWidth", \.dockingWidth) { $0.source }
    add("openGestures", \.openGestures) { $0.source }
    add("closeGestures", \.closeGestures) { $0.source }
    add("mouseDragDistance", \.mouseDragDistance) { $0.short }
    add("edgeWidth", \.edgeWidth) { $0.short }
    add("openThreshold", \.openThreshold) { $0.short }
    add("closeThreshold", \.closeThreshold) { $0.short }
    add("lock", \.lock) { ".\($0.rawValue)" }
    add("centerInteraction", \.centerInteraction) { ".\($0.rawValue)" }
    add("stretches", \.stretches) { "\($0)" }
    add("resizableLengths", \.resizableLengths) { limits in
      limits.map { "\($0.lowerBound.short)...\($0.upperBound.short)" } ?? "nil"
    }
    add("shadow", \.shadow) { $0.map(\.source) ?? "nil" }
    add("scrimOpacity", \.scrimOpacity) { $0.source }
    add("scrimColor", \.scrimColor) { $0.source }
    add("borderWidth", \.borderWidth) { $0.short }
    add("centerCornerRadius", \.centerCornerRadius) { $0.short }
    return all
  }
}
