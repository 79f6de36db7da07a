// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The playground as a screen that covers the window, with a button back to the menu.
final class PlaygroundScreen: ViewController {
  /// Created on demand, and saved from then on.
  private var playgroundIfCreated: PlaygroundController?

  var playground: PlaygroundController {
    let playground = playgroundIfCreated ?? PlaygroundController()
    playgroundIfCreated = playground
    return playground
  }

  override init() {
    super.init()
    title = localized("Drawer playground")
    modalPresentationStyle = .fullScreen
  }

  override func viewDidLoad() {
    for controller in playground.controllers + [playground] {
      controller.containmentObserver = containmentObserver
    }
    let back = Button(image: .icon("back"), accessibilityLabel: localized("Back to the menu"))
    back.toolTip = localized("Back to the menu")
    back.onActivate = { [weak self] in self?.dismiss(animated: true) }
    playground.centerBar?.leadingButtons.insert(back, at: 0)
    addChild(playground)
    view.addSubview(playground.view)
    playground.view.pin(Pin.edges())
    playground.didMove(toParent: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    playground.pausePlayer()
  }

  // MARK: Restoration

  override var childrenForRestoration: [ViewController] { [playgroundIfCreated].compactMap(\.self) }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    if !coder.children.isEmpty { _ = playground }
  }

  override var childForKeyCommands: ViewController? { isViewLoaded ? playground : nil }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        localized("Back to the menu"), identifier: "playground.back",
        group: localized("Playground"),
        shortcuts: [.init(.left, .alt), .init(.escape), .init(.back)], of: self
      ) { $0.dismiss(animated: true) }
    ]
  }
}
