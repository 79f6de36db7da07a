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
    // A reader of the logs that goes away must not take the window along.
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try Options.parse()
      try options.check()
      try Session(options: options).run()
    } catch let error as HostError {
      fail(error.description, code: error.exitCode)
    } catch {
      let code = Options.exitCode(for: error)
      if code.isSuccess {
        print(Options.fullMessage(for: error))
        exit(code.rawValue)
      }
      fail("\(firstLine(of: Options.message(for: error))) (see drawer --help)", code: EX_USAGE)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    OutputStream.standardError.write("drawer: \(message)\n")
    exit(code)
  }

  private static func firstLine(of message: String) -> String {
    message.split(separator: "\n").first.map(String.init) ?? message
  }
}
