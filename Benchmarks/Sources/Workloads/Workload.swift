// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An operation of the library that can be repeated. The scene is built once.
///
/// Each operation leaves the scene as the next one needs it, so all operations cost the same.
public nonisolated struct Workload: Sendable {
  @MainActor public struct Operation {
    /// Prepares the scene for the operation. Not measured.
    public let prepare: () -> Void

    /// The measured operation.
    public let perform: () -> Void

    init(prepare: @escaping () -> Void = {}, perform: @escaping () -> Void) {
      self.prepare = prepare
      self.perform = perform
    }
  }

  /// The name, in lower case with hyphens, as in the names of the threshold files.
  public let name: String

  /// Builds the scene.
  public let build: @MainActor @Sendable () throws -> Operation

  init(_ name: String, build: @escaping @MainActor @Sendable () throws -> Operation) {
    self.name = name
    self.build = build
  }

  /// All workloads, in the order of the tables.
  public static var all: [Workload] {
    layout + hitTests + events + swaps + animationSteps + recordings + scrolling + appearance
  }
}
