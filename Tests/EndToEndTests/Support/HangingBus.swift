// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus that accepts connections and never answers.
final class HangingBus {
  let environment: [String: String]

  private let socket: Int32
  private let folder: URL

  /// - Parameter named: Whether the environment contains the address. If not, libdbus finds the bus at its default
  ///   path.
  init(named: Bool) throws {
    folder = try TemporaryFolder.make()
    let path = folder.appendingPathComponent("bus").path
    environment =
      named ? ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path)"] : ["XDG_RUNTIME_DIR": folder.path]
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // The system accepts connections to a listening socket.
    guard isBound, listen(socket, 64) == 0 else {
      throw HarnessError("cannot listen on the bus socket: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(socket)
    try? FileManager.default.removeItem(at: folder)
  }
}
