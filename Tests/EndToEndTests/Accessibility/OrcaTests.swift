// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What a screen reader says of the program, by golden files. After a wanted change:
  /// `DRAWER_RECORD_UTTERANCES=1 Scripts/test.sh --filter OrcaTests`; read what it wrote.
  @Suite(.needs("dbus-daemon", "orca"), .desktop()) struct OrcaTests {
    /// Seconds of silence after which a recording of utterances considers a step complete.
    private static let silence = 1.5
    /// Seconds of silence before the next key. No user types faster, and Orca would interpret the effect of a key by
    /// the key that follows it.
    private static let rest = 0.05

    /// - Parameter listen: Called while modifiers are held, because Orca interprets a change by the last key and by the
    ///   modifiers that are held when Orca handles the change.
    private func perform(
      _ input: String, in session: DrawerSession, listen: () throws -> Void
    ) throws {
      if input.hasPrefix("\"") {
        // xdotool reads words between quotation marks as one.
        try session.input.typeText(input + "\"")
      } else if input.hasPrefix("click ") {
        try session.input.click(clickPoint(String(input.dropFirst(6)), in: session))
      } else if !input.isEmpty {
        return try session.input.pressKey(input, whileHeld: listen)
      }
      try listen()
    }

    private func clickPoint(_ words: String, in session: DrawerSession) throws -> PixelPoint {
      let numbers = words.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { return PixelPoint(numbers[0], numbers[1]) }
      try session.drawer.waitForState("the row \(words) is visible") { state in
        state.phase == .idle && state.rows?.contains { $0.title == words } == true
      }
      return try session.row(words).center
    }

    @Test func `the screen reader Orca speaks the expected utterances in each scripted tour`()
      throws
    {
      let server = try #require(XServer.current)
      let bus = try SessionBusFixture()
      let orca = try Orca(on: bus, server)
      let environment = ProcessInfo.processInfo.environment
      let records = environment["DRAWER_RECORD_UTTERANCES"] != nil
      let wanted = environment["DRAWER_WALK"]
      let names = SpokenTourScript.names.filter { wanted == nil || $0 == wanted }
      #expect(!names.isEmpty)

      for name in names {
        var walk = try SpokenTourScript(named: name)
        // Animations are off: Orca queries the tree when it handles an event, which may be later than the event.
        let session = try DrawerSession(
          arguments: walk.arguments + ["--reduce-motion"], environment: bus.environment)
        for index in walk.steps.indices {
          let step = walk.steps[index]
          var said: [String] = []
          try perform(step.input, in: session) {
            while said.count <= step.utterances.count || records,
              let utterance = try orca.utterance(
                within: records ? Self.silence : said.count < step.utterances.count ? 5 : Self.rest)
            {
              said.append(utterance)
            }
          }
          walk.steps[index].utterances = said
          if !records {
            #expect(said == step.utterances, "\(name), after \(step.input) (\(index))")
            if said != step.utterances { break }
          }
        }
        if records { try walk.write(named: name) }
        try session.drawer.terminate()
        // No further utterance follows until the next program starts.
        if !records {
          let rest = try orca.utterance(within: 0.3)
          #expect(rest == nil, "\(name), at the end")
        }
      }
    }
  }
}
