// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// The main program. It reads the command line, and reports a failure with one line and a sysexits code.
@main
enum Drawer {
  static func main() {
    openStandardDescriptors()
    // A closed pipe or a limit of the file size is an error of the write, and must not end the program.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    do {
      switch try Options.parseAsRoot() {
      case let options as Options:
        try options.check()
        if !options.version { try options.checkFiles() }
        try ProgramRun(options: options).run()
      case let movie as Movie: try movie.make()
      case let shrink as Shrink: try shrink.make()
      case var command: try command.run()
      }
      RecordWriter.endProgram()
    } catch let error as HostError {
      RecordWriter.endProgram([error])
    } catch let failures as Options.Failures {
      RecordWriter.endProgram(failures.errors)
    } catch {
      let code = Options.exitCode(for: error)
      if code.isSuccess {
        // The help or a completion script: several lines of the program's own text.
        RecordWriter.standardOutput.write(Array((Options.fullMessage(for: error) + "\n").utf8))
        RecordWriter.endProgram()
      }
      let line = singleLine(Options.message(for: error))
      RecordWriter.report("\(line) (see drawer --help)")
      RecordWriter.endProgram(code: EX_USAGE)
    }
  }

  /// Opens closed standard descriptors, so that no file or connection gets their numbers and receives printed text.
  /// They are opened in the wrong direction, so that writing fails as before.
  private static func openStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The parser's message in one line. The parser lists choices in separate lines.
  private static func singleLine(_ message: String) -> String {
    message.replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ")
      .split(separator: "\n").joined(separator: " ")
  }
}

extension Options {
  static let configuration = CommandConfiguration(
    commandName: "drawer",
    abstract:
      "A demo of container view controllers: drawer, navigation, tabs, split view, pages and more.",
    discussion: "Press F1 in the window for a list of its keys.",
    subcommands: [Movie.self, Shrink.self])
}

extension ProgramRun {
  func run() throws { try Language.$current.withValue(localization) { try start() } }

  private func start() throws {
    if options.version {
      RecordWriter.standardOutput.writeLine("drawer \(Options.version)")
      return
    }
    if let path = options.replay {
      try Self.replay(path, options)
    } else if let directory = options.tour {
      try Tour(programRun: self, directory: directory).play()
    } else if options.headless, let path = options.screenshot {
      try drawHeadless(to: path)
    } else {
      try showWindow()
    }
  }
}
