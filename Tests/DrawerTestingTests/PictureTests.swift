// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

@testable import DrawerTesting

struct PictureTests {
  private let root = ViewController()
  private let window: TestWindow
  private let button = Button(title: "Save", accessibilityLabel: "Save")
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "drawer-picture-tests-\(UUID().uuidString)")

  init() throws {
    root.view.backgroundColor = .window
    root.view.addSubview(button)
    button.frame = Rect(20, 20, 100, 40)
    window = try TestWindow(root, size: Size(200, 100), traits: Traits(scale: 2))
  }

  private func expect(
    _ name: String, recording: Bool = false, tolerance: SnapshotTolerance = .structure
  ) throws {
    ReferenceImageFolder(folder, isRecording: recording).expect(
      try window.snapshot(), toLookLike: name, scale: 2, tolerance: tolerance)
  }

  private func file(_ name: String) -> String { folder.appending(path: "\(name).png").path }

  @Test func `a snapshot that is taken again matches its recorded reference exactly`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expect("button", recording: true)
    window.advance(by: 1)

    try expect("button", tolerance: .exact)

    #expect(try Bitmap(contentsOf: file("button")) == window.snapshot())
  }

  @Test
  func `a failed snapshot comparison reports the differing region and the paths of the images`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expect("changed", recording: true)
    let before = try Bitmap(contentsOf: file("changed"))
    let mark = View(frame: Rect(150, 50, 30, 20))
    mark.backgroundColor = .fixed(.black)
    root.view.addSubview(mark)

    withKnownIssue { try expect("changed") }
    let message =
      try ReferenceImageFolder(folder, isRecording: false)
      .mismatch(of: window.snapshot(), "changed", 2, .structure) ?? ""

    #expect(
      message.contains("2400 connected pixels differ, in a region of 60 × 40 pixels at (300, 100)"))
    let files = message.split(whereSeparator: \.isWhitespace).filter { $0.hasSuffix(".png") }
    let pictures = try files.map { try Bitmap(contentsOf: String($0)) }
    #expect(try pictures.last == window.snapshot())
    #expect(pictures.first?[310, 110] == Color(hex: 0xE00000))
    #expect(pictures.first.map { $0[10, 10] != Color(hex: 0xE00000) } == true)
    #expect(try Bitmap(contentsOf: file("changed")) == before)
  }

  @Test
  func `a snapshot tolerates small differences in color and area unless the tolerance is exact`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let speck = View(frame: Rect(150, 50, 8, 8))
    root.view.addSubview(speck)
    try expect("speck", recording: true)
    root.view.backgroundColor = .fixed(Color(hex: 0xD0D0D0))
    speck.backgroundColor = .fixed(.black)

    try expect("speck")
    try expect("speck", tolerance: SnapshotTolerance(channelDifference: 255, regionArea: 0))
    withKnownIssue { try expect("speck", tolerance: .exact) }
    withKnownIssue {
      try expect("speck", tolerance: SnapshotTolerance(channelDifference: 150, regionArea: 60))
    }
  }

  @Test func `a snapshot without a reference, or of another size than its reference, fails`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expect("size", recording: true)
    window.resize(to: Size(201, 100))

    for name in ["size", "nothing"] {
      try withKnownIssue {
        try expect(name)
      } matching: {
        let message = $0.comments.first?.rawValue ?? ""
        return message.contains(
          name == "size" ? "402 × 200 pixels instead of 400 × 200" : "does not exist")
      }
    }
  }

  @Test func `reference images are read from the package that contains the test`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let light = try Bitmap(contentsOf: package.appending(path: "Assets/Reference/light.png").path)

    ReferenceImageFolder("Assets/Reference").expect(light, toLookLike: "light", tolerance: .exact)
  }
}
