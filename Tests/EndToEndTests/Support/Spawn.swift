// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// `posix_spawn` with default signal handling and only the given descriptors.
enum Spawn {
  /// - Parameter descriptors: The harness's descriptors, by the child's numbers.
  static func start(
    _ name: String, arguments: [String], environment: [String: String],
    descriptors: [Int32: Int32], standardErrorPath: String
  ) throws -> pid_t {
    signal(SIGPIPE, SIG_IGN)  // A write to an ended program must not end the test run.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (childs, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, childs)
    }
    posix_spawn_file_actions_addopen(
      &actions, 2, standardErrorPath, O_WRONLY | O_CREAT | O_APPEND, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }

    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, name, &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw HarnessError("cannot start \(name): \(String(cString: strerror(code)))")
    }
    return identifier
  }
}
