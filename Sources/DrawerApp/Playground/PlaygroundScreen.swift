// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The playground over the whole window, with a way back to the menu.
final class PlaygroundScreen: ViewController {
  let playground: PlaygroundController

  /// - Parameter observer: Watches the playground's controllers. Default nil.
  init(settings: PlaygroundSettings = .sample, observer: (any ContainmentObserver)? = nil) {
    playground = PlaygroundController(settings: settings)
    super.init()
    title = "Playground"
    modalPresentationStyle = .fullScreen
    for controller in playground.controllers + [playground] {
      controller.containmentObserver = observer
    }
  }

  override func viewDidLoad() {
    let back = Button(image: .icon("back"), label: "Back to the menu")
    back.toolTip = "Back to the menu"
    back.onActivate = { [weak self] in self?.dismiss(animated: true) }
    playground.centerBar?.leadingButtons.insert(back, at: 0)
    addChild(playground)
    view.addSubview(playground.view)
    playground.view.pin(Pin.edges())
    playground.didMove(toParent: self)
  }

  override var childForKeyCommands: ViewController? { playground }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        "Back to the menu", group: "Playground",
        shortcuts: [.init(.left, .alt), .init(.escape), .init(.back)]
      ) { [weak self] in
        self?.dismiss(animated: true)
        return true
      }
    ]
  }
}
