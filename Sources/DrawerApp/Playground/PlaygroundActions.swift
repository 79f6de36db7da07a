// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The top side of the playground: a row of actions that only say what they would do.
final class PlaygroundActions: ViewController {
  private static let actions = [
    ("Like", "star"), ("Search", "search"), ("Share", "globe"), ("Collect", "folder"),
  ]

  private let heading = Label("Actions", style: .captionStrong)
  private let answer = Label(style: .caption)
  private var buttons: [Button] = []

  override init() {
    super.init()
    title = "Actions"
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    heading.color = .secondaryText
    answer.color = .secondaryText
    view.addSubview(heading)
    view.addSubview(answer)
    for (name, icon) in Self.actions {
      let button = Button.plate(name)
      button.image = .icon(icon)
      button.onActivate = { [weak self] in self?.say("\(name), if there were a song to do it to") }
      buttons.append(button)
      view.addSubview(button)
    }
  }

  private func say(_ text: String) {
    answer.text = text
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let inset = view.theme.metrics.contentInset(forWidth: size.width)
    let title = heading.sizeThatFits(size)
    // At the lower edge: a top side that is drawn out shows it first.
    let y = max(36, size.height - 64)
    heading.frame = view.mirrored(Rect(inset, y - 28, title.width, title.height))
    let said = answer.sizeThatFits(size)
    answer.frame = view.mirrored(
      Rect(inset + title.width + 12, y - 28, said.width, said.height))
    let width = max(0, min(size.width - 2 * inset, 640))
    let share = (width - 8 * Double(buttons.count - 1)) / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = view.mirrored(Rect(inset + Double(index) * (share + 8), y, share, 44))
    }
  }
}
