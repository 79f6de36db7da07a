// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Languages

/// Reads folders for the library's own file chooser, off the main thread.
final class FolderReader: FileBrowser {
  private lazy var mediaTypes = MediaTypes()

  /// The language of the places, with an effect only before `shortcutFolders` is first read.
  var localization = Localization()
  private(set) lazy var shortcutFolders = UserFolders.all(in: localization)

  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void
  ) {
    Task { report(await Task.detached { Self.read(folder) }.value) }
  }

  func patterns(forMediaTypes types: [String]) -> [String] { mediaTypes.patterns(for: types) }

  /// Returns the folders and regular files, also through links, whose names are valid UTF-8.
  nonisolated static func read(_ folder: String) -> Result<[FileEntry], FolderError> {
    guard let stream = opendir(folder) else { return .failure(folderError(errno)) }
    defer { closedir(stream) }
    var entries: [FileEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      let kind = kind(of: name, type: entry.pointee.d_type, in: dirfd(stream))
      guard kind == S_IFDIR || kind == S_IFREG else { continue }
      entries.append(FileEntry(name, isFolder: kind == S_IFDIR))
    }
    return errno == 0 ? .success(entries) : .failure(folderError(errno))
  }

  /// The kind of a file, such as `S_IFREG`. Only links and entries without a type need a call of `fstatat`.
  private nonisolated static func kind(of name: String, type: UInt8, in folder: Int32) -> mode_t {
    // The type has the upper bits of a mode (`DTTOIF` in dirent.h).
    let kind = mode_t(type) << 12
    guard type == DT_LNK || type == DT_UNKNOWN else { return kind }
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 ? status.kind : kind
  }

  private nonisolated static func folderError(_ code: Int32) -> FolderError {
    switch code {
    case ENOENT: .missing
    case ENOTDIR: .notAFolder
    case EACCES, EPERM: .notAllowed
    default: .other(String(cString: strerror(code)))
    }
  }
}

/// The file name patterns of media types, from the desktop's shared MIME database.
struct MediaTypes {
  private var patterns: [(type: String, pattern: String)]

  /// - Parameter lines: Lines such as `50:image/png:*.png`: a weight, the type, the pattern, and possibly options.
  init(_ lines: [Substring] = BaseFolders.data.flatMap { SmallFile.lines(of: "\($0)/mime/globs2") })
  {
    patterns = lines.compactMap { line in
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), parts.count >= 3, parts[2] != "__NOGLOBS__" else { return nil }
      return (type: String(parts[1]), pattern: String(parts[2]))
    }
  }

  /// - Parameter types: Types such as `image/png`, or `image/*` for all types with that prefix.
  func patterns(for types: [String]) -> [String] {
    patterns.filter { known in
      types.contains { type in
        type == known.type || type == "*/*"
          || type.hasSuffix("/*") && known.type.hasPrefix(type.dropLast())
      }
    }
    .map(\.pattern)
  }
}
