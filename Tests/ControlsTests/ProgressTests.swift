// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ProgressTests {
  private let root = ViewController()
  private let harness: TestWindow
  private let bar = ProgressView(accessibilityLabel: "Copying")
  private let spinner = ActivityIndicator(accessibilityLabel: "Loading")

  init() {
    harness = TestWindow(root: root)
    bar.frame = Rect(100, 100, 200, 4)
    spinner.frame = Rect(100, 200, 20, 20)
    root.view.addSubview(bar)
    root.view.addSubview(spinner)
    harness.runUntilIdle()
  }

  /// The rounded rectangles that are drawn in a color.
  private func drawnRects(_ role: ColorRole) -> [Rect] {
    harness.window.invalidateAll()
    let color = bar.theme.color(role)
    return (harness.step()?.placements ?? []).flatMap { $0.layer.displayList.commands }
      .compactMap { command in
        if case .fillRounded(let rect, _, let own) = command, own == color { rect } else { nil }
      }
  }

  // MARK: The bar

  @Test(arguments: [(-1, 0), (0.25, 0.25), (2, 1)] as [(Double, Double)])
  func `a progress bar clamps its progress to 0 through 1`(wanted: Double, kept: Double) {
    bar.progress = wanted

    #expect(bar.progress == kept)
    #expect(drawnRects(.accent) == (kept == 0 ? [] : [Rect(100, 100, 200 * kept, 4)]))
  }

  @Test func `an animated change of a progress bar is gradual, or immediate with reduced motion`() {
    bar.setProgress(1, animated: true)
    harness.advance(by: 0.05)
    let width = drawnRects(.accent).first?.width ?? 0
    #expect(width > 0 && width < 200)
    harness.runUntilIdle()
    #expect(drawnRects(.accent).first?.width == 200)

    harness.window.traits.reducesMotion = true
    bar.setProgress(0.5, animated: true)
    #expect(drawnRects(.accent).first?.width == 100)
  }

  @Test func `a progress bar fills from the right in right-to-left layout`() {
    harness.window.traits.layoutDirection = .rightToLeft
    bar.progress = 0.25

    #expect(drawnRects(.accent) == [Rect(250, 100, 50, 4)])
  }

  @Test
  func `an indeterminate progress bar animates only while it is visible`() {
    bar.isIndeterminate = true
    var positions: [Double] = []
    for _ in 0..<40 {
      harness.advance(by: 0.05)
      let part = drawnRects(.accent)
      #expect(part.count == 1 && part.allSatisfy { bar.frame.contains($0) })
      positions += part.map(\.minX)
    }
    #expect((positions.max() ?? 0) > 230 && (positions.min() ?? 0) < 110)

    bar.isHidden = true
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating)
    bar.isHidden = false
    #expect(harness.window.isAnimating)
    bar.isIndeterminate = false
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating)
  }

  @Test func `an indeterminate progress bar does not animate with reduced motion`() {
    harness.window.traits.reducesMotion = true

    bar.isIndeterminate = true

    let part = drawnRects(.accent).first
    #expect(!harness.window.isAnimating)
    #expect(part.map { abs($0.midX - 200) < 1 } == true)
  }

  // MARK: The ring

  private var dots: [DisplayList.Command] {
    harness.window.invalidateAll()
    return (harness.step()?.placements ?? []).flatMap { $0.layer.displayList.commands }
      .filter { command in
        if case .fillRounded(let rect, _, _) = command {
          spinner.frame.contains(rect)
        } else {
          false
        }
      }
  }

  @Test func `an activity indicator spins only between startAnimating and stopAnimating`() {
    #expect(dots.isEmpty && !spinner.isAnimating)

    spinner.startAnimating()
    harness.advance(by: 0.1)
    let first = dots
    harness.advance(by: 0.2)
    #expect(first.count == 8 && dots.count == 8 && dots != first)

    spinner.stopAnimating()
    harness.runUntilIdle()
    #expect(dots.isEmpty && !harness.window.isAnimating)
    spinner.hidesWhenStopped = false
    #expect(dots.count == 8)
  }

  @Test func `each frame of an activity indicator's animation redraws only the indicator`() {
    spinner.startAnimating()
    harness.runUntilIdle()

    harness.advance(by: 1.0 / 60)

    let damage = harness.lastFrame?.damage ?? []
    #expect(!damage.isEmpty && damage.allSatisfy { spinner.frame.contains($0) })
  }

  @Test
  func `an activity indicator does not animate when removed or hidden, or with reduced motion`() {
    spinner.startAnimating()
    root.view.isHidden = true
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating)
    root.view.isHidden = false
    #expect(harness.window.isAnimating)

    harness.window.traits.reducesMotion = true
    harness.step()
    #expect(!harness.window.isAnimating && dots.count == 8)
    harness.window.traits.reducesMotion = false
    harness.step()
    #expect(harness.window.isAnimating)

    spinner.removeFromSuperview()
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating && spinner.isAnimating)
  }

  @Test func `progress bars and activity indicators have an accessibility role and label`() {
    #expect(bar.accessibilityRole == .progressIndicator && bar.accessibilityLabel == "Copying")
    #expect(spinner.accessibilityRole == .progressIndicator)
    #expect(spinner.accessibilityLabel == "Loading")
    #expect(
      ActivityIndicator(style: .large, accessibilityLabel: "x").sizeThatFits(Size(99, 99))
        == Size(36, 36))
  }
}
