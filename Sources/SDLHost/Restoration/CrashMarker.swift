// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that the process writes when it crashes, so that its next start can report the crash.
nonisolated enum CrashMarker {
  /// Memory that a signal handler may access: it must not allocate, lock or count references.
  private struct HandlerData {
    var path: UnsafeMutablePointer<CChar>?
    /// The previous handlers by signal, such as the handler of Swift's backtraces.
    let former: UnsafeMutablePointer<sigaction>
  }

  private static let signals: [(number: Int32, name: String)] = [
    (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGILL, "SIGILL"), (SIGFPE, "SIGFPE"),
    (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"),
  ]
  private static let signalCount = 64

  private nonisolated(unsafe) static let handlerData: UnsafeMutablePointer<HandlerData> = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    former.initialize(repeating: sigaction(), count: signalCount)
    let memory = UnsafeMutablePointer<HandlerData>.allocate(capacity: 1)
    memory.initialize(to: HandlerData(path: nil, former: former))
    return memory
  }()

  /// Writes the file if this process crashes. Call it on the main thread; only the last path is used.
  static func arm(_ path: String) {
    let isFirst = handlerData.pointee.path == nil
    // The former path is never freed, since a handler may be reading it.
    handlerData.pointee.path = strdup(path)
    guard isFirst else { return }
    for (number, _) in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = handler
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(number, &action, handlerData.pointee.former + Int(number))
    }
  }

  /// Returns the signal that ended a former process, such as `SIGSEGV`, and removes the file; nil if there is none.
  static func consume(_ path: String) -> String? {
    guard SmallFile.status(of: path, followsLinks: false)?.kind == S_IFREG,
      let byte = SmallFile.bytes(of: path, limit: 1)?.first,
      let signal = signals.first(where: { $0.number == Int32(byte) })
    else { return nil }
    unlink(path)
    return signal.name
  }

  /// It calls only functions that are listed in signal-safety(7).
  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      number, information, _ in
      let former = handlerData.pointee.former + Int(number)
      if let path = handlerData.pointee.path {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = open(path, flags, 0o600)
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(descriptor, &byte, 1)
        close(descriptor)
      }
      sigaction(number, former, nil)
      // The failing instruction runs again on return, but a signal that was sent by a process must be raised again.
      if number == SIGABRT || (information?.pointee.si_code ?? 0) <= 0 { raise(number) }
    }
}

/// A process, distinguished from later processes with the same number.
package nonisolated struct ProcessIdentity: LosslessStringConvertible, Sendable, Equatable {
  private let number: Int32
  /// The time at which the process started, in clock ticks since boot.
  private let start: UInt64

  package static var current: ProcessIdentity {
    ProcessIdentity(number: getpid(), start: startTime(of: getpid()) ?? 0)
  }

  package init(number: Int32, start: UInt64) {
    (self.number, self.start) = (number, start)
  }

  /// - Parameter description: Two numbers as in `description`. Nil for any other text.
  package init?(_ description: String) {
    let parts = description.split(separator: " ")
    guard parts.count == 2, let number = Int32(parts[0]), let start = UInt64(parts[1]) else {
      return nil
    }
    self.init(number: number, start: start)
  }

  package var description: String { "\(number) \(start)" }

  package var isRunning: Bool { Self.startTime(of: number) == start }

  /// The field `starttime` of `/proc/PID/stat`, see proc(5). The name may contain spaces and parentheses.
  private static func startTime(of number: Int32) -> UInt64? {
    let descriptor = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The kernel does not report the length of the file, whose line is shorter than this.
    var bytes = [UInt8](repeating: 0, count: 2048)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }
}
