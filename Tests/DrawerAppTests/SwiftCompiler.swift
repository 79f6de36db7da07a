// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Checks source against the built modules, as a program that imports the library would.
nonisolated struct SwiftCompiler {
  /// System libraries that the modules were built against.
  private static let libraries = [
    "sdl2", "SDL2_ttf", "SDL2_image", "fontconfig", "freetype2", "dbus-1",
  ]
  private static let systemModules = [
    "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CDBus",
  ]
  /// The package's own modules in C.
  private static let modules = ["CBundledAssets", "CPixels"]

  private let arguments: [String]

  init() throws {
    guard let bundle = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw Failure(message: "the test bundle has no path")
    }
    let products = bundle.deletingLastPathComponent()
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources")
    let flags = try Self.run("pkg-config", ["--cflags-only-I"] + Self.libraries)
    let maps = Self.modules.flatMap { name -> [String] in
      let map = products.appending(path: "\(name).build/module.modulemap").path
      return ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    arguments =
      ["-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path]
      + Self.systemModules.flatMap { ["-I", sources.appending(path: $0).path] }
      + flags.output.split { $0 == " " || $0 == "\n" }.flatMap { ["-Xcc", String($0)] }
      + maps
  }

  /// What the compiler has to say; empty when it accepts the source.
  func diagnostics(for source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Generated.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let result = try Self.run("swiftc", arguments + [file.path])
    return result.status == 0 ? "" : "status \(result.status)\n\(result.output)"
  }

  private static func run(
    _ tool: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  struct Failure: Error {
    let message: String
  }
}
