// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Views

/// A line of text of the last frame.
struct VisibleLine {
  let text: String
  let font: Font
  let color: Color
  /// From the baseline to the top of the letters, in the window's points.
  let box: Rect
  /// The line is visible only inside this rectangle.
  let clip: Rect

  var visibleRect: Rect { box.intersection(clip) }
}

extension TestWindow {
  /// The lines of the last frame that no other layer covers or dims.
  var uncoveredLines: [VisibleLine] {
    guard let placements = lastFrame?.placements else { return [] }
    let content = Rect(origin: .zero, size: window.size)
    return placements.enumerated().flatMap { index, placement in
      placement.lines(measuredBy: window.textMeasurer).filter { line in
        let seen = line.visibleRect.intersection(content)
        return seen.width > 1 && seen.height > 3
          && !placements[(index + 1)...].contains { $0.covers(seen) }
      }
    }
  }

  /// Texts that end in an ellipsis, that are cut off at a side, or that another one is written over.
  public func truncatedTexts() -> [String] {
    window.invalidateAll()
    step()
    let lines = uncoveredLines
    var faults: [String] = []
    for (index, line) in lines.enumerated() {
      if line.text.contains("…") { faults.append("“\(line.text)”") }
      if line.box.minX < line.clip.minX - 1 || line.box.maxX > line.clip.maxX + 1 {
        faults.append("“\(line.text)” at a side")
      }
      for other in lines[(index + 1)...] {
        let common = line.visibleRect.intersection(other.visibleRect)
        if common.width > 1, common.height > 2 {
          faults.append("“\(line.text)” under “\(other.text)”")
        }
      }
    }
    return faults
  }
}

extension LayerPlacement {
  fileprivate func lines(measuredBy measurer: any TextMeasurer) -> [VisibleLine] {
    guard transform == nil, projection == nil, opacity == 1 else { return [] }
    var clips = [clip.intersection(frame)]
    var lines: [VisibleLine] = []
    for command in layer.displayList.commands {
      switch command {
      case .pushClip(let rect):
        clips.append(clips[clips.count - 1].intersection(rect.offset(by: frame.origin)))
      case .popClip: clips.removeLast()
      case .text(let text, let font, let color, at: let start):
        let metrics = measurer.metrics(of: font)
        let rect = Rect(
          start.x, start.y - metrics.ascent, measurer.width(of: text, in: font), metrics.ascent)
        lines.append(
          VisibleLine(
            text: text, font: font, color: color, box: rect.offset(by: frame.origin),
            clip: clips[clips.count - 1]))
      default: break
      }
    }
    return lines
  }

  /// Whether the placement covers or dims a part of the rectangle.
  fileprivate func covers(_ box: Rect) -> Bool {
    guard frame.intersects(box), clip.intersects(box) else { return false }
    return layer.displayList.commands.contains { command in
      switch command {
      case .fill(let rect, let color), .fillRounded(let rect, _, let color):
        color.alpha > 0 && rect.offset(by: frame.origin).intersects(box)
      default: false
      }
    }
  }
}
