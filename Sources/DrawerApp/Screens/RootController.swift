// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The window's root: the sliding menu, and over it, when asked for, the list of shortcuts.
final class RootController: ViewController {
  let menu: SlidingMenuController
  private(set) var overlay: ShortcutsController?
  private weak var focusBehindOverlay: Responder?

  init(menu: SlidingMenuController) {
    self.menu = menu
    super.init()
  }

  override func viewDidLoad() {
    show(menu)
  }

  override var childForKeyCommands: ViewController? { overlay ?? menu }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        "Keyboard shortcuts", group: "Window",
        shortcuts: [.init(.function(1)), .init(.character("?"), .control)]
      ) { [weak self] in
        self?.toggleShortcuts()
        return true
      },
      KeyCommand("Full screen", group: "Window", shortcuts: [.init(.function(11))]) {
        [weak self] in
        guard let window = self?.view.window else { return false }
        window.setFullScreen(!window.isFullScreen)
        return true
      },
      KeyCommand(
        "Quit", group: "Window",
        shortcuts: [.init(.character("q"), .control), .init(.character("w"), .control)]
      ) { [weak self] in
        self?.view.window?.close()
        return true
      },
    ]
  }

  // MARK: Shortcuts

  func toggleShortcuts() {
    if overlay == nil { showShortcuts() } else { hideShortcuts() }
  }

  private func showShortcuts() {
    guard let window = view.window else { return }
    let shortcuts = ShortcutsController(commands: window.allKeyCommands())
    shortcuts.onClose = { [weak self] in self?.hideShortcuts() }
    overlay = shortcuts
    focusBehindOverlay = window.focus.firstResponder
    menu.view.isInert = true
    show(shortcuts)
    window.layoutIfNeeded()
    window.focus.focusFirst(in: shortcuts.view)
  }

  private func hideShortcuts() {
    guard let shortcuts = overlay else { return }
    overlay = nil
    shortcuts.willMove(toParent: nil)
    shortcuts.view.removeFromSuperview()
    shortcuts.removeFromParent()
    menu.view.isInert = false
    if let focus = view.window?.focus, let view = focusBehindOverlay as? View, focus.canFocus(view)
    {
      focus.focus(view)
    }
  }

  private func show(_ child: ViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = .fill
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
