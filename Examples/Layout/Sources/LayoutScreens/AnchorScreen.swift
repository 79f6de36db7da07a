// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A picture next to a text, and a note below both.
public final class AnchorScreen: ViewController {
  let (picture, text, note) = (View(), Label(), Label("Below both", style: .caption))

  public override func viewDidLoad() {
    view.backgroundColor = .surface
    picture.backgroundColor = .accent
    text.numberOfLines = 0
    text.text =
      "A text takes the room that the picture leaves, and as many lines as it needs there."
    for part in [picture, text, note] { view.addSubview(part) }

    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.25),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),

      text.topAnchor.constraint(equalTo: picture.topAnchor),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
      note.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 8),
    ])
    // As high as both allow.
    let close = note.topAnchor.constraint(equalTo: margins.topAnchor)
    close.priority = .defaultLow
    close.isActive = true
  }
}
