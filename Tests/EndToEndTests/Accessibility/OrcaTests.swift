// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What a screen reader says of the program, by golden files. After a wanted change:
  /// `DRAWER_RECORD_UTTERANCES=1 Scripts/test.sh --filter OrcaTests`; read what it wrote.
  @Suite(.desktop()) struct OrcaTests {
    /// Seconds of silence after which a recording takes all as said.
    private static let silence = 1.5

    @Test func `Orca reads the program as the files have it`() throws {
      let server = try #require(XServer.current)
      let bus = try SessionBusFixture()
      let orca = try Orca(on: bus, server)
      let environment = ProcessInfo.processInfo.environment
      let records = environment["DRAWER_RECORD_UTTERANCES"] != nil
      let wanted = environment["DRAWER_WALK"]
      let names = Walk.names.filter { wanted == nil || $0 == wanted }
      #expect(!names.isEmpty)

      for name in names {
        var walk = try Walk(named: name)
        let session = try DrawerSession(arguments: walk.arguments, environment: bus.environment)
        for index in walk.steps.indices {
          let step = walk.steps[index]
          if step.input.hasPrefix("\"") {
            try session.input.type(step.input.filter { $0 != "\"" })
          } else if !step.input.isEmpty {
            try session.input.key(step.input)
          }
          var said: [String] = []
          while records || said.count < step.utterances.count,
            let utterance = try orca.utterance(within: records ? Self.silence : 5)
          {
            said.append(utterance)
          }
          walk.steps[index].utterances = said
          if !records {
            #expect(said == step.utterances, "\(name), after \(step.input) (\(index))")
            if said != step.utterances { break }
          }
        }
        if records { try walk.write(named: name) }
        try session.drawer.terminate()
        // Nothing else, until the next program begins to speak.
        if !records {
          let rest = try orca.utterance(within: 0.3)
          #expect(rest == nil, "\(name), at the end")
        }
      }
    }
  }
}
