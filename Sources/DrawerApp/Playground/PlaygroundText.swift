// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What the sample screens of the playground show.
nonisolated enum PlaygroundText {
  struct Playlist: Sendable {
    let title: String
    let heading: String
    let songs: [String]
  }

  static var explanation: String {
    localized(
      """
      Open a side with its button, by dragging the bar or an edge, or with F9. The slider and the list keep the drags that \
      begin on them. The options change the drawer while you look.
      """)
  }

  static var playlists: [Playlist] {
    [
      Playlist(
        title: localized("Evening walk"), heading: localized("Four sides, one drawer"),
        songs: songs(evening)),
      Playlist(
        title: localized("Early train"), heading: localized("The other center"),
        songs: songs(morning)),
    ]
  }

  private static let evening: [Words] = [
    "Lanterns", "Slow river", "Ninth bridge", "Wet pavement", "Blue hour", "Home again",
  ]
  private static let morning: [Words] = [
    "Platform two", "First light", "Fields", "Window seat", "Tunnels", "Coffee at seven",
  ]

  private static func songs(_ names: [Words]) -> [String] {
    (1...6).flatMap { part in
      names.map { part == 1 ? localized($0) : localized("\(localized($0)), part \(part)") }
    }
  }
}
