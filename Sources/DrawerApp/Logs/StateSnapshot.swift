// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The program's state after a frame, as a line of the state log.
nonisolated struct StateSnapshot: Codable {
  struct Row: Codable {
    let title: String
    /// x, y, width and height in window points.
    let frame: [Double]
  }

  struct Side: Codable {
    /// leading, trailing, top or bottom.
    let name: String
    /// 0 closed, 1 open.
    let progress: Double
    /// Points.
    let length: Double
    let isDocked: Bool
  }

  /// Something that can be clicked.
  struct Control: Codable {
    let label: String
    /// As the API names it, such as button or tab; row for a row of a table.
    let role: String
    /// x, y, width and height in window points.
    let frame: [Double]
  }

  let time: Double
  let frame: Int
  let size: [Double]
  let scale: Double
  let progress: Double
  let phase: String
  /// The title of the child in the center.
  let child: String
  /// The titles of the drawer's children.
  let children: [String]
  let focus: String?
  let theme: String
  let overlay: String?
  let inspector: Bool
  let fullscreen: Bool
  /// What the children heard since the line before.
  let callbacks: [String]
  let rows: [Row]
  let sides: [Side]
  /// Whether no further frame is due until something happens, and no button is held.
  let isStill: Bool
  /// The titles of the controllers that are on screen, from the outside in.
  let screens: [String]
  /// The titles of those that are presented, the first one first.
  let presented: [String]
  /// The text of the field that has the keyboard; dots for a secret.
  let text: String?
  /// What an input method composes there; it is not part of the text yet.
  let marked: String?
  /// What can be clicked, once the picture stands still.
  let controls: [Control]?
}
