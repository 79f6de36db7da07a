// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2TTF
internal import Drawing
internal import Logging

/// The open faces. For a character that the wanted face does not have, it finds another face that
/// has it.
final class FaceStore {
  private struct FaceKey: Hashable {
    var source: FontSource
    var pixelSize: Double
  }

  private struct FallbackKey: Hashable {
    var script: Script
    var font: Font
  }

  /// Faces that stay open though nothing drawn uses them: a size that runs through an animation
  /// opens one for each step. An interface has about eight, with fallbacks twenty.
  private static let openFaces = 32

  /// Shapers that stay open though no open face uses them.
  private static let openShapers = 8

  private let library: FontLibrary
  private let finder: FontFinder
  private let logger: Logger
  private let faces = LeastRecentlyUsedCache<FaceKey, FontFace>(budget: openFaces)
  /// One shapes a source at every size.
  private let shapers = LeastRecentlyUsedCache<FontSource, FontShaper>(budget: openShapers)
  private var fallbacks: [FallbackKey: [FontSource]] = [:]

  /// Characters that no installed face has, so that fontconfig is asked once for each.
  private var missing: Set<Character> = []
  private var unopenable: Set<FontSource> = []
  private var reportedScripts: Set<Script> = []

  init(finder: FontFinder, logger: Logger) throws(HostError) {
    library = try FontLibrary()
    self.finder = finder
    self.logger = logger
    finder.observeProblems { logger.warning("\($0)") }
  }

  var openFaceCount: Int { faces.count }

  func removeAll() {
    faces.removeAll()
  }

  /// The face for a font; the bundled one where the wanted face cannot be opened.
  func face(for font: Font, scale: Double) -> FontFace? {
    face(finder.source(for: font), pixelSize: font.size * scale)
      ?? face(.bundled(font.weight), pixelSize: font.size * scale)
  }

  /// The bundled face, or the reason why it cannot be opened.
  func bundledFace(for font: Font, scale: Double) throws(HostError) -> FontFace {
    let key = FaceKey(source: .bundled(font.weight), pixelSize: font.size * scale)
    if let known = faces.value(for: key) { return known }
    return try open(key)
  }

  /// A face that has the character, or nil when none is installed. Says so once for each script.
  func fallback(
    for character: Character, script: Script, font: Font, scale: Double
  ) -> FontFace? {
    guard !missing.contains(character) else { return nil }
    let pixelSize = font.size * scale
    let key = FallbackKey(
      script: script, font: Font(family: font.family, size: 1, weight: font.weight))
    for source in fallbacks[key] ?? [] {
      if let face = face(source, pixelSize: pixelSize), face.provides(character) { return face }
    }
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if let source = finder.source(containing: Array(scalars), script: script, like: font),
      let face = face(source, pixelSize: pixelSize), face.provides(character)
    {
      fallbacks[key, default: []].append(source)
      return face
    }
    missing.insert(character)
    report(script, character)
    return nil
  }

  private func face(_ source: FontSource, pixelSize: Double) -> FontFace? {
    let key = FaceKey(source: source, pixelSize: pixelSize)
    if let known = faces.value(for: key) { return known }
    guard !unopenable.contains(source) else { return nil }
    do {
      return try open(key)
    } catch {
      unopenable.insert(source)
      logger.warning("\(error)")
      return nil
    }
  }

  private func open(_ key: FaceKey) throws(HostError) -> FontFace {
    let face = try FontFace(
      key.source, pixelSize: key.pixelSize, library: library, shaper: shaper(for: key.source))
    faces.insert(face, for: key, cost: 1)
    return face
  }

  private func shaper(for source: FontSource) throws(HostError) -> FontShaper {
    if let known = shapers.value(for: source) { return known }
    let made = try FontShaper(source)
    shapers.insert(made, for: source, cost: 1)
    return made
  }

  private func report(_ script: Script, _ character: Character) {
    guard reportedScripts.insert(script).inserted else { return }
    let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let remedy = script.package.map { ": install \($0)" } ?? ""
    logger.warning("no installed font has \(codes.joined(separator: " "))\(remedy)")
  }
}

/// SDL_ttf for as long as a face needs it: each face holds on to it, so it is shut down last.
@MainActor
final class FontLibrary {
  init() throws(HostError) {
    guard TTF_Init() == 0 else {
      throw .sdl(.software, "cannot start the font library")
    }
  }

  isolated deinit {
    TTF_Quit()
  }
}
