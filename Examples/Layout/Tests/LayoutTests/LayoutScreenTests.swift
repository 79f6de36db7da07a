// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Foundation
import Testing

@testable import LayoutScreens

/// Tests the screens of docs/LAYOUT.md, and compares the page with their sources.
@MainActor
struct LayoutScreenTests {
  private func show(
    _ screen: ViewController, _ size: Size = Size(480, 320)
  ) throws -> TestWindow {
    try TestWindow(screen, size: size)
  }

  private func frames(_ views: [View]) -> [Rect] { views.map { $0.convert($0.bounds, to: nil) } }

  @Test func `stack views place rows and columns, and are mirrored in right to left layout`()
    throws
  {
    let screen = StackScreen()
    let window = try show(screen)
    let column = try #require(screen.view.subviews.first as? StackView)
    let buttons = try #require(column.arrangedSubviews.last as? StackView)
    #expect(column.frame.origin == Point(16, 16) && column.frame.width == 420)
    #expect(buttons.arrangedSubviews.last?.frame.maxX == 420)

    window.window.traits.layoutDirection = .rightToLeft
    window.advance(by: 0.1)
    #expect(column.frame.maxX == 464)
    #expect(buttons.arrangedSubviews.last?.frame.minX == 0)
  }

  @Test func `a form shows its error message until the text is valid`() throws {
    let screen = FormScreen()
    let window = try show(screen)
    let mail = screen.form.rows[1]
    let below = screen.form.rows[2].frame.minY
    let field = try #require(mail.control as? TextField)
    window.window.focus.focus(field)
    window.step()
    window.typeText("@b.c")
    window.runUntilIdle()
    #expect(field.text == "ada@b.c" && mail.message == nil)
    #expect(screen.form.rows[2].frame.minY < below)
  }

  @Test func `pinned views stay at their edges when the window is resized`() throws {
    let screen = PinScreen()
    let window = try show(screen)
    window.resize(to: Size(600, 400))
    window.advance(by: 0.1)
    #expect(frames([screen.list, screen.bar]) == [Rect(0, 0, 600, 352), Rect(0, 352, 600, 48)])
    #expect(screen.add.frame.maxX == 584 && screen.add.frame.maxY == 336)
  }

  @Test(arguments: [(480.0, 112.0, false), (900, 213, false), (200, 42, true)])
  func `anchors place views relative to each other`(width: Double, side: Double, isTextHigher: Bool)
    throws
  {
    let screen = AnchorScreen()
    _ = try show(screen, Size(width, 600))
    let (picture, text) = (screen.picture.frame, screen.text.frame)
    #expect(picture.size == Size(side, side) && text.minX == picture.maxX + 16)
    #expect((text.maxY > picture.maxY) == isTextHigher)
    #expect(screen.note.frame.minY == max(text.maxY, picture.maxY) + 8)
  }

  @Test func `frames computed in layout place the bars`() throws {
    let screen = FrameScreen()
    _ = try show(screen, Size(500, 320))
    #expect(screen.bars[1].frame == Rect(104, 96, 92, 224))
  }

  /// Every code line of the page is a line of the sources.
  @Test func `the code in LAYOUT.md is in the example's sources`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "../../docs").appending(path: "LAYOUT.md"),
      encoding: .utf8)
    let folder = package.appending(path: "Sources/LayoutScreens")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    let code = sources.joined().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let listings = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(listings.count >= 4)
    for line in listings.joined().split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(code.contains(line), "\(line)")
    }
  }

  /// Draws the pictures of the page into a folder, if an environment variable names one.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_PICTURES"] != nil))
  func `the snapshots of LAYOUT.md are written into a folder`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["LAYOUT_PICTURES"])
    let screens: [(String, ViewController)] = [
      ("stack", StackScreen()), ("form", FormScreen()), ("pins", PinScreen()),
      ("anchors", AnchorScreen()),
      ("frames", FrameScreen()),
    ]
    for (name, screen) in screens {
      try show(screen).snapshot().writePNG(to: "\(folder)/layout-\(name).png")
    }
  }
}
