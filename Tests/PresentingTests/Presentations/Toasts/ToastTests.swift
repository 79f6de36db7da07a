// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct ToastTests {
  private final class Area: View {
    override var canBecomeFirstResponder: Bool { true }
    override func contextMenu(at point: Point) -> (any ContextMenu)? {
      Menu([MenuItem("Cut") {}, MenuItem("Copy") {}])
    }
  }

  /// The view or presentation above the content while the toast is visible.
  nonisolated enum Cover: CaseIterable {
    case nothing, fullScreen, overFullScreen, pageSheet, formSheet, popover, alert, actionSheet
    case menu, toolTip, chain
  }

  private let root = ViewController()
  private let area = Area()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(600, 400))
    area.frame = Rect(0, 0, 600, 400)
    area.toolTip = "All of it"
    root.view.addSubview(area)
    harness.runUntilIdle()
    harness.window.focus.focus(area)
  }

  private var toast: ToastView? {
    harness.window.overlayView.subviews.lazy.compactMap { $0 as? ToastView }.first
  }

  private func cover(with cover: Cover) {
    switch cover {
    case .nothing: break
    case .toolTip:
      harness.move(to: Point(300, 340))
      harness.advance(by: 0.6)
      return
    case .menu: harness.click(at: Point(300, 200), button: .secondary)
    case .alert, .actionSheet:
      let alert = AlertController(
        title: "Sure?", preferredStyle: cover == .alert ? .alert : .actionSheet)
      alert.addAction(AlertAction(title: "Yes"))
      if cover == .actionSheet {
        alert.popoverPresentationController?.sourceView = root.view
      }
      root.present(alert, animated: true)
    case .chain:
      for style in [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen] {
        present(style)
        harness.runUntilIdle()
      }
    case .fullScreen: present(.fullScreen)
    case .overFullScreen: present(.overFullScreen)
    case .pageSheet: present(.pageSheet)
    case .formSheet: present(.formSheet)
    case .popover: present(.popover)
    }
    harness.advance(by: 0.6)
  }

  private func present(_ style: ModalPresentationStyle) {
    let modal = ViewController()
    modal.modalPresentationStyle = style
    modal.view.backgroundColor = .danger
    modal.preferredContentSize = Size(500, 350)
    modal.popoverPresentationController?.sourceView = root.view
    root.topMostViewController.present(modal, animated: true)
  }

  private func count(in text: String, _ part: String) -> Int { text.ranges(of: part).count }

  /// The pixels of the card, without the rounded corners.
  private func card() throws -> [Color] {
    let frame = try #require(
      toast?.subviews.first?.frame.inset(by: Insets(horizontal: 8, vertical: 2)))
    let picture = try harness.snapshot()
    return (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
      (Int(frame.minX)..<Int(frame.maxX)).map { picture[$0, y] }
    }
  }

  @Test(arguments: Cover.allCases, [true, false])
  func `a toast stays in front of every presentation and does not change focus or hit testing`(
    cover: Cover, comesFirst: Bool
  ) throws {
    harness.window.showToast("Saved", duration: 60)
    harness.advance(by: 0.6)
    let alone = try card()
    harness.window.showToast("")
    self.cover(with: comesFirst ? .nothing : cover)
    let before = harness.window.focus.firstResponder

    harness.window.showToast("Saved", duration: 60)
    if !comesFirst { #expect(harness.window.focus.firstResponder === before) }
    self.cover(with: comesFirst ? cover : .nothing)
    harness.advance(by: 0.6)

    // A tool tip is next to the pointer, and may overlap the card.
    if cover != .toolTip { #expect(try card() == alone) }
    let frame = try #require(toast?.subviews.first?.frame)
    #expect(harness.window.hitTest(frame.center)?.isDescendant(of: try #require(toast)) == false)
    #expect(count(in: harness.accessibilityDump, "“Saved”") == 1)

    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(toast != nil)
  }

  @Test func `a toast is replaced by the next toast, and disappears after its duration`() throws {
    harness.window.showToast("One", duration: 2)
    harness.advance(by: 1)
    harness.window.showToast("Two", duration: 2)
    #expect(harness.window.overlayView.subviews.count == 1)
    harness.advance(by: 1.5)
    #expect(toast != nil)
    #expect(count(in: harness.accessibilityDump, "“Two”") == 1)
    harness.advance(by: 1)
    #expect(toast == nil)
    #expect(!harness.window.isAnimating)
  }

  @Test(arguments: [120.0, 320, 1200], [1.0, 2])
  func `a toast is inside the window at every window and text size`(
    width: Double, textScale: Double
  ) throws {
    harness.window.traits.textScale = textScale
    harness.window.showToast("The recipe is saved in the folder of the family")
    harness.resize(to: Size(width, 300))
    harness.step()

    let frame = try #require(toast?.subviews.first?.frame)
    #expect(Rect(0, 0, width, 300).contains(frame))
    #expect(abs(frame.midX - width / 2) <= 1)
  }

  @Test func `a toast appears and disappears without movement when motion is reduced`() {
    harness.window.traits.reducesMotion = true
    harness.window.showToast("Saved", duration: 2)
    harness.step()
    #expect(!harness.window.isAnimating && toast != nil)
    harness.advance(by: 2.1)
    #expect(toast == nil)
  }
}
