// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The texts of the playground's screens.
nonisolated enum PlaygroundText {
  struct Song: Sendable, Equatable {
    let title: String
    let playlist: String
    let duration: Double
  }

  struct Playlist: Sendable {
    let title: String
    let heading: String
    let songs: [Song]

    init(title: String, heading: String, names: [Words]) {
      (self.title, self.heading) = (title, heading)
      songs = PlaygroundText.titles(names).enumerated().map { row, song in
        Song(
          title: song, playlist: title,
          duration: Double(60 * (2 + row * 7 % 4) + 10 + row * 13 % 50))
      }
    }
  }

  static var explanation: String {
    localized(
      """
      Open a side with its button, by dragging the bar or an edge, or with F9. Dragging the slider or the list does \
      not move the sides. Changes in Options apply immediately.
      """)
  }

  static var playlists: [Playlist] {
    [
      Playlist(
        title: localized("Evening walk"), heading: localized("Four sides, one drawer"),
        names: evening),
      Playlist(
        title: localized("Early train"), heading: localized("The other screen"), names: morning),
    ]
  }

  private static let evening: [Words] = [
    "Lanterns", "Slow river", "Ninth bridge", "Wet pavement", "Blue hour", "Home again",
  ]
  private static let morning: [Words] = [
    "Platform two", "First light", "Fields", "Window seat", "Tunnels", "Coffee at seven",
  ]

  private static func titles(_ names: [Words]) -> [String] {
    (1...6).flatMap { part in
      names.map { part == 1 ? localized($0) : localized("\(localized($0)), part \(part)") }
    }
  }

  static func timeText(_ seconds: Double) -> String {
    let whole = Int(seconds)
    let numbers = Language.current.numberFormat
    let zero = whole % 60 < 10 ? numbers.string(0) : ""
    return numbers.string(whole / 60) + ":" + zero + numbers.string(whole % 60)
  }
}
