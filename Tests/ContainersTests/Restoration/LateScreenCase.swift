// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import SDLHost
import TestSupport

@testable import ContainerCore
@testable import Containers

/// A way in which a program shows a first screen, and the screen that the user left some time later.
nonisolated enum LateScreenCase: CaseIterable {
  case root, rootAfterTwo, rootAfterNone, stackAfterStack, presented, presentedWithAnimation
  case presentedOnAppearing, pushed, pushedWithAnimation, pushedOnAppearing, inPlaceOfTheFirst
  case child, duringPush, duringPresentation, center, tab
}

extension LateScreenCase {
  /// A first screen that shows that something is being loaded.
  final class Loading: ViewController {
    var onAppearing: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      onAppearing?()
      onAppearing = nil
    }
  }

  final class Login: ViewController {}

  /// Shows the first screen, and returns what brings the other one.
  func showFirstScreen(
    with home: RestorationScreen, in window: TestWindow, restoring state: RestorableState?
  ) -> () -> Void {
    let loading = Loading()
    var arrive: () -> Void = {}
    var first: ViewController = loading
    switch self {
    case .root: arrive = { window.window.rootViewController = home }
    case .rootAfterTwo:
      arrive = {
        window.window.rootViewController = Login()
        window.runUntilIdle()
        window.window.rootViewController = home
      }
    case .rootAfterNone:
      window.show(nil, restoring: state)
      return { window.window.rootViewController = home }
    case .stackAfterStack:
      first = NavigationController(rootViewController: loading)
      arrive = {
        window.window.rootViewController = NavigationController(rootViewController: home)
      }
    case .presented: arrive = { loading.present(home, animated: false) }
    case .presentedWithAnimation: arrive = { loading.present(home, animated: true) }
    case .presentedOnAppearing: loading.onAppearing = { loading.present(home, animated: true) }
    case .pushed, .pushedWithAnimation, .pushedOnAppearing:
      let stack = NavigationController(rootViewController: loading)
      first = stack
      let push = { stack.pushViewController(home, animated: self != .pushed) }
      if self == .pushedOnAppearing { loading.onAppearing = push } else { arrive = push }
    case .inPlaceOfTheFirst:
      let stack = NavigationController(rootViewController: loading)
      first = stack
      arrive = { stack.setViewControllers([home], animated: false) }
    case .child:
      arrive = {
        loading.addChild(home)
        home.view.frame = loading.view.bounds
        loading.view.addSubview(home.view)
        home.didMove(toParent: loading)
      }
    case .duringPush:
      let stack = NavigationController(rootViewController: loading)
      first = stack
      arrive = {
        stack.pushViewController(Login(), animated: true)
        window.advance(by: 0.1)
        window.window.rootViewController = home
      }
    case .duringPresentation:
      arrive = {
        loading.present(Login(), animated: true)
        window.advance(by: 0.1)
        window.window.rootViewController = home
      }
    case .center:
      let drawer = DrawerController(center: loading)
      first = drawer
      arrive = { drawer.setCenter(home, animated: false) }
    case .tab:
      let tabs = TabBarController(viewControllers: [loading])
      first = tabs
      arrive = {
        tabs.setViewControllers([loading, home], animated: false)
        tabs.select(1)
      }
    }
    window.show(first, restoring: state)
    return arrive
  }
}
