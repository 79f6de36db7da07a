// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// Runs another program and waits for its end.
nonisolated enum Subprocess {
  enum Termination: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    /// The program was killed after the timeout.
    case timedOut
  }

  /// The interval between checks of a program with a timeout, in microseconds.
  private static let pollInterval: UInt32 = 2000

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - folder: The working directory.
  ///   - output: A new file for standard output and standard error. Default nil: they are discarded.
  ///   - timeout: The maximum duration in seconds. Default nil: no limit.
  /// - Returns: Nil if the program does not exist.
  static func run(
    _ name: String, _ arguments: [String], in folder: String, output: String? = nil,
    timeout: Double? = nil
  ) -> Termination? {
    let words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output ?? "/dev/null",
      output == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(here) }
    let before = timeout.map { limitCPUTime(to: $0) }
    chdir(folder)
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, words, environ)
    if here >= 0 { _ = fchdir(here) }
    if var before { setrlimit(cpuTimeResource, &before) }
    guard code == 0 else { return nil }
    return waitForTermination(of: process, timeout: timeout)
  }

  private static let cpuTimeResource = __rlimit_resource_t(RLIMIT_CPU.rawValue)

  /// Limits the processor time of this process and its children: a hanging child ends even without this process.
  ///
  /// - Returns: The former limit.
  private static func limitCPUTime(to seconds: Double) -> rlimit {
    var before = rlimit()
    getrlimit(cpuTimeResource, &before)
    let own = Double(clock()) / Double(CLOCKS_PER_SEC)
    var limit = before
    limit.rlim_cur = min(before.rlim_max, rlim_t(own + seconds) + 2)
    setrlimit(cpuTimeResource, &limit)
    return before
  }

  private static func waitForTermination(of process: pid_t, timeout: Double?) -> Termination {
    var status: Int32 = 0
    let end = timeout.map { ContinuousClock.now + .seconds($0) }
    var isLate = false
    while true {
      let found = waitpid(process, &status, end == nil || isLate ? 0 : WNOHANG)
      if found == process { break }
      if let end, found == 0 {
        isLate = ContinuousClock.now >= end
        if isLate { kill(process, SIGKILL) } else { usleep(pollInterval) }
      } else if found < 0, errno != EINTR {
        return .exited(EXIT_FAILURE)
      }
    }
    if isLate { return .timedOut }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
  }
}
