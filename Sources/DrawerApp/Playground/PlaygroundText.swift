// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What the sample screens of the playground show.
nonisolated enum PlaygroundText {
  struct Playlist: Sendable {
    let title: String
    let heading: String
    let songs: [String]
  }

  static let explanation =
    "Open a side with its button, by dragging the bar or an edge, or with F9. "
    + "The slider and the list keep the drags that begin on them. "
    + "The options change the drawer while you look."

  static let playlists = [
    Playlist(
      title: "Evening walk", heading: "Four sides, one drawer",
      songs: songs(
        ["Lanterns", "Slow river", "Ninth bridge", "Wet pavement", "Blue hour", "Home again"])),
    Playlist(
      title: "Early train", heading: "The other center",
      songs: songs(
        ["Platform two", "First light", "Fields", "Window seat", "Tunnels", "Coffee at seven"])),
  ]

  private static func songs(_ names: [String]) -> [String] {
    (1...6).flatMap { part in part == 1 ? names : names.map { "\($0), part \(part)" } }
  }
}
