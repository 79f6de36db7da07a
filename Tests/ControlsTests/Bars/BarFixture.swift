// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Controls

/// A navigation bar in a window.
final class BarFixture {
  let root = ViewController()
  let bar: NavigationBar
  let harness: TestWindow

  init(width: Double = 400, traits: Traits = Traits()) {
    bar = NavigationBar()
    harness = TestWindow(traits: traits)
    harness.window.rootViewController = root
    harness.step()
    root.view.addSubview(bar)
    resize(to: width)
  }

  func resize(to width: Double) {
    bar.frame = Rect(0, 0, width, bar.height(for: bar.item))
    harness.step()
  }

  /// The titles or accessibility labels of the visible buttons, from the left.
  var buttons: [String] {
    visibleButtons(in: bar).sorted { $0.frame.minX < $1.frame.minX }
      .map { $0.button.title ?? $0.button.accessibilityLabel ?? "" }
  }

  /// The frame of the label with a text, in the bar's coordinates.
  func frame(of text: String, style: TextStyle = .title) -> Rect? {
    labels(in: bar).first { $0.text == text && $0.style == style }
      .map { $0.convert($0.bounds, to: bar) }
  }

  func button(_ text: String) -> Button? {
    visibleButtons(in: bar).map(\.button).first {
      $0.title == text || $0.accessibilityLabel == text
    }
  }

  private func visibleButtons(in view: View) -> [(button: Button, frame: Rect)] {
    view.subviews.filter { !$0.isHidden }.flatMap { inner in
      (inner as? Button).map { [($0, $0.convert($0.bounds, to: bar))] } ?? visibleButtons(in: inner)
    }
  }

  private func labels(in view: View) -> [Label] {
    view.subviews.filter { !$0.isHidden }.flatMap { inner in
      (inner as? Label).map { [$0] } ?? labels(in: inner)
    }
  }
}
