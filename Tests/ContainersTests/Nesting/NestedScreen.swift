// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Inspector
import TestSupport

@testable import Containers

/// A screen at the innermost level. It records its sizes, rotations and traits in addition to its callbacks.
final class NestedScreen: ViewController {
  private let callbacks: CallbackLog

  init(_ title: String, in harness: TestWindow) {
    callbacks = harness.callbacks
    super.init()
    self.title = title
    containmentObserver = harness.observers
  }

  private func record(_ text: String) { callbacks.record("\(title ?? "") \(text)") }

  override func viewDidLoad() { view.backgroundColor = .surface }

  override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    record("\(Int(size.width))×\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willRotate(to orientation: Orientation) { record("rotates to \(orientation)") }

  override func traitsDidChange(from old: Traits) {
    // The first traits come with the window: nothing changes on screen.
    guard isAppeared else { return }
    if traits.horizontalSizeClass != old.horizontalSizeClass {
      record("\(traits.horizontalSizeClass)")
    }
  }
}

/// Callback logs in the shorthand of the contract: `nav WA` for `nav viewWillAppear`.
enum CallbackShorthand {
  private static let names = [
    "loadView": "L", "viewDidLoad": "DL", "viewWillAppear": "WA", "viewIsAppearing": "IA",
    "viewDidAppear": "DA", "viewWillDisappear": "WD", "viewDidDisappear": "DD",
    "willMove": "WM", "didMove": "DM",
  ]

  static func shorthand(_ line: String) -> String {
    line.split(separator: " ").map { names[String($0)] ?? String($0) }.joined(separator: " ")
  }

  /// What a test expects: calls between commas, on as many lines as they take.
  static func expected(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "\n" }
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
      .map(String.init)
  }
}
