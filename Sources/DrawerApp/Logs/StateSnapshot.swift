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
}
