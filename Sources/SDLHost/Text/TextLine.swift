// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Characters that are drawn at once: one face, one script, one direction.
struct TextRun {
  let text: String
  let face: FontFace
  let script: Script
  let isRightToLeft: Bool
}

/// A line cut into runs, measured once and rasterised when it is first drawn.
final class TextLine {
  /// A run and where its left end stands, in pixels from the start of the line.
  struct Placed {
    let run: TextRun
    let x: Double
  }

  /// From left to right.
  let runs: [Placed]

  /// The advance of the whole line, in pixels.
  let width: Double

  /// Parallel to `runs`; nil until the line is drawn.
  private(set) var pictures: [TextPicture]?

  /// Where its characters stand, in points; nil until a caret is placed among them.
  private(set) var clusters: [TextCluster]?

  init(_ runs: [TextRun]) {
    var x = 0.0
    self.runs = runs.map { run in
      defer {
        x += run.face.width(of: run.text, script: run.script, isRightToLeft: run.isRightToLeft)
      }
      return Placed(run: run, x: x)
    }
    width = x
  }

  func keep(_ clusters: [TextCluster]) { self.clusters = clusters }

  /// Rasterises the line; returns the bytes that this added.
  func rasterise() -> Int {
    guard pictures == nil else { return 0 }
    let made = runs.map { placed in
      placed.run.face.picture(
        of: placed.run.text, script: placed.run.script, isRightToLeft: placed.run.isRightToLeft)
    }
    pictures = made
    return made.reduce(0) { $0 + $1.byteCount }
  }
}
