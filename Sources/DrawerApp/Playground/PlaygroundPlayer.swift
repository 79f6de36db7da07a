// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The bottom side of the playground: what plays, how far it is, and buttons.
final class PlaygroundPlayer: ViewController {
  /// Seconds.
  private static let length = 214.0

  private let cover = View()
  private let song = Label("Lanterns", style: .title)
  private let artist = Label("Evening walk", style: .caption)
  private let elapsed = Label(style: .caption)
  private let rest = Label(style: .caption)
  private let position = Slider(label: "Position")
  private let buttons = [Button.plate("Back"), .plate("Play", isMain: true), .plate("Next")]

  override init() {
    super.init()
    title = "Player"
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    cover.backgroundColor = .accent
    cover.cornerRadius = view.theme.metrics.controlRadius
    for label in [artist, elapsed, rest] { label.color = .secondaryText }
    position.maximumValue = Self.length
    position.value = 78
    position.onValueChanged = { [weak self] _ in self?.showTimes() }
    buttons[0].onActivate = { [weak self] in self?.seek(to: 0) }
    buttons[1].onActivate = { [weak self] in self?.togglePlaying() }
    buttons[2].onActivate = { [weak self] in self?.seek(to: Self.length) }
    for part in [cover, song, artist, elapsed, position, rest] + buttons { view.addSubview(part) }
    showTimes()
  }

  private func seek(to seconds: Double) {
    position.setValue(seconds, animated: true)
    showTimes()
  }

  private func togglePlaying() {
    buttons[1].title = buttons[1].title == "Play" ? "Pause" : "Play"
  }

  private func showTimes() {
    elapsed.text = Self.time(position.value)
    rest.text = "−" + Self.time(Self.length - position.value)
    view.setNeedsLayout()
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let inset = view.theme.metrics.contentInset(forWidth: size.width)
    let width = max(0, min(size.width - 2 * inset, 720))
    let left = ((size.width - width) / 2).rounded()
    let right = left + width
    cover.frame = view.mirrored(Rect(left, 20, 56, 56))
    var end = right
    for button in buttons.reversed() {
      let share = width < 480 ? 56.0 : 76
      button.frame = view.mirrored(Rect(end - share, 30, share, 36))
      end -= share + 8
    }
    let text = left + 72
    for (label, y) in [(song, 24.0), (artist, 52.0)] {
      let fitted = label.sizeThatFits(Size(max(0, end - text), .infinity))
      label.frame = view.mirrored(Rect(text, y, fitted.width, fitted.height))
    }
    for (label, isFirst) in [(elapsed, true), (rest, false)] {
      let fitted = label.sizeThatFits(size)
      label.frame = view.mirrored(
        Rect(isFirst ? left : right - fitted.width, 99, fitted.width, fitted.height))
    }
    position.frame = Rect(left + 44, 90, max(0, width - 88), 36)
  }
}
