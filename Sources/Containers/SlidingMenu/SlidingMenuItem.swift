// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// One row of a sliding menu and the screen it shows.
public struct SlidingMenuItem {
  public let title: String
  public let icon: Image?
  public let controller: ViewController

  public init(title: String, icon: Image? = nil, controller: ViewController) {
    self.title = title
    self.icon = icon
    self.controller = controller
  }
}
