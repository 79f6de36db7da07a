// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Two tabs whose screens are restored at the next start, the first with a navigation stack. Prints the shown screen.
final class RestorationScene: Scene {
  /// A screen with its depth in the title and a text field; Ctrl+P pushes the next screen.
  private final class Level: ViewController {
    let depth: Int
    let field = TextField(accessibilityLabel: "Text")

    init(_ depth: Int) {
      self.depth = depth
      super.init()
      title = "Level \(depth)"
    }

    override func viewDidLoad() {
      view.backgroundColor = .surface
      view.addSubview(field)
      field.frame = Rect(20, 20, 300, 36)
    }

    override func viewDidAppear(_ animated: Bool) { field.becomeFirstResponder() }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand("Push", group: "Scene", shortcuts: [.init(.character("p"), .control)]) {
          [weak self] in
          guard let self else { return false }
          navigationController?.pushViewController(Level(depth + 1), animated: true)
          return true
        }
      ]
    }

    override func encodeRestorableState(with coder: StateCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(depth, forKey: "depth")
    }

    override func viewController(
      withRestorationIdentifier identifier: String, coder: StateCoder
    ) -> ViewController? { coder.decode(Int.self, forKey: "depth").map { Level($0) } }
  }

  private let tabs = TabBarController()
  private let stack = NavigationController(rootViewController: Level(1))
  private var lastPrintedLine = ""

  override func viewDidLoad() {
    let second = Level(0)
    stack.title = "First"
    tabs.setViewControllers([stack, second], animated: false)
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.view.pin(Pin.edges())
    tabs.didMove(toParent: self)
  }

  override var activeChild: ViewController? { tabs }

  /// Prints the shown screen for the first frame, and whenever another one is shown and the window is at rest.
  override func frameDidShow() {
    super.frameDidShow()
    guard let window = view.window else { return }
    let shown = (tabs.selectedViewController as? NavigationController)?.topViewController
    let level = (shown ?? tabs.selectedViewController) as? Level
    let size = window.size
    let words = [
      "tab \(tabs.selectedIndex ?? -1)", "depth \(level?.depth ?? -1)",
      "text \(level?.field.text ?? "")", "size \(Int(size.width)) \(Int(size.height))",
    ]
    let line = "shows " + words.joined(separator: ", ")
    guard lastPrintedLine.isEmpty || !window.isAnimating, line != lastPrintedLine else { return }
    lastPrintedLine = line
    printLine(line)
  }
}
