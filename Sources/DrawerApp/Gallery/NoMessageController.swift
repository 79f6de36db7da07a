// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What lies beside the list while no message is open.
final class NoMessageController: ViewController {
  private let heading: String
  private let note: String

  /// Points.
  private static let iconSize = Size(48, 48)

  init(_ heading: String, _ note: String) {
    self.heading = heading
    self.note = note
    super.init()
    title = heading
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(heading, forKey: "heading")
    coder.encode(note, forKey: "note")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    let picture = ImageView(.icon("envelope"), imageSize: Self.iconSize, label: nil)
    picture.tint = .disabledText
    let note = Label(note)
    note.color = .secondaryText
    let column = View.column([picture, Label(heading, style: .title), note], alignment: .center)
    column.spacing = 8
    view.addSubview(column)
    column.pin([.centerX(), .centerY()])
  }
}
