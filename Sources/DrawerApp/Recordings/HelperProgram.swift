// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// Another program that works for this one.
nonisolated enum HelperProgram {
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    /// It took too long, and was killed.
    case late
  }

  /// Microseconds from one look at a program that has a time limit to the next.
  private static let pause: UInt32 = 2000

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - folder: Where it runs.
  ///   - output: A new file for its standard output and standard error. Default nil: both are dropped.
  ///   - seconds: How long it may take. Default nil: as long as it likes.
  /// - Returns: Nil where there is no such program.
  static func run(
    _ name: String, _ arguments: [String], in folder: String, output: String? = nil,
    seconds: Double? = nil
  ) -> Ending? {
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
    let before = seconds.map { limitTime(to: $0) }
    chdir(folder)
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, words, environ)
    if here >= 0 { _ = fchdir(here) }
    if var before { setrlimit(time, &before) }
    guard code == 0 else { return nil }
    return ending(of: process, seconds: seconds)
  }

  private static let time = __rlimit_resource_t(RLIMIT_CPU.rawValue)

  /// Limits what this process and those that it starts may work: one that hangs ends also where nobody is left to kill it.
  ///
  /// - Returns: The limit that was.
  private static func limitTime(to seconds: Double) -> rlimit {
    var before = rlimit()
    getrlimit(time, &before)
    let own = Double(clock()) / Double(CLOCKS_PER_SEC)
    var limit = before
    limit.rlim_cur = min(before.rlim_max, rlim_t(own + seconds) + 2)
    setrlimit(time, &limit)
    return before
  }

  private static func ending(of process: pid_t, seconds: Double?) -> Ending {
    var status: Int32 = 0
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var isLate = false
    while true {
      let found = waitpid(process, &status, end == nil || isLate ? 0 : WNOHANG)
      if found == process { break }
      if let end, found == 0 {
        isLate = ContinuousClock.now >= end
        if isLate { kill(process, SIGKILL) } else { usleep(pause) }
      } else if found < 0, errno != EINTR {
        return .exited(EXIT_FAILURE)
      }
    }
    if isLate { return .late }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
  }
}
