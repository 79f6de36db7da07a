// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The settings as Swift source: a function that creates the drawer, setting only values that differ from the library's
/// defaults, and functions for the drawer's parent and its callers.
nonisolated struct PlaygroundCode {
  let settings: PlaygroundSettings

  var text: String {
    ([
      ["import DrawerContainer"], makeDrawerLines, delegateLines, setCenterLines,
      overrideTraitsLines,
    ].filter { !$0.isEmpty })
    .map { $0.joined(separator: "\n") }
    .joined(separator: "\n\n") + "\n"
  }

  private var makeDrawerLines: [String] {
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
    if settings.motion != .spring(.standard) { lines.append("  drawer.motion = \(motionSource)") }
    if settings.swapDuration != PlaygroundSettings().swapDuration {
      lines.append("  drawer.swapDuration = \(settings.swapDuration.shortDescription)")
    }
    return lines + ["  return drawer", "}"]
  }

  private var motionSource: String {
    settings.usesSpring
      ? ".spring(Spring(dampingRatio: \(settings.dampingRatio.shortDescription), "
        + "response: \(settings.response.shortDescription)))"
      : ".curve(.\(settings.curve.rawValue), duration: \(settings.curveDuration.shortDescription))"
  }

  private var delegateLines: [String] {
    let methods =
      delegateMethodLines("shouldOpen", refused: \.refusesToOpen)
      + delegateMethodLines("shouldClose", refused: \.refusesToClose)
    guard !methods.isEmpty else { return [] }
    return [
      "/// For the drawer's `delegate`, which does not keep it.", "@MainActor",
      "final class DrawerRules: DrawerDelegate {",
    ] + methods + ["}"]
  }

  private func delegateMethodLines(_ question: String, refused: KeyPath<PlaygroundSide, Bool>)
    -> [String]
  {
    let sides = DrawerSide.allCases.filter { settings[$0][keyPath: refused] }
    guard !sides.isEmpty else { return [] }
    let names = sides.map { "DrawerSide.\($0.rawValue)" }.joined(separator: ", ")
    return [
      "  func drawer(",
      "    _ drawer: DrawerController, \(question) side: DrawerSide, cause: DrawerChangeSource",
      "  ) -> Bool {", "    ![\(names)].contains(side)", "  }",
    ]
  }

  private var setCenterLines: [String] {
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

  private var overrideTraitsLines: [String] {
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

  // MARK: Lines of a side

  /// Reflection lists the properties of the options in the order of their declarations.
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
