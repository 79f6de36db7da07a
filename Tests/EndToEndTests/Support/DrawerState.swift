// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One line of `--state-log`, which describes a frame after the frame was shown.
struct DrawerState: Decodable, Equatable, Sendable {
  enum Phase: String, Decodable, Sendable {
    case idle, dragging, settling, swapping
  }

  /// A visible row of the menu; the frame is in points of the window: x, y, width, height.
  struct Row: Decodable, Equatable, Sendable {
    let title: String
    let frame: [Double]
  }

  /// A side of the drawer; its length is in points.
  struct Side: Decodable, Equatable, Sendable {
    let name: String
    let progress: Double
    let length: Double
    let isDocked: Bool
  }

  /// A clickable control; the frame is in points of the window.
  struct Control: Decodable, Equatable, Sendable {
    let label: String
    let role: String
    let frame: [Double]
  }

  let time: Double
  let frame: Int
  /// Width and height of the window in points.
  let size: [Double]
  /// Pixels a point.
  let scale: Double
  /// 0 closed, 1 open.
  let progress: Double
  let phase: Phase
  /// The title of the child in the center.
  let child: String
  let children: [String]
  /// The path of the first responder: "Menu/Row 2", "Bar/Menu button", "Notes".
  let focus: String?
  let theme: String
  let overlay: String?
  /// Whether the inspector is open.
  let inspector: Bool?
  let fullscreen: Bool
  /// The callbacks since the previous line, oldest first, such as "Red viewWillAppear".
  let callbacks: [String]
  let rows: [Row]?
  let sides: [Side]?
  /// Whether no frame is due until the next event, and no button is held.
  let isStill: Bool
  /// The titles of the visible screens, from the outermost to the innermost.
  let screens: [String]
  /// The titles of the presented controllers, in the order of their presentation.
  let presented: [String]
  /// The text of the focused field.
  let text: String?
  /// The marked text of the focused field, which an input method is composing.
  let marked: String?
  /// The clickable controls. Nil unless the window is at rest.
  let controls: [Control]?

  /// Whether the innermost visible screen has this title and the window is at rest.
  func isIdle(on title: String) -> Bool { isStill && screens.last == title }

  /// Whether a clickable control has this label.
  func hasControl(_ label: String) -> Bool { controls?.contains { $0.label == label } ?? false }

  func side(_ name: String) -> Side? { sides?.first { $0.name == name } }

  /// Whether a side is open.
  func isOpen(_ side: String) -> Bool { phase == .idle && self.side(side)?.progress == 1 }

  /// Whether a side is closed.
  func isClosed(_ side: String) -> Bool { phase == .idle && self.side(side)?.progress == 0 }

  var isOpen: Bool { phase == .idle && progress == 1 }
  var isClosed: Bool { phase == .idle && progress == 0 }
}
