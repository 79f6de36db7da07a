// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
package import Controls
package import Drawing
package import Views

/// Shows a menu with its submenus over the window, and performs the action of the chosen item.
final class PopUpMenuController: ViewController, TransientPresentation, PopUpMenu {
  /// Fades in and out as fast as a highlight (LOOK.md).
  private final class FadePresentationController: PresentationController {
    override var transitionMotion: TimingParameters { .curve(.easeOut, duration: 0.08) }
  }

  private let menu: Menu
  private let anchor: PopoverAnchor
  private var menuView: MenuView? { viewIfLoaded as? MenuView }

  var onDismiss: (() -> Void)?
  var onEnd: (() -> Void)?

  /// - Parameter anchor: A part of a view, or a whole view; the menu is then below it.
  init(_ menu: Menu, anchor: PopoverAnchor) {
    self.menu = menu
    self.anchor = anchor
    super.init()
    title = menu.title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func makePresentationController() -> PresentationController {
    FadePresentationController(presentedViewController: self)
  }

  override func loadView() {
    view = MenuView(
      menu, anchor: anchor, isBelow: anchor.rect == nil,
      onSelect: { [weak self] item in self?.choose(item) },
      onDismiss: { [weak self] in self?.dismissMenu() })
  }

  /// Presents the menu from the anchor's frontmost controller. Does nothing if it is empty or its anchor is off screen.
  ///
  /// - Parameter item: The item to highlight.
  /// - Returns: Whether the menu is presented.
  @discardableResult
  func show(highlighting item: Int?, byKey: Bool) -> Bool {
    guard !menu.items.isEmpty, let source = anchor.view, let window = source.window,
      let anchorRect = source.visibleRect(of: anchor.rect),
      let presenter = source.owningController?.topMostViewController
    else { return false }
    presenter.present(self, animated: true)
    guard let menuView, menuView.window === window else { return presentingViewController != nil }
    menuView.begin(highlighting: item, byKey: byKey)
    guard !byKey, window.isPointerPressed else { return true }
    menuView.beginPress(
      at: window.pointerLocation ?? Point(anchorRect.midX, anchorRect.midY))
    window.handOverPointers(to: menuView)
    return true
  }

  private func choose(_ item: MenuItem) {
    dismissMenu()
    item.action()
  }

  private func dismissMenu() {
    guard !isBeingDismissed, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onDismiss?()
    onDismiss = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
    onEnd = nil
  }
}

extension Window: PopUpMenuPresenter {
  package func makePopUp(_ menu: Menu, at rect: Rect?, of view: View) -> any PopUpMenu {
    PopUpMenuController(menu, anchor: PopoverAnchor(view: view, rect: rect))
  }
}
