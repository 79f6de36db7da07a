// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Languages

/// Reads folders for the library's own chooser, beside the main thread.
final class FolderReader: FileBrowsing {
  private lazy var mediaTypes = MediaTypes()

  /// The language of what the places are called that have no name of their own.
  private var localization = Localization()
  private(set) lazy var places = UserFolders.all(in: localization)

  /// - Parameter localization: The language of the places; it is used if nothing has read `places` yet.
  func setLocalization(_ localization: Localization) { self.localization = localization }

  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void
  ) {
    Task { report(await Self.entries(of: folder)) }
  }

  func patterns(forMediaTypes types: [String]) -> [String] { mediaTypes.patterns(for: types) }

  @concurrent
  private nonisolated static func entries(
    of folder: String
  ) async -> Result<[FileEntry], FolderProblem> {
    read(folder)
  }

  /// Folders and plain files, links to them included; not what cannot be opened as a file, such as a pipe, and nothing
  /// whose name is no text.
  nonisolated static func read(_ folder: String) -> Result<[FileEntry], FolderProblem> {
    guard let stream = opendir(folder) else { return .failure(problem(errno)) }
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
      if let isFolder = isFolder(name, type: Int32(entry.pointee.d_type), in: dirfd(stream)) {
        entries.append(FileEntry(name, isFolder: isFolder))
      }
    }
    return errno == 0 ? .success(entries) : .failure(problem(errno))
  }

  /// Nil for what is neither a folder nor a plain file. Only links and what the file system says nothing of cost a look.
  private nonisolated static func isFolder(
    _ name: String, type: Int32, in folder: Int32
  ) -> Bool? {
    switch type {
    case Int32(DT_DIR): return true
    case Int32(DT_REG): return false
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      guard fstatat(folder, name, &status, 0) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return true
      case S_IFREG: return false
      default: return nil
      }
    default: return nil
    }
  }

  private nonisolated static func problem(_ code: Int32) -> FolderProblem {
    switch code {
    case ENOENT: .missing
    case ENOTDIR: .noFolder
    case EACCES, EPERM: .notAllowed
    default: .other(String(cString: strerror(code)))
    }
  }
}

/// Which names the files of a media type have, as the desktop's shared MIME database says.
struct MediaTypes {
  private var patterns: [(type: String, pattern: String)]

  init() {
    self.init(BaseFolders.data.flatMap { SmallFile.lines(of: "\($0)/mime/globs2") })
  }

  /// - Parameter lines: Such as `50:image/png:*.png`, with a weight first and options after the pattern.
  init(_ lines: [Substring]) {
    patterns = lines.compactMap { line in
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), parts.count >= 3, parts[2] != "__NOGLOBS__" else { return nil }
      return (type: String(parts[1]), pattern: String(parts[2]))
    }
  }

  /// - Parameter types: Such as `image/png`, or `image/*` for all of a kind.
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
