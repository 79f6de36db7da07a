// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The window's root: the sliding menu, and over it, when asked for, the inspector and the list of
/// shortcuts.
final class RootController: ViewController {
  let menu: SlidingMenuController
  private(set) var overlay: ShortcutsController?
  private(set) var inspector: InspectorController?
  private let observation: Observation
  private weak var focusBehindOverlay: Responder?
  private weak var focusBesideInspector: Responder?

  init(menu: SlidingMenuController, observation: Observation) {
    self.menu = menu
    self.observation = observation
    super.init()
  }

  override func viewDidLoad() {
    show(menu)
  }

  override var childForKeyCommands: ViewController? { overlay ?? menu }

  override func viewDidLayoutSubviews() {
    placeInspector()
  }

  private func placeInspector() {
    let size = view.bounds.size
    let width = InspectorController.width(in: size.width)
    inspector?.viewIfLoaded?.frame = Rect(size.width - width, 0, width, size.height)
  }

  override var keyCommands: [KeyCommand] {
    // With the keyboard in the inspector the menu's keys still work: one watches what they do.
    windowCommands + (inspector == nil || overlay != nil ? [] : menu.keyCommands)
  }

  private var windowCommands: [KeyCommand] {
    [
      KeyCommand(
        "Show or hide the inspector", group: "Window",
        shortcuts: [.init(.character("i"), [.control, .shift])]
      ) { [weak self] in
        guard let self, overlay == nil else { return false }
        toggleInspector()
        return true
      },
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

  // MARK: Inspector

  func toggleInspector() {
    if inspector == nil { showInspector() } else { hideInspector() }
  }

  private func showInspector() {
    guard let window = view.window else { return }
    observation.startChecking()
    let inspector = InspectorController(log: observation.log, checker: observation.checker)
    inspector.onClose = { [weak self] in self?.hideInspector() }
    self.inspector = inspector
    focusBesideInspector = window.focus.firstResponder
    addChild(inspector)
    inspector.loadViewIfNeeded()
    placeInspector()
    view.addSubview(inspector.view)
    inspector.didMove(toParent: self)
    window.layoutIfNeeded()
    window.focus.focusFirst(in: inspector.view)
  }

  private func hideInspector() {
    guard let inspector else { return }
    self.inspector = nil
    let hadFocus =
      (view.window?.focus.firstResponder as? View)?.isDescendant(of: inspector.view) ?? false
    remove(inspector)
    if hadFocus { giveFocus(to: focusBesideInspector) }
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
    remove(shortcuts)
    menu.view.isInert = false
    giveFocus(to: focusBehindOverlay)
  }

  private func giveFocus(to responder: Responder?) {
    guard let focus = view.window?.focus, let view = responder as? View, focus.canFocus(view) else {
      return
    }
    focus.focus(view)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func show(_ child: ViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = .fill
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
