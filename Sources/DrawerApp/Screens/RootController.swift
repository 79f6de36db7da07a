// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The root controller: a drawer, and on demand the inspector, and the list of shortcuts over everything.
final class RootController: ViewController {
  let drawer: DrawerController
  private(set) var inspector: InspectorController?
  let frameMeter = FrameMeter()
  let preferences: PreferencesController
  private var onSaveRecording: () -> Void = {}
  private let observation: DiagnosticsObserver
  /// The program's window. The controller's view is not in it while a presentation covers the window.
  private weak var window: Window?

  init(
    drawer: DrawerController, observation: DiagnosticsObserver,
    preferences: PreferencesController = PreferencesController()
  ) {
    self.drawer = drawer
    self.preferences = preferences
    self.observation = observation
    super.init()
  }

  /// Sets a closure that saves a recording of the last minute, when the user requests that.
  func setSaveRecordingHandler(_ onSaveRecording: @escaping () -> Void) {
    self.onSaveRecording = onSaveRecording
  }

  /// The drawer, if its side is a menu of children.
  var menu: SlidingMenuController? { drawer as? SlidingMenuController }

  override func viewDidLoad() {
    addChild(drawer)
    view.addSubview(drawer.view)
    drawer.view.pin(Pin.edges())
    drawer.didMove(toParent: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    window = view.window
    window?.windowKeyCommands = windowCommands
  }

  override var childForKeyCommands: ViewController? { drawer }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    drawer.viewController(withRestorationIdentifier: identifier, coder: coder)
  }

  /// The presented list of shortcuts; nil if there is none.
  var overlay: ShortcutsController? {
    sequence(first: self as ViewController) { $0.presentedViewController }
      .lazy.compactMap { $0 as? ShortcutsController }.first
  }

  /// The commands that work in the whole window, even under presentations.
  private var windowCommands: [KeyCommand] {
    func command(
      _ title: String, _ name: String, _ shortcuts: KeyCommand.Shortcut...,
      action: @escaping (RootController) -> Void
    ) -> KeyCommand {
      KeyCommand(
        title, identifier: "window.\(name)", group: localized("Window"), shortcuts: shortcuts,
        of: self, action: action)
    }
    return [
      command(
        localized("Show or hide the inspector"), "inspector",
        .init(.character("i"), [.control, .shift])
      ) { $0.toggleInspector() },
      command(
        localized("Show or hide the frame meter"), "frame-meter",
        .init(.character("m"), [.control, .shift])
      ) { $0.toggleFrameMeter() },
      command(
        localized("Keyboard shortcuts"), "shortcuts", .init(.function(1)),
        .init(.character("?"), .control)
      ) { $0.toggleShortcuts() },
      command(localized("Preferences"), "preferences", .init(.character(","), .control)) {
        $0.showPreferences()
      },
      command(localized("Full screen"), "full-screen", .init(.function(11))) {
        $0.window.map { $0.setFullScreen(!$0.isFullScreen) }
      },
      command(
        localized("Save a recording of the last minute"), "save-recording", .init(.function(12))
      ) { $0.onSaveRecording() },
      command(
        localized("Quit"), "quit", .init(.character("q"), .control),
        .init(.character("w"), .control)
      ) { $0.window?.performClose() },
    ]
  }

  /// Presents the preferences over the visible screen, or dismisses them.
  func showPreferences() {
    // A question over the preferences is dismissed too.
    if !preferences.isBeingDismissed, let presenter = preferences.presentingViewController {
      return presenter.dismiss(animated: true)
    }
    topMostViewController.present(preferences, animated: true)
  }

  func toggleFrameMeter() {
    guard let window else { return }
    if frameMeter.isVisible { frameMeter.hide() } else { frameMeter.show(in: window) }
  }

  // MARK: Inspector

  func toggleInspector() {
    if inspector == nil { showInspector() } else { hideInspector() }
    overlay?.view.setNeedsLayout()
  }

  private func showInspector() {
    guard let window else { return }
    observation.startChecking()
    let inspector = InspectorController(log: observation.log, checker: observation.checker)
    inspector.onClose = { [weak self] in self?.toggleInspector() }
    self.inspector = inspector
    inspector.show(in: window)
  }

  private func hideInspector() {
    inspector?.hide()
    inspector = nil
  }

  // MARK: Shortcuts

  func toggleShortcuts() {
    if let overlay, !overlay.isBeingDismissed { return overlay.dismiss(animated: true) }
    guard let window else { return }
    let shortcuts =
      overlay
      ?? ShortcutsController(commands: window.allKeyCommands()) { [weak self] in
        self?.updateSafeArea(of: $0)
      }
    // The new list takes precedence over the inspector.
    if inspector != nil, !hasRoomBesideInspector { hideInspector() }
    topMostViewController.present(shortcuts, animated: true)
  }

  private var hasRoomBesideInspector: Bool {
    (window?.size.width ?? 0) - (inspector?.view.frame.width ?? 0)
      >= ShortcutsController.minimumWidth
  }

  /// Places the list next to the inspector, if there is room.
  private func updateSafeArea(of shortcuts: ShortcutsController) {
    let inset = hasRoomBesideInspector ? inspector?.view.frame.width ?? 0 : 0
    let isMirrored = window?.traits.layoutDirection == .rightToLeft
    shortcuts.additionalSafeAreaInsets = Insets(
      left: isMirrored ? inset : 0, right: isMirrored ? 0 : inset)
  }
}
