// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// The program: reads the command line, and turns whatever goes wrong into one line and a
/// sysexits code.
@main
enum Drawer {
  static func main() {
    openStandardDescriptors()
    // A reader of the logs that goes away, or a limit of a file's size, is an error of the write: it
    // must not take the window along.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    do {
      switch try Options.parseAsRoot() {
      case let options as Options:
        try options.check()
        if !options.version { try options.checkFiles() }
        try Session(options: options).run()
      case let movie as Movie: try movie.make()
      case let shrink as Shrink: try shrink.make()
      case var command: try command.run()
      }
      OutputStream.endProgram()
    } catch let error as HostError {
      OutputStream.endProgram([error])
    } catch let failures as Options.Failures {
      OutputStream.endProgram(failures.errors)
    } catch {
      let code = Options.exitCode(for: error)
      if code.isSuccess {
        // The help or a completion script: several lines, all of them the program's own.
        OutputStream.standardOutput.write(Array((Options.fullMessage(for: error) + "\n").utf8))
        OutputStream.endProgram()
      }
      let line = oneLine(Options.message(for: error))
      OutputStream.standardError.writeLine("drawer: \(line) (see drawer --help)")
      OutputStream.endProgram(code: EX_USAGE)
    }
  }

  /// Opens those of the first three descriptors that are closed: the next file or connection would
  /// get their numbers, and what is printed. Each is opened the wrong way round, so that writing to
  /// it fails as before.
  private static func openStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// A parser's message in one line. The parser puts choices below each other.
  private static func oneLine(_ message: String) -> String {
    message.replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ")
      .split(separator: "\n").joined(separator: " ")
  }
}

extension Options {
  static let configuration = CommandConfiguration(
    commandName: "drawer",
    abstract: "A menu, some panes, and a drawer between them: container view controllers to see.",
    discussion: "F1 in the window lists its keys.", subcommands: [Movie.self, Shrink.self])
}

extension Session {
  func run() throws {
    try Language.$current.withValue(localization) { try start() }
  }

  private func start() throws {
    if options.version {
      OutputStream.standardOutput.writeLine("drawer \(Options.version)")
      return
    }
    if let path = options.replay {
      try Self.replay(path, options)
    } else if let directory = options.tour {
      try Tour(session: self, directory: directory).play()
    } else if options.headless, let path = options.screenshot {
      try drawHeadless(to: path)
    } else {
      try showWindow()
    }
  }
}
