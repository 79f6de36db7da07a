// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CSDL2TTF
internal import Drawing
internal import Logging

/// A cache of open font faces. For a character that the requested face lacks, it finds another face.
final class FaceStore {
  private struct FaceKey: Hashable {
    var source: FontSource
    var pixelSize: Double
  }

  private struct FallbackKey: Hashable {
    var script: Script
    var font: Font
  }

  /// The maximum number of unused faces: an animated size opens one per step. An interface has about twenty.
  private static let maximumOpenFaceCount = 32

  private static let maximumOpenShaperCount = 8

  private let library: FontLibrary
  private let finder: FontFinder
  private let logger: Logger
  private let faces = LeastRecentlyUsedCache<FaceKey, FontFace>(budget: maximumOpenFaceCount)
  private let shapers = LeastRecentlyUsedCache<FontSource, FontShaper>(
    budget: maximumOpenShaperCount)
  private var fallbacks: [FallbackKey: [FontSource]] = [:]

  /// The characters that no installed face has; fontconfig is asked once for each.
  private var missingCharacters: Set<Character> = []
  private var unopenableSources: Set<FontSource> = []
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

  /// The face for a font; the bundled one if the requested face cannot be opened.
  func face(for font: Font, scale: Double) -> FontFace? {
    face(finder.source(for: font), pixelSize: font.size * scale)
      ?? face(.bundled(font.weight), pixelSize: font.size * scale)
  }

  /// The bundled face; throws if it cannot be opened.
  func bundledFace(for font: Font, scale: Double) throws(HostError) -> FontFace {
    let key = FaceKey(source: .bundled(font.weight), pixelSize: font.size * scale)
    if let known = faces.value(for: key) { return known }
    return try open(key)
  }

  /// A face with the character; nil if none is installed, which is logged once for each script.
  func fallback(
    for character: Character, script: Script, font: Font, scale: Double
  ) -> FontFace? {
    guard !missingCharacters.contains(character) else { return nil }
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
    missingCharacters.insert(character)
    report(script, character)
    return nil
  }

  private func face(_ source: FontSource, pixelSize: Double) -> FontFace? {
    let key = FaceKey(source: source, pixelSize: pixelSize)
    if let known = faces.value(for: key) { return known }
    guard !unopenableSources.contains(source) else { return nil }
    do {
      return try open(key)
    } catch {
      unopenableSources.insert(source)
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

/// SDL_ttf and FreeType. Each face retains them, so they are shut down after the last face.
@MainActor
final class FontLibrary {
  let freeType: FT_Library

  init() throws(HostError) {
    var made: FT_Library?
    guard TTF_Init() == 0, FT_Init_FreeType(&made) == 0, let library = made else {
      throw .sdl(.software, "cannot start the font library")
    }
    freeType = library
  }

  isolated deinit {
    FT_Done_FreeType(freeType)
    TTF_Quit()
  }
}
