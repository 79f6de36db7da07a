// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// Shapes runs of a font face at any size with HarfBuzz: it measures them and locates their characters.
///
/// `OutlineFace` draws the glyphs. SDL_ttf, which `HintedFace` uses, shapes again with HarfBuzz in the same way: with a
/// direction and a script, but no language and no features.
@MainActor
final class FontShaper {
  /// Whether letters have the same widths at every size. If false, they are fitted to whole pixels or are bitmaps.
  let isExact: Bool

  let bytes: FontBytes

  private let source: FontSource
  private var outlines: FontOutlines?
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let unitsPerEm: Double

  private static let maximumCaretCount = 8

  init(_ source: FontSource) throws(HostError) {
    self.source = source
    bytes = try FontBytes(source)
    // The upper half of the index is the number of a variable font's instance, counted from 1.
    let (index, instance) = (source.faceIndex & 0xFFFF, source.faceIndex >> 16)
    let face = hb_face_create(bytes.blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face),
      let buffer = hb_buffer_create()
    else {
      throw HostError(
        .unavailable, "cannot open the font \(source.label)", reason: "it is not an OpenType font")
    }
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    self.font = font
    self.buffer = buffer
    // A font initially has the scale of its face.
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    isExact = source.hinting == .light && !source.isBitmap
  }

  isolated deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The outlines of the face, opened at the first call.
  func outlines(in library: FontLibrary) throws(HostError) -> FontOutlines {
    if let outlines { return outlines }
    let made = try FontOutlines(source, bytes: bytes, library: library)
    outlines = made
    return made
  }

  /// Whether the face has a glyph for the scalar.
  func provides(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The run's advance width in ems.
  func width(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    let advance = shape(text, script, isRightToLeft).reduce(0) { $0 + Int($1.x_advance) }
    return Double(max(0, advance)) / unitsPerEm
  }

  /// The distances in ems from the run's start to each character edge, in reading direction, beginning with 0.
  func edges(of characters: [Character], script: Script, isRightToLeft: Bool) -> [Double] {
    let positions = shape(String(characters), script, isRightToLeft)
    let clusters = clusters(positions, isRightToLeft)
    var edges = [0]
    edges.reserveCapacity(characters.count + 1)
    var (offset, byte, reach) = (0, 0, 0)
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].start : .max
      let first = offset
      while offset < characters.count, byte < end {
        byte += characters[offset].utf8.count
        offset += 1
      }
      if offset > first {
        edges += divisions(of: cluster, into: offset - first, isRightToLeft).map { reach + $0 }
        edges.append(reach + cluster.advance)
      } else {
        // A second cluster of the same character.
        edges[edges.count - 1] += cluster.advance
      }
      reach += cluster.advance
    }
    // HarfBuzz returns no glyphs if memory is short.
    edges += Array(repeating: reach, count: characters.count + 1 - edges.count)
    return edges.map { Double($0) / unitsPerEm }
  }

  /// The run's glyphs from left to right.
  func glyphs(of text: String, script: Script, isRightToLeft: Bool) -> [PositionedGlyph] {
    let positions = shape(text, script, isRightToLeft)
    guard let infos = hb_buffer_get_glyph_infos(buffer, nil) else { return [] }
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(positions.count)
    var x = 0
    for (index, position) in positions.enumerated() {
      glyphs.append(
        PositionedGlyph(
          glyph: infos[index].codepoint, x: x + Int(position.x_offset), y: Int(position.y_offset)))
      x += Int(position.x_advance)
    }
    return glyphs
  }

  /// Characters and glyphs that HarfBuzz does not separate.
  private struct Cluster {
    /// The offset from the start of the text, in bytes.
    var start: Int
    var advance: Int
    /// The only glyph with an advance; nil if there are several.
    var glyph: hb_codepoint_t?
  }

  private func clusters(
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>, _ isRightToLeft: Bool
  ) -> [Cluster] {
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, nil), count: positions.count)
    var clusters: [Cluster] = []
    // Glyphs are ordered from left to right.
    for offset in positions.indices {
      let index = isRightToLeft ? positions.count - 1 - offset : offset
      let (start, advance) = (Int(infos[index].cluster), Int(positions[index].x_advance))
      if let last = clusters.last, last.start == start {
        if advance != 0 {
          clusters[clusters.count - 1].glyph = last.advance == 0 ? infos[index].codepoint : nil
        }
        clusters[clusters.count - 1].advance += advance
      } else {
        clusters.append(Cluster(start: start, advance: advance, glyph: infos[index].codepoint))
      }
    }
    return clusters
  }

  /// A cluster's inner boundaries in reading direction: the carets of a ligature in the font, or equal parts.
  private func divisions(of cluster: Cluster, into count: Int, _ isRightToLeft: Bool) -> [Int] {
    guard count > 1 else { return [] }
    var carets = [hb_position_t](repeating: 0, count: Self.maximumCaretCount)
    var found = UInt32(carets.count)
    let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    let known = cluster.glyph.map {
      hb_ot_layout_get_ligature_carets(font, direction, $0, 0, &found, &carets)
    }
    guard known == UInt32(count - 1), found == UInt32(count - 1) else {
      return (1..<count).map { cluster.advance * $0 / count }
    }
    let boundaries = carets.prefix(count - 1).map { min(max(0, Int($0)), max(0, cluster.advance)) }
    return boundaries.map { isRightToLeft ? cluster.advance - $0 : $0 }.sorted()
  }

  /// Shapes a run. The glyphs stay in the buffer until the next call.
  private func shape(
    _ text: String, _ script: Script, _ isRightToLeft: Bool
  ) -> UnsafeBufferPointer<hb_glyph_position_t> {
    var text = text
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script.shapingScript)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return UnsafeBufferPointer(start: positions, count: Int(count))
  }
}
