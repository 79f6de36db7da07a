// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension FatalMisuse {
  @MainActor static let presentation = presenting + cards

  private static let presenting = [
    FatalMisuse("`present` of a child", "remove it before you present it") {
      let (root, child) = (ViewController(), ViewController())
      root.addChild(child)
      try OffscreenScreens.show(root)
      root.present(child, animated: false)
    },
    FatalMisuse("present a tab", "remove it before you present it") {
      let page = ViewController()
      let tabs = TabBarController(viewControllers: [page])
      try OffscreenScreens.show(tabs)
      tabs.present(page, animated: false)
    },
    FatalMisuse("`present` of itself", "cannot be presented by itself") {
      let root = ViewController()
      try OffscreenScreens.show(root)
      root.present(root, animated: false)
    },
    FatalMisuse(
      "`present` of an ancestor of the presenter", "by itself or by one of its descendants"
    ) {
      let presented = try OffscreenScreens.makePresentedController()
      guard let root = presented.presentingViewController else { return }
      presented.present(root, animated: false)
    },
    FatalMisuse("`present` in the style `none`", "cannot be presented in the style .none") {
      let (root, controller) = (ViewController(), ViewController())
      try OffscreenScreens.show(root)
      controller.modalPresentationStyle = .none
      root.present(controller, animated: false)
    },
    FatalMisuse("`preparePresentation` with a controller for another one", "was created to present")
    {
      ViewController().preparePresentation(
        with: PresentationController(presentedViewController: ViewController()))
    },
    FatalMisuse("`preparePresentation` of a presented controller", "is already presented") {
      let presented = try OffscreenScreens.makePresentedController()
      presented.preparePresentation(
        with: PresentationController(presentedViewController: presented))
    },
  ]

  private static let cards = [
    FatalMisuse("a sheet without detents", "A sheet needs at least one detent") {
      let controller = ViewController()
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = []
    },
    FatalMisuse("a popover without an anchor", "needs a sourceView or a barButtonItem") {
      let (root, controller) = (ViewController(), ViewController())
      try OffscreenScreens.show(root)
      controller.modalPresentationStyle = .popover
      root.present(controller, animated: false)
    },
    FatalMisuse("a popover without an anchor that becomes a sheet", "needs a sourceView") {
      let (root, controller) = (ViewController(), ViewController())
      let host = try OffscreenScreens.host(400, 500)
      host.window.rootViewController = root
      host.advance(by: 0.1)
      controller.modalPresentationStyle = .popover
      root.present(controller, animated: false)
    },
    FatalMisuse(
      "an alert with two cancel actions", "An alert can have only one action with the style .cancel"
    ) {
      let alert = AlertController(title: "Title")
      alert.addAction(AlertAction(title: "No", style: .cancel))
      alert.addAction(AlertAction(title: "Never", style: .cancel))
    },
    FatalMisuse("an alert with the same action twice", "The action “No” was already added") {
      let alert = AlertController(title: "Title")
      let action = AlertAction(title: "No")
      for _ in 0..<2 { alert.addAction(action) }
    },
    FatalMisuse("a preferred action that the alert does not have", "“No” was not added") {
      AlertController(title: "Title").preferredAction = AlertAction(title: "No")
    },
  ]
}
