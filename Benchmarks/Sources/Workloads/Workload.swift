// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something the library does again and again, built once and then done as often as is asked.
///
/// Each operation leaves what the next one begins with, so any number of them costs that number
/// times the same.
public nonisolated struct Workload: Sendable {
  @MainActor public struct Operation {
    /// Brings the scene to where the operation begins; not part of what is measured.
    public let prepare: () -> Void

    /// What is measured.
    public let perform: () -> Void

    init(prepare: @escaping () -> Void = {}, perform: @escaping () -> Void) {
      self.prepare = prepare
      self.perform = perform
    }
  }

  /// In lower case with hyphens, as it stands in file names.
  public let name: String

  /// Builds the scene.
  public let build: @MainActor @Sendable () throws -> Operation

  init(_ name: String, build: @escaping @MainActor @Sendable () throws -> Operation) {
    self.name = name
    self.build = build
  }

  /// Every workload, in the order in which tables show them.
  public static var all: [Workload] {
    layout + hitTests + events + swaps + animationSteps + recordings + scrolling + appearance
  }
}
