// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Colors to walk through: hues, the shades of one, one shade. What a navigation controller is for.
enum ColorBrowser {
  static func make() -> NavigationController {
    let hues = ListController(
      title: "Colors",
      rows: Hue.all.map { hue in
        ListController.Row(
          title: hue.name, detail: "\(hue.shades.count) shades", image: .icon("circle-filled"),
          imageColor: .fixed(hue.main), leadsOn: true
        ) { $0.show(shades(of: hue), sender: nil) }
      })
    hues.navigationItem.largeTitleDisplayMode = .always
    return NavigationController(rootViewController: hues)
  }

  private static func shades(of hue: Hue) -> ViewController {
    ListController(
      title: hue.name,
      rows: hue.shades.map { shade in
        ListController.Row(
          title: shade.name, detail: shade.code, image: .icon("circle-filled"),
          imageColor: .fixed(shade.color), leadsOn: true
        ) { $0.show(SwatchController(shade), sender: nil) }
      })
  }
}
