// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

extension HostError {
  /// - Parameter code: The `errno` of the call that failed.
  nonisolated static func cannotWrite(_ name: String, code: Int32) -> HostError {
    let remedy: String? =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: "free some space or choose another folder"
      // Whoever started the program knows why nobody reads.
      case EPIPE, EBADF: nil
      case EEXIST: "choose a name that is free"
      case EISDIR: "name a file in it"
      default: "choose a folder that exists and that you may write to"
      }
    return HostError(
      .cannotCreate, "cannot write \(name)", reason: String(cString: strerror(code)),
      remedy: remedy)
  }

  /// A device, a pipe, a socket or a folder has the name of a file that the program keeps.
  nonisolated static func noFile(_ path: String) -> HostError {
    HostError(
      .cannotCreate, "cannot write \(path)", reason: "it is no file",
      remedy: "name a file, or a name that is free")
  }
}
