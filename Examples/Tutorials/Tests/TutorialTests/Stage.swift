// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing
import TutorialScreens

/// A window without a display, a log of what all controllers in it hear, and the contract checker.
final class Stage: ContainmentObserver {
  let host: OffscreenHost
  private(set) var lines: [String] = []
  private let checker = ContractChecker { Issue.record("\($0)") }

  init(_ root: ViewController) throws {
    var configuration = Application.Configuration()
    configuration.size = Size(640, 480)
    host = try OffscreenHost(configuration: configuration)
    host.window.containmentObserver = self
    host.window.rootViewController = root
    wait(0.1)
    lines = []
  }

  // MARK: What is heard

  func observe(_ event: ContainmentEvent) {
    checker.observe(event)
    let name = event.controller.title ?? "\(type(of: event.controller))"
    switch event.callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewIsAppearing, .loadView: break
    case .willMoveToParent, .didMoveToParent:
      let parent = event.parent == nil ? "nil" : "parent"
      lines.append("\(name) \(event.callback.name) \(parent)")
    default: lines.append("\(name) \(event.callback.name)")
    }
  }

  func callBegan(_ call: ContainmentCall) { checker.callBegan(call) }
  func callEnded(_ call: ContainmentCall) { checker.callEnded(call) }

  /// What was heard since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  // MARK: What a person does

  func wait(_ seconds: Double) {
    host.advance(by: seconds)
    checker.settle(with: host.window)
  }

  func click(_ view: View) { click(view.convert(view.bounds, to: nil).center) }

  func click(_ point: Point) {
    host.send(.pointer(PointerEvent(.down, at: point)))
    host.send(.pointer(PointerEvent(.up, at: point)))
  }

  func press(_ key: Key) {
    host.send(.key(KeyEvent(key)))
    host.send(.key(KeyEvent(key, isDown: false)))
  }

  /// Clicks whatever is called that and can be hit.
  func click(_ label: String) throws {
    let view = try #require(Self.find(label, in: host.window.rootViewController?.view))
    click(view)
  }

  private static func find(_ label: String, in view: View?) -> View? {
    guard let view, !view.isHidden else { return nil }
    if view.accessibilityLabel == label, view is Button { return view }
    return view.subviews.reversed().lazy.compactMap { find(label, in: $0) }.first
  }
}
