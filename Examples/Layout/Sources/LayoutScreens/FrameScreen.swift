// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A bar chart that sets frames itself, because a multiplication describes its bars best.
public final class FrameScreen: ViewController {
  let values = [0.3, 0.7, 0.5, 0.9, 0.6]
  private(set) lazy var bars = values.map { _ in View() }

  public override func viewDidLoad() {
    view.backgroundColor = .surface
    for bar in bars {
      bar.backgroundColor = .accent
      view.addSubview(bar)
    }
  }

  public override func viewDidLayoutSubviews() {
    let width = view.bounds.width / Double(bars.count)
    for (index, bar) in bars.enumerated() {
      let height = values[index] * view.bounds.height
      bar.frame = Rect(Double(index) * width + 4, view.bounds.maxY - height, width - 8, height)
    }
  }
}
