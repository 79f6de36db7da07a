// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Numbers that make no sense, set through the public API of the release build.
@Suite(.needsHostile)
struct InvalidNumberTests {
  @Test func `a release build ignores a frame with a non-finite number and warns once`()
    throws
  {
    let run = try MisuseProgram.run("geometry", "frame of a view")

    #expect(run.isDone, "\(run)")
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("warning: frame ") }
    #expect(warnings.count == 1, "\(run.errors)")
  }

  @Test
  func `no number set as a property makes a release build hang or crash without an error message`()
    throws
  {
    let properties = try MisuseProgram.list("geometry")

    #expect(properties.count > 35)
    for property in properties {
      let run = try MisuseProgram.run("geometry", property, seconds: 60)
      #expect(run.isDone || run.isStopped(saying: ""), "\(property): \(run)")
    }
  }
}
