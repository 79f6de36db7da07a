// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Installs the menu button: in the bar at the center's top leading corner, or else in the bar above the center.
final class MenuButtonInstaller {
  /// The location of a center's menu button: a bar inside the center, or the bar above it if `bar` is nil.
  private struct ButtonLocation {
    weak var center: ViewController?
    weak var bar: NavigationBar?
    let button: Button?
  }

  private unowned let menu: SlidingMenuController
  private var buttonLocations: [ObjectIdentifier: ButtonLocation] = [:]

  init(_ menu: SlidingMenuController) { self.menu = menu }

  private struct WeakButton {
    weak var button: Button?
  }
  private var madeButtons: [WeakButton] = []

  /// Updates the labels to the window's language. Buttons are made before there is a window.
  func updateButtonLabels() {
    let localized = menu.traits.localization
    for button in madeButtons.compactMap(\.button) {
      button.accessibilityLabel = localized("Menu button")
      button.toolTip = localized("Menu")
    }
  }

  func makeButton() -> Button {
    let button = Button(image: .icon("menu"), accessibilityLabel: "")
    madeButtons.removeAll { $0.button == nil }
    madeButtons.append(WeakButton(button: button))
    updateButtonLabels()
    button.onActivate = { [weak menu] in menu?.toggle() }
    button.accessibilityControlledView = menu.menuTable
    button.accessibilityTraitsBlock = { [weak menu] in
      menu?.isMenuOpen == true ? [.expandable, .expanded] : .expandable
    }
    return button
  }

  /// Whether a center has a bar for the button. Called for each frame of a slide.
  func hasBar(_ center: ViewController) -> Bool {
    // The record is current only for the center: other controllers send no updates.
    guard center === menu.center, let location = buttonLocations[ObjectIdentifier(center)],
      location.center === center
    else { return center.barAtCorner != nil }
    return location.bar != nil
  }

  /// Moves the button to the bar that is now at the center's corner. That bar changes with the columns of a split view,
  /// with its collapse, and with the selected tab.
  func update(for center: ViewController) {
    let old = buttonLocations[ObjectIdentifier(center)].flatMap { $0.center === center ? $0 : nil }
    let bar = center.barAtCorner
    if let old, old.bar === bar { return }
    let focused = menu.viewIfLoaded?.window?.focus.firstResponder as? View
    let hadKeyboard = [menu.centerBar, old?.button].compactMap(\.self)
      .contains { focused?.isDescendant(of: $0) == true }
    old?.bar?.leadingButtons.removeAll { $0 === old?.button }
    buttonLocations[ObjectIdentifier(center)] = ButtonLocation(
      center: center, bar: bar, button: bar.map(insertButton))
    guard center === menu.center else { return }
    if hadKeyboard, let button = (bar ?? menu.centerBar)?.leadingButtons.first {
      // A hidden view cannot get the focus, and the bar is shown only by the next layout.
      menu.centerBar?.isHidden = bar != nil
      menu.view.window?.focus.focus(button)
    }
    menu.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the menu button of a bar, and adds it if needed. A stack may have the button from another center already.
  private func insertButton(in bar: NavigationBar) -> Button {
    if let (center, location) = buttonLocations.first(where: { $0.value.bar === bar }),
      let button = location.button
    {
      buttonLocations[center] = nil
      return button
    }
    let button = makeButton()
    bar.leadingButtons.insert(button, at: 0)
    return button
  }
}
