// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the tests if a program that they start is not installed. In CI, where `Scripts/setup.sh` installs all of them,
  /// the tests run and fail.
  static func needs(_ commands: String...) -> Self {
    .enabled("needs \(commands.joined(separator: ", ")); Scripts/setup.sh --tests installs it") {
      isCI || commands.allSatisfy(isInstalled)
    }
  }

  /// Skips the tests if the program `Hostile` is not built, which takes minutes. In CI, which builds it, they run and fail.
  static var needsHostile: Self {
    .enabled("needs the program Hostile: \(MisuseProgram.buildCommand)") {
      isCI || FileManager.default.isExecutableFile(atPath: MisuseProgram.path)
    }
  }

  private static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  private static func isInstalled(_ command: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(command)") }
  }
}
