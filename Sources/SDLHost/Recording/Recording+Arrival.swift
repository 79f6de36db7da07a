// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

nonisolated extension Recording {
  /// A result of asynchronous work that the window waited for.
  package enum AsyncResult: Sendable, Equatable {
    /// An image that was decoded, or that failed.
    case image(ImageRequest)
    case folder(String, Result<[FileEntry], FolderError>)
    /// The files that the user chose in the desktop's file chooser; nil if the desktop has none.
    case files(Result<[String]?, FileChooserError>)
  }
}

nonisolated extension Recording.AsyncResult {
  var stateValue: StateValue {
    switch self {
    case .image(let picture):
      .dictionary([
        "picture": .string(picture.name),
        "pixels": [picture.width, picture.height].stateValue,
      ])
    case .folder(let path, .success(let entries)):
      .dictionary([
        "folder": .string(path),
        "entries": entries.map { $0.isFolder ? $0.name + "/" : $0.name }.stateValue,
      ])
    case .folder(let path, .failure(let problem)):
      .dictionary(["folder": .string(path), "problem": .string(problem.name)])
    case .files(.success(let paths)): .dictionary(["files": paths?.stateValue ?? .bool(false)])
    case .files(.failure(let error)):
      .dictionary(["refused": [error.description, error.reason].compactMap(\.self).stateValue])
    }
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.dictionaryValue else { return nil }
    if let name: String = table.value("picture") {
      // Larger images do not exist, and would be decoded in vain.
      guard let pixels: [Int] = table.value("pixels"), pixels.count == 2,
        pixels.allSatisfy({ 1...1 << 15 ~= $0 })
      else { return nil }
      self = .image(ImageRequest(name: name, width: pixels[0], height: pixels[1]))
    } else if let path: String = table.value("folder") {
      if let problem: String = table.value("problem") {
        self = .folder(path, .failure(FolderError(name: problem)))
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

nonisolated extension FolderError {
  private static let errorsByName: [String: FolderError] = [
    "missing": .missing, "noFolder": .notAFolder, "notAllowed": .notAllowed,
  ]

  fileprivate var name: String {
    if case .other(let words) = self { return words }
    return Self.errorsByName.first { $0.value == self }?.key ?? ""
  }

  fileprivate init(name: String) { self = Self.errorsByName[name] ?? .other(name) }
}
