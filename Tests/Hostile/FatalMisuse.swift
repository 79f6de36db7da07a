// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A call that can only be a programming error, and therefore traps.
struct FatalMisuse {
  /// The call as written in docs/BAD-USE.md.
  let call: String
  /// A part of the message that the program prints when it traps.
  let message: String
  let make: @MainActor () throws -> Void

  init(_ call: String, _ message: String, _ make: @escaping @MainActor () throws -> Void) {
    self.call = call
    self.message = message
    self.make = make
  }

  @MainActor static let all =
    core + presentation + containers + drawer + values + application
}

/// Windows without a screen, which live as long as the program does.
@MainActor
enum OffscreenScreens {
  private static var hosts: [OffscreenHost] = []

  static func host(_ width: Double = 1000, _ height: Double = 700) throws -> OffscreenHost {
    var configuration = Application.Configuration()
    configuration.size = Size(width, height)
    let host = try OffscreenHost(configuration: configuration)
    hosts.append(host)
    return host
  }

  /// Shows a controller as the root of a window.
  @discardableResult
  static func show(_ root: ViewController) throws -> OffscreenHost {
    let host = try host()
    host.window.rootViewController = root
    host.advance(by: 0.1)
    return host
  }

  /// A controller that a window's root presents.
  static func makePresentedController() throws -> ViewController {
    let (root, modal) = (ViewController(), ViewController())
    let host = try show(root)
    root.present(modal, animated: false)
    host.advance(by: 0.1)
    return modal
  }

  /// Shows a view in all of a window.
  @discardableResult
  static func show(_ view: View, _ width: Double = 1000, _ height: Double = 700) throws
    -> OffscreenHost
  {
    let host = try host(width, height)
    let root = ViewController()
    root.view.addSubview(view)
    host.window.rootViewController = root
    host.advance(by: 0.1)
    return host
  }
}
