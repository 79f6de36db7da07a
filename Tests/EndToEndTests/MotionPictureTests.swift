// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Movements that no sample shows, half-way.
@MainActor
struct MotionPictureTests {
  private static let size = Size(600, 360)
  private static let midTransitionDelay = 0.2

  @Test
  func `the navigation bar does not move while a slide segue goes back to the previous screen`()
    throws
  {
    let scene = SlideScene()
    let setting = PictureSetting(size: Self.size, scheme: .dark)
    try setting.expect(scene, toLookLike: "slide-back", allowedBlob: 40) { host in
      scene.slide()
      host.advance(by: 1)
      scene.slideBack()
      host.advance(by: Self.midTransitionDelay)
    }
  }

  @Test func `a tab bar that is being hidden slides out of the window's lower edge`()
    throws
  {
    let names = ["Inbox", "Drafts", "Sent", "Archive", "Notes", "Search", "Trips"]
    let tabs = TabBarController(
      viewControllers: names.map { name in
        let page = ViewController()
        page.title = name
        page.tabBarItem.image = .icon("notes")
        page.view.backgroundColor = .surface
        return name == "Trips" ? NavigationController(rootViewController: page) : page
      })
    tabs.viewControllers[6].tabBarItem.image = .icon("globe")
    tabs.selectedIndex = 6
    let setting = PictureSetting(size: Size(420, 360))
    try setting.expect(tabs, toLookLike: "tabs-more-stack", allowedBlob: 40) { host in
      host.advance(by: 0.1)
      tabs.setTabBarHidden(true, animated: true)
      host.advance(by: 0.05)
    }
  }
}
