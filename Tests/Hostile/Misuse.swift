// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Does to the library what no program should, one thing a process: `Hostile stop CALL` does what docs/BAD-USE.md says
/// stops a program, `Hostile geometry NAME` sets a property to each number that makes no sense,
/// `Hostile picture FILE…` shows pictures, `Hostile file USE PATH` reads or writes a path, `Hostile save FILE` writes states
/// until it is killed, `Hostile bus` runs with hostile programs on its buses. `Hostile list` prints what there is.
@main
enum Misuse {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first) {
    case ("list", _):
      for stop in FatalMisuse.all { print("stop \(stop.call) → \(stop.message)") }
      for property in InvalidNumber.all { print("geometry", property.name) }
    case ("stop", let call?):
      guard let stop = FatalMisuse.all.first(where: { $0.call == call }) else {
        return exitForUnknown(call)
      }
      try stop.make()
    case ("geometry", let name?):
      guard let property = InvalidNumber.all.first(where: { $0.name == name }) else {
        return exitForUnknown(name)
      }
      for number in InvalidNumber.numbers {
        writeLine("\(number)\n")
        try property.set(number)
      }
    case ("save", let path?): try save(to: path)
    case ("bus", let how): try Bus.run(waitsForInput: how == "held")
    case ("file", let use?): try Files.run(use, arguments.dropFirst(2).joined(separator: " "))
    case ("picture", _?): try Picture.show(arguments.dropFirst())
    default: return exitForUnknown(arguments.joined(separator: " "))
    }
    print("done")
  }

  /// Writes state after state until it is killed, and says so of each that is written.
  private static func save(to path: String) throws {
    let file = StateFile(path: path, saveInterval: 0)
    let number: (String) -> Int? = { $0.split(separator: " ").first.flatMap { Int($0) } }
    var last = file.load(report: { writeLine("lost: \($0)\n") }, decode: number) ?? 0
    file.markLaunchSucceeded()
    writeLine("\(last)\n")
    let rest = String(repeating: " and the rest", count: 2000)
    while true {
      last += 1
      file.save(Array("\(last)\(rest)".utf8))
      try file.finish()
      writeLine("\(last)\n")
    }
  }

  private static func exitForUnknown(_ text: String) {
    print("There is no “\(text)”")
    exit(64)
  }
}

/// Writes a line without a buffer: the next thing may be the last one.
func writeLine(_ line: String) {
  _ = line.utf8CString.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count - 1) }
}
