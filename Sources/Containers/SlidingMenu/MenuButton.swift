// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The button that opens the menu. It stands in a bar before there is a window, whose language it speaks.
final class MenuButton: Button {
  init() {
    super.init(image: .icon("menu"), label: "")
    showWords()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showWords()
  }

  override func traitsChanged() {
    super.traitsChanged()
    showWords()
  }

  private func showWords() {
    accessibilityLabel = traits.localization("Menu button")
    toolTip = traits.localization("Menu")
  }
}
