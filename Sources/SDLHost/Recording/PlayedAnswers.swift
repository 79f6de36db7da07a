// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What the machine answered while a window was recorded, in place of what it would answer now.
final class PlayedAnswers: FileBrowsing {
  private let machine = FolderReader()
  private var readers: [(folder: String, report: (Result<[FileEntry], FolderProblem>) -> Void)] = []
  private var choosers: [CheckedContinuation<Result<[String]?, FileChooserError>, Never>] = []

  var places: [(name: String, path: String)] { machine.places }

  func patterns(forMediaTypes types: [String]) -> [String] {
    machine.patterns(forMediaTypes: types)
  }

  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void
  ) { readers.append((folder, report)) }

  func choose() async throws(FileChooserError) -> [String]? {
    try await withCheckedContinuation { choosers.append($0) }.get()
  }

  /// Tells who has waited longest for what is in a folder; nobody may.
  func answer(_ folder: String, _ entries: Result<[FileEntry], FolderProblem>) {
    guard let index = readers.firstIndex(where: { $0.folder == folder }) else { return }
    readers.remove(at: index).report(entries)
  }

  func answer(_ paths: Result<[String]?, FileChooserError>) {
    if !choosers.isEmpty { choosers.removeFirst().resume(returning: paths) }
  }

  /// The recording is over: whoever still waits for a choice gets none.
  func end() {
    while !choosers.isEmpty { answer(.success([])) }
  }
}
