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
  private let bar = ProgressView(label: "Copying")
  private let spinner = ActivityIndicator(label: "Loading")

  init() {
    harness = TestWindow(root: root)
    bar.frame = Rect(100, 100, 200, 4)
    spinner.frame = Rect(100, 200, 20, 20)
    root.view.addSubview(bar)
    root.view.addSubview(spinner)
    harness.settle()
  }

  /// The rounded rectangles that are drawn in a color.
  private func drawn(_ role: ColorRole) -> [Rect] {
    harness.window.invalidateAll()
    let color = bar.theme.color(role)
    return (harness.step()?.placements ?? []).flatMap { $0.layer.displayList.commands }
      .compactMap { command in
        if case .fillRounded(let rect, _, let own) = command, own == color { rect } else { nil }
      }
  }

  // MARK: The bar

  @Test(arguments: [(-1, 0), (0.25, 0.25), (2, 1)] as [(Double, Double)])
  func `a progress stays within 0 and 1`(wanted: Double, kept: Double) {
    bar.progress = wanted

    #expect(bar.progress == kept)
    #expect(drawn(.accent) == (kept == 0 ? [] : [Rect(100, 100, 200 * kept, 4)]))
  }

  @Test func `it glides when it is to, and jumps when motion is reduced`() {
    bar.setProgress(1, animated: true)
    harness.advance(by: 0.05)
    let width = drawn(.accent).first?.width ?? 0
    #expect(width > 0 && width < 200)
    harness.settle()
    #expect(drawn(.accent).first?.width == 200)

    harness.window.traits.reducesMotion = true
    bar.setProgress(0.5, animated: true)
    #expect(drawn(.accent).first?.width == 100)
  }

  @Test func `it fills from the side where reading begins`() {
    harness.window.traits.layoutDirection = .rightToLeft
    bar.progress = 0.25

    #expect(drawn(.accent) == [Rect(250, 100, 50, 4)])
  }

  @Test
  func `without a known end a part goes to and fro within the bar, only while it can be seen`() {
    bar.isIndeterminate = true
    var places: [Double] = []
    for _ in 0..<40 {
      harness.advance(by: 0.05)
      let part = drawn(.accent)
      #expect(part.count == 1 && part.allSatisfy { bar.frame.contains($0) })
      places += part.map(\.minX)
    }
    #expect((places.max() ?? 0) > 230 && (places.min() ?? 0) < 110)

    bar.isHidden = true
    harness.settle()
    #expect(!harness.window.isAnimating)
    bar.isHidden = false
    #expect(harness.window.isAnimating)
    bar.isIndeterminate = false
    harness.settle()
    #expect(!harness.window.isAnimating)
  }

  @Test func `with less motion the part rests`() {
    harness.window.traits.reducesMotion = true

    bar.isIndeterminate = true

    let part = drawn(.accent).first
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

  @Test func `it goes round while it is started, and shows nothing when it is not`() {
    #expect(dots.isEmpty && !spinner.isAnimating)

    spinner.startAnimating()
    harness.advance(by: 0.1)
    let first = dots
    harness.advance(by: 0.2)
    #expect(first.count == 8 && dots.count == 8 && dots != first)

    spinner.stopAnimating()
    harness.settle()
    #expect(dots.isEmpty && !harness.window.isAnimating)
    spinner.hidesWhenStopped = false
    #expect(dots.count == 8)
  }

  @Test func `each frame repaints the ring alone`() {
    spinner.startAnimating()
    harness.settle()

    harness.advance(by: 1.0 / 60)

    let damage = harness.lastFrame?.damage ?? []
    #expect(!damage.isEmpty && damage.allSatisfy { spinner.frame.contains($0) })
  }

  @Test func `it rests out of the window, hidden, and with less motion`() {
    spinner.startAnimating()
    root.view.isHidden = true
    harness.settle()
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
    harness.settle()
    #expect(!harness.window.isAnimating && spinner.isAnimating)
  }

  @Test func `they say what they are`() {
    #expect(bar.accessibilityRole == .progressIndicator && bar.accessibilityLabel == "Copying")
    #expect(spinner.accessibilityRole == .progressIndicator)
    #expect(spinner.accessibilityLabel == "Loading")
    #expect(ActivityIndicator(style: .large, label: "x").sizeThatFits(Size(99, 99)) == Size(36, 36))
  }
}
