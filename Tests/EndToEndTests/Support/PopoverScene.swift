// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Popovers on each side of their anchor, menus and a tool tip, over the views that open them.
@MainActor
enum PopoverScene: String, CaseIterable {
  /// A popover of the button at a place of the window.
  case top, bottom, left, right, corner
  case menu, contextMenu, longMenu, popUpButton, toolTip

  /// The controller behind the popovers and menus.
  static func root() -> ViewController { BackgroundController() }

  func show(in host: OffscreenHost) {
    guard let ground = host.window.rootViewController as? BackgroundController else { return }
    switch self {
    case .top: ground.present(from: ground.buttons[0])
    case .left: ground.present(from: ground.buttons[1], .left)
    case .right: ground.present(from: ground.buttons[2], .right)
    case .bottom: ground.present(from: ground.buttons[3])
    case .corner: ground.present(from: ground.buttons[4])
    case .menu:
      let below = Point(ground.buttons[0].frame.minX, ground.buttons[0].frame.maxY + 4)
      Self.commands.show(at: below, in: ground.view, byKey: true)
      for key in [Key.down, .down, .return] { host.send(.key(KeyEvent(key))) }
    case .contextMenu:
      let size = host.window.size
      let point = Point(size.width - 60, size.height - 80)
      host.send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
      host.send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
      for key in [Key.down, .down, .down, .return] { host.send(.key(KeyEvent(key))) }
    case .longMenu:
      Menu((1...40).map { number in MenuItem("Chapter \(number)") {} }).show(
        under: ground.buttons[0])
    case .popUpButton:
      host.window.focus.focus(ground.choice)
      host.send(.key(KeyEvent(.down)))
    case .toolTip:
      let point = ground.buttons[3].frame.center
      host.send(.pointer(PointerEvent(.moved, at: point)))
    }
  }

  static let commands = Menu(
    sections: [
      Menu.Section(
        nil,
        [
          MenuItem("New note", image: .icon("notes"), shortcut: .init(.character("n"), .control)) {
          },
          MenuItem("Search", image: .icon("search"), shortcut: .init(.character("f"), .control)) {},
          MenuItem(
            "Sort by", image: .icon("sliders"),
            submenu: Menu(
              "Sort by",
              [
                MenuItem("Title", state: .on) {}, MenuItem("Last change") {},
                MenuItem("Size", attributes: .disabled) {},
              ])),
        ]),
      Menu.Section(
        "View",
        [
          MenuItem("Show the star", image: .icon("star"), state: .on) {},
          MenuItem("Full screen", shortcut: .init(.function(11))) {},
        ]),
      Menu.Section(
        nil,
        [
          MenuItem(
            "Delete", image: .icon("trash"), shortcut: .init(.delete), attributes: .destructive
          ) {}
        ]),
    ])

  private final class BackgroundController: ViewController {
    let buttons = ["Chapters", "Notes", "People", "Help", "More"].map {
      Button(title: $0, accessibilityLabel: $0)
    }
    let choice = PopUpButton(
      choices: ["Small", "Medium", "Large"], selectedIndex: 1, accessibilityLabel: "Size")
    private let heading = Label("Library", style: .largeTitle)
    private let lines = (1...10).map { Label("Chapter \($0), which nobody has finished yet") }

    override func viewDidLoad() {
      view.backgroundColor = .window
      for label in [heading] + lines { view.addSubview(label) }
      for button in buttons {
        button.color = .accent
        view.addSubview(button)
      }
      buttons[3].toolTip = "What everything here is for, and how to find what is not"
      view.addSubview(choice)
    }

    override func viewDidLayoutSubviews() {
      let size = view.bounds.size
      let centers = [
        Point(size.width / 2, 40), Point(60, size.height / 2),
        Point(size.width - 60, size.height / 2), Point(size.width / 2, size.height - 40),
        Point(size.width - 40, 40),
      ]
      for (button, center) in zip(buttons, centers) {
        let fitting = button.sizeThatFits(size)
        button.frame = Rect(
          (center.x - fitting.width / 2).rounded(), center.y - 16, fitting.width, 32)
      }
      heading.frame = Rect(40, 20, 200, 40)
      choice.frame = Rect(40, 80, 140, 32)
      for (index, line) in lines.enumerated() {
        line.frame = Rect(140, 140 + Double(index) * 32, size.width - 280, 20)
        line.isHidden = line.frame.maxY > size.height - 80
      }
    }

    override func contextMenu(at point: Point) -> (any ContextMenu)? { PopoverScene.commands }

    func present(from button: Button, _ direction: PopoverArrowDirection = .any) {
      let notes = Notes()
      notes.title = "Notes"
      notes.preferredContentSize = Size(260, 188)
      notes.modalPresentationStyle = .popover
      let popover = notes.popoverPresentationController
      popover?.sourceView = button
      popover?.permittedArrowDirections = direction
      present(notes, animated: false)
    }
  }

  private final class Notes: ViewController {
    private let heading = Label("Notes from Tuesday", style: .title)
    private let text = Label(
      "Three pages were changed since you opened the book. The last one is still without an end.")
    private let toggle = Switch(accessibilityLabel: "Share")
    private let shareLabel = Label("Share")

    override func viewDidLoad() {
      text.numberOfLines = 0
      text.color = .secondaryText
      toggle.isOn = true
      for part in [heading, text, shareLabel, toggle] as [View] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
      let isMirrored = traits.layoutDirection == .rightToLeft
      let inner = view.bounds.inset(by: 16)
      let width = min(inner.width, heading.sizeThatFits(inner.size).width)
      heading.frame = Rect(isMirrored ? inner.maxX - width : inner.minX, 16, width, 24)
      text.frame = Rect(inner.minX, 48, inner.width, 64)
      let size = toggle.sizeThatFits(inner.size)
      toggle.frame = Rect(
        isMirrored ? inner.minX : inner.maxX - size.width, 136, size.width, size.height)
      shareLabel.frame = Rect(
        isMirrored ? inner.maxX - 60 : inner.minX, 136 + (size.height - 20) / 2, 60, 20)
    }
  }
}
