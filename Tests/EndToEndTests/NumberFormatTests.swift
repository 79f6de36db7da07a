// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// A person whose locale writes numbers in another way.
  @Suite struct NumberFormatTests {
    /// What the C library knows of German numbers, made where the test can find it: few machines have it installed.
    private func german(in folder: URL) throws -> [String: String] {
      _ = try Tool.run(
        "localedef",
        [
          "--no-archive", "-i", "de_DE", "-f", "UTF-8",
          folder.appendingPathComponent("de_DE.UTF-8").path,
        ],
        environment: ProcessInfo.processInfo.environment, folder: folder, seconds: 30)
      // The words stay English: people mix both.
      return ["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "en", "LOCPATH": folder.path]
    }

    @Test
    func `a unit converter accepts a decimal comma and groups digits by points in a German locale`()
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let session = try DrawerSession(
        "--sample", "containers", environment: german(in: folder))
      try session.show("Tabs")

      try session.click("Value")
      try session.input.pressKeys("ctrl+a", "1", "2", "comma", "5")

      try session.drawer.waitForState("the entered number is converted") {
        $0.hasControl("Centimeters, 1.250 cm")
      }
    }
  }
}
