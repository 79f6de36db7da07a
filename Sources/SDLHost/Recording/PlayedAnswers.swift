// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What the machine answered while a window was recorded, in place of what it would answer now.
@MainActor final class PlayedAnswers: FileBrowsing {
  private let machine = FolderReader()
  private var readers: [(Result<[FileEntry], FolderProblem>) -> Void] = []
  private var choosers: [CheckedContinuation<Result<[String]?, FileChooserError>, Never>] = []

  /// Nobody waits any more.
  isolated deinit {
    for chooser in choosers { chooser.resume(returning: .success([])) }
  }

  var places: [(name: String, path: String)] { machine.places }

  func patterns(forMediaTypes types: [String]) -> [String] {
    machine.patterns(forMediaTypes: types)
  }

  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void
  ) { readers.append(report) }

  func choose() async throws(FileChooserError) -> [String]? {
    try await withCheckedContinuation { choosers.append($0) }.get()
  }

  /// Tells who has waited longest; nobody may.
  func answer(_ entries: Result<[FileEntry], FolderProblem>) {
    if !readers.isEmpty { readers.removeFirst()(entries) }
  }

  func answer(_ paths: Result<[String]?, FileChooserError>) {
    if !choosers.isEmpty { choosers.removeFirst().resume(returning: paths) }
  }
}
