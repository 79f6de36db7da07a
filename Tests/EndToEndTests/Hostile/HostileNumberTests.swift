// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Numbers that make no sense, set through the public API of the release build.
struct HostileNumberTests {
  @Test func `a release build keeps the previous value instead of a non-finite one and warns once`()
    throws
  {
    let run = try HostileProgram.run("geometry", "frame of a view")

    #expect(run.isDone, "\(run)")
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("warning: frame ") }
    #expect(warnings.count == 1, "\(run.errors)")
  }

  @Test func `no number crashes a release build without a message or hangs it`() throws {
    let properties = try HostileProgram.list("geometry")

    #expect(properties.count > 35)
    for property in properties {
      let run = try HostileProgram.run("geometry", property, seconds: 60)
      #expect(run.isDone || run.isStopped(saying: ""), "\(property): \(run)")
    }
  }
}
