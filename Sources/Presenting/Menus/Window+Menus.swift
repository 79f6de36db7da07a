// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Controls
package import Drawing
package import Views

extension Window: MenuShowing {
  package func makePopUp(_ menu: Menu, at place: Rect?, of view: View) -> any PopUpMenu {
    PopUpMenuController(menu, anchor: PopoverAnchor(view: view, rect: place))
  }
}
