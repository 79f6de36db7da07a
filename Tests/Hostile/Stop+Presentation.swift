// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension Stop {
  @MainActor static let presentation = presenting + cards

  private static let presenting = [
    Stop("`present` of a child", "remove it before it is presented") {
      let (root, child) = (ViewController(), ViewController())
      root.addChild(child)
      try Screen.show(root)
      root.present(child, animated: false)
    },
    Stop("present a tab", "remove it before it is presented") {
      let page = ViewController()
      let tabs = TabBarController(viewControllers: [page])
      try Screen.show(tabs)
      tabs.present(page, animated: false)
    },
    Stop("`present` of itself", "cannot be presented by itself") {
      let root = ViewController()
      try Screen.show(root)
      root.present(root, animated: false)
    },
    Stop("`present` of an ancestor of the presenter", "by itself or by what it contains") {
      let presented = try Screen.presented()
      guard let root = presented.presentingViewController else { return }
      presented.present(root, animated: false)
    },
    Stop("`present` in the style `none`", "cannot be presented in no style") {
      let (root, controller) = (ViewController(), ViewController())
      try Screen.show(root)
      controller.modalPresentationStyle = .none
      root.present(controller, animated: false)
    },
    Stop("`preparePresentation` with a controller for another one", "presents") {
      ViewController().preparePresentation(
        with: PresentationController(presentedViewController: ViewController()))
    },
    Stop("`preparePresentation` of a presented controller", "is presented already") {
      let presented = try Screen.presented()
      presented.preparePresentation(
        with: PresentationController(presentedViewController: presented))
    },
  ]

  private static let cards = [
    Stop("a sheet without detents", "A sheet needs a detent to rest at") {
      let controller = ViewController()
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = []
    },
    Stop("a popover without an anchor", "needs a sourceView or a barButtonItem") {
      let (root, controller) = (ViewController(), ViewController())
      try Screen.show(root)
      controller.modalPresentationStyle = .popover
      root.present(controller, animated: false)
    },
    Stop("a popover without an anchor, where it becomes a sheet", "needs a sourceView") {
      let (root, controller) = (ViewController(), ViewController())
      let host = try Screen.host(400, 500)
      host.window.rootViewController = root
      host.advance(by: 0.1)
      controller.modalPresentationStyle = .popover
      root.present(controller, animated: false)
    },
    Stop("an alert with two cancel actions", "The alert has a cancel action") {
      let alert = AlertController(title: "Title")
      alert.addAction(AlertAction(title: "No", style: .cancel))
      alert.addAction(AlertAction(title: "Never", style: .cancel))
    },
    Stop("an alert with the same action twice", "The action “No” was added already") {
      let alert = AlertController(title: "Title")
      let action = AlertAction(title: "No")
      for _ in 0..<2 { alert.addAction(action) }
    },
    Stop("a preferred action that the alert does not have", "“No” was not added") {
      AlertController(title: "Title").preferredAction = AlertAction(title: "No")
    },
  ]
}
