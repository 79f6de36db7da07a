// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
package import Controls
package import Drawing
package import Views

/// Shows a menu with its submenus over the window, and runs the chosen item's action.
final class PopUpMenuController: ViewController, TransientPresentation, PopUpMenu {
  /// Fades as fast as a highlight comes (LOOK.md).
  private final class Fade: PresentationController {
    override var transitionMotion: Motion { .curve(.easeOut, duration: 0.08) }
  }

  private let menu: Menu
  private let anchor: PopoverAnchor
  private var menuView: MenuView?

  private var onDismiss: (() -> Void)?
  private var onEnd: (() -> Void)?

  /// - Parameters:
  ///   - anchor: A place of a view, or all of one: then the menu lies below.
  init(_ menu: Menu, anchor: PopoverAnchor) {
    self.menu = menu
    self.anchor = anchor
    super.init()
    title = menu.title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func makePresentationController() -> PresentationController {
    Fade(presentedViewController: self)
  }

  override func loadView() {
    let menuView = MenuView(
      menu, anchor: anchor, isBelow: anchor.rect == nil,
      onChoose: { [weak self] item in self?.choose(item) },
      onDismiss: { [weak self] in self?.leave() })
    self.menuView = menuView
    view = menuView
  }

  /// Presents the menu from the controller in front of the anchor. An empty menu, or one whose
  /// anchor is not on screen, is not shown.
  ///
  /// - Parameter item: The item to mark.
  /// - Returns: Whether the menu shows.
  @discardableResult
  func show(marking item: Int?, byKey: Bool) -> Bool {
    guard !menu.items.isEmpty, let source = anchor.view, let window = source.window,
      let place = source.shownRect(of: anchor.rect),
      let presenter = source.owningController?.topMostViewController
    else { return false }
    presenter.present(self, animated: true)
    guard let menuView, menuView.window === window else { return presentingViewController != nil }
    menuView.begin(marking: item, byKey: byKey)
    guard !byKey, window.isPointerPressed else { return true }
    menuView.takeOverPress(
      at: window.pointerLocation ?? Point(place.midX, place.midY))
    window.handOverPointers(to: menuView)
    return true
  }

  func whenDismissed(_ action: @escaping () -> Void) { onDismiss = action }

  func whenEnded(_ action: @escaping () -> Void) { onEnd = action }

  private func choose(_ item: MenuItem) {
    leave()
    item.action()
  }

  private func leave() {
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

extension Window: MenuShowing {
  package func makePopUp(_ menu: Menu, at place: Rect?, of view: View) -> any PopUpMenu {
    PopUpMenuController(menu, anchor: PopoverAnchor(view: view, rect: place))
  }
}
