// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Logging
import Testing

@testable import SDLHost

struct HostErrorTests {
  @Test
  func `the error for a missing display names the environment variables and the option to set`() {
    #expect(
      HostError.noDisplay.description
        == "no display: set DISPLAY or WAYLAND_DISPLAY, or use --headless")
    #expect(HostError.noDisplay.exitCode == 69)
  }

  @Test func `a HostError's description is one line with summary, reason and recovery suggestion`()
  {
    #expect(HostError(.software, "it broke").description == "it broke")
    #expect(HostError(.software, "it broke", reason: "").description == "it broke")
    #expect(
      HostError(.noInput, "cannot read a.png", reason: "bad file", recoverySuggestion: "check it")
        .description
        == "cannot read a.png (bad file): check it")
  }

  @Test func `a HostError's description escapes control characters in file names`() {
    let error = HostError(
      .noInput, "cannot read \u{1B}]0;x\u{7}\na.png", reason: "\u{9B}2J\u{202E}")
    #expect(
      error.description == #"cannot read \u{1B}]0;x\u{7}\u{A}a.png (\u{9B}2J\u{202E})"#)
  }

  @Test func `log messages are single lines without control characters`() {
    let logs = LogRecorder()
    var configuration = Application.Configuration()
    configuration.logger = logs.logger
    configuration.logger[metadataKey: "key"] = "value"

    configuration.logger.warning("there is no \u{1B}[31mpane\ndrawer: all is well")
    configuration.logger.warn(linesOf: "two constraints:\n  a\u{9B}\n  b")

    #expect(
      logs.messages == [
        #"warning there is no \u{1B}[31mpane\u{A}drawer: all is well"#,
        "warning two constraints:", #"warning   a\u{9B}"#, "warning   b",
      ])
    #expect(configuration.logger[metadataKey: "key"] == "value")
  }

  @Test func `each HostError has the exit code of the sysexits convention`() {
    let kinds: [(HostError.Kind, Int32)] = [
      (.unavailable, 69), (.software, 70), (.cannotCreate, 73), (.noInput, 66),
    ]
    for (kind, code) in kinds { #expect(HostError(kind, "x").exitCode == code) }
  }

  @Test(arguments: [
    (Size(1000, 700), 5.0), (Size(1000, 700), 0.1), (Size(1000, 700), .nan), (Size(0, 10), 1),
    (Size(100_000, 10), 1), (Size(9000, 100), 2), (Size(.infinity, 5), 1), (Size(.nan, 5), 1),
  ])
  func `an invalid window size or scale throws an error`(size: Size, scale: Double) {
    #expect(throws: HostError.self) { try HostError.check(size: size, scale: scale) }
  }
}
