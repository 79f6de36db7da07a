// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

nonisolated extension Recording {
  /// What came from beside the main actor, where a window waited for it.
  package enum Arrival: Sendable, Equatable {
    /// It was decoded, or could not be.
    case picture(AwaitedPicture)
    /// What is in the folder of a path.
    case folder(String, Result<[FileEntry], FolderProblem>)
    /// What a person chose with the desktop's chooser; nil where the desktop has none.
    case files(Result<[String]?, FileChooserError>)
  }
}

nonisolated extension Recording.Arrival {
  var stateValue: StateValue {
    switch self {
    case .picture(let picture):
      .table([
        "picture": .text(picture.name),
        "pixels": [picture.width, picture.height].stateValue,
      ])
    case .folder(let path, .success(let entries)):
      .table([
        "folder": .text(path),
        "entries": entries.map { $0.isFolder ? $0.name + "/" : $0.name }.stateValue,
      ])
    case .folder(let path, .failure(let problem)):
      .table(["folder": .text(path), "problem": .text(problem.name)])
    case .files(.success(let paths)): .table(["files": paths?.stateValue ?? .bool(false)])
    case .files(.failure(let error)):
      .table(["refused": [error.description, error.reason].compactMap(\.self).stateValue])
    }
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.table else { return nil }
    if let name: String = table.value("picture") {
      // More than any picture has would be decoded in vain.
      guard let pixels: [Int] = table.value("pixels"), pixels.count == 2,
        pixels.allSatisfy({ 1...1 << 15 ~= $0 })
      else { return nil }
      self = .picture(AwaitedPicture(name: name, width: pixels[0], height: pixels[1]))
    } else if let path: String = table.value("folder") {
      if let problem: String = table.value("problem") {
        self = .folder(path, .failure(FolderProblem(name: problem)))
      } else {
        guard let names: [String] = table.value("entries") else { return nil }
        self = .folder(
          path,
          .success(
            names.map {
              $0.hasSuffix("/") ? FileEntry(String($0.dropLast()), isFolder: true) : FileEntry($0)
            }))
      }
    } else if let words: [String] = table.value("refused") {
      guard let description = words.first else { return nil }
      self = .files(
        .failure(FileChooserError(translated: description, reason: words.dropFirst().first)))
    } else {
      guard let files = table["files"] else { return nil }
      self = .files(.success([String](stateValue: files)))
    }
  }
}

nonisolated extension FolderProblem {
  private static let named: [String: FolderProblem] = [
    "missing": .missing, "noFolder": .noFolder, "notAllowed": .notAllowed,
  ]

  fileprivate var name: String {
    if case .other(let words) = self { return words }
    return Self.named.first { $0.value == self }?.key ?? ""
  }

  fileprivate init(name: String) { self = Self.named[name] ?? .other(name) }
}
