// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

struct TextRun {
  let text: String
  let face: FontFace
  let script: Script
  let isRightToLeft: Bool
}

/// A line that is split into runs. It is measured once, and rasterized when it is first drawn.
final class TextLine {
  /// A run with the distance from the line's start to the run's left end, in pixels.
  struct PositionedRun {
    let run: TextRun
    let x: Double
  }

  let runs: [PositionedRun]

  /// The advance width of the line, in pixels.
  let width: Double

  /// The bitmaps of `runs`, with the same indexes; nil until the line is drawn.
  private(set) var bitmaps: [TextBitmap]?

  /// The positions of the line's characters, in points; nil until they are requested.
  private(set) var clusters: [TextCluster]?

  init(_ runs: [TextRun]) {
    var x = 0.0
    self.runs = runs.map { run in
      defer {
        x += run.face.width(of: run.text, script: run.script, isRightToLeft: run.isRightToLeft)
      }
      return PositionedRun(run: run, x: x)
    }
    width = x
  }

  func setClusters(_ clusters: [TextCluster]) { self.clusters = clusters }

  func rasterize() -> Int {
    guard bitmaps == nil else { return 0 }
    let made = runs.map { placed in
      placed.run.face.bitmap(
        of: placed.run.text, script: placed.run.script, isRightToLeft: placed.run.isRightToLeft)
    }
    bitmaps = made
    return made.reduce(0) { $0 + $1.byteCount }
  }
}
