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

  /// Reflection names the properties of the options in the order of their declarations.
  private func lines(for side: DrawerSide) -> [String] {
    let options = Mirror(reflecting: settings[side].options).children
    let defaults = Mirror(reflecting: DrawerSideOptions(for: side)).children
    var lines = zip(options, defaults).compactMap { option, plain -> String? in
      let value = source(of: option.value)
      guard let name = option.label, value != source(of: plain.value) else { return nil }
      return "  drawer[.\(side.rawValue)].\(name) = \(value)"
    }
    let state = settings[side].visualState
    if state != .plain {
      let source = state.source(for: settings[side])
      lines.append("  drawer.setVisualState(\(source), for: .\(side.rawValue))")
    }
    return lines
  }

  private func source(of value: Any) -> String { (value as? any SourceValue)?.source ?? "nil" }
}
