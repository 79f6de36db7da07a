// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Whole pictures of the program, drawn without a display.
  @Suite struct PictureTests {
    @Test(
      arguments: [
        ("light", []), ("dark", ["--theme", "dark"]), ("scale-2", ["--scale", "2"]),
        ("narrow", ["--size", "480x640"]),
        ("sources", ["--sample", "sources"]),
      ] as [(String, [String])])
    func `screenshots of the program's themes, scale, width and samples match their references`(
      name: String, arguments: [String]
    ) throws {
      let picture = try headlessPicture(arguments)
      ReferencePictures.expect(
        picture.bitmap, toLookLike: name, scale: name == "scale-2" ? 2 : 1)
    }

    @Test func `a screenshot taken without a display equals the window's pixels`() throws {
      let picture = try headlessPicture([])
      let session = try DrawerSession()

      #expect(try session.look().changedPixelCount(from: picture) == 0)
    }

    @Test func `a screenshot without any installed font equals one with the installed fonts`()
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let configuration = folder.appendingPathComponent("fonts.conf")
      try "<fontconfig></fontconfig>".write(to: configuration, atomically: true, encoding: .utf8)

      let bare = try headlessPicture([], environment: ["FONTCONFIG_FILE": configuration.path])

      #expect(try bare.changedPixelCount(from: headlessPicture([])) == 0)
    }

    private func headlessPicture(
      _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Screenshot {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("picture.png")
      let theme = arguments.contains("--theme") ? [] : ["--theme", "light"]
      let sample = arguments.contains("--sample") ? [] : ["--sample", DrawerProgram.sample]
      let (status, _, errors) = try DrawerProgram.run(
        ["--headless", "--screenshot", file.path] + theme + sample + arguments,
        environment: environment)
      guard status == .exited(0) else { throw HarnessError("drawer: \(status): \(errors)") }
      return try Screenshot(contentsOf: file)
    }
  }
}
