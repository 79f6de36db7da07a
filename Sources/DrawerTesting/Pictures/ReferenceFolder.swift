// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing
internal import Foundation
public import SDLHost
public import Testing

/// The pictures that a package's tests compare with: a folder of PNG files.
public nonisolated struct ReferenceFolder: Sendable {
  /// Where the pictures lie when a test names no folder, counted from the package's folder.
  public static let defaultPath = "Tests/References"

  /// The environment variable that has pictures recorded instead of compared.
  public static let recordingVariable = "DRAWER_RECORD_REFERENCES"

  private let folder: URL
  private let isRecording: Bool

  /// A folder of the package that a source file belongs to.
  ///
  /// - Parameters:
  ///   - path: Counted from the folder with `Package.swift`. Default `Tests/References`.
  ///   - file: Default: the file that calls this.
  public init(_ path: String = defaultPath, packageOf file: String = #filePath) {
    self.init(
      Self.package(of: file).appending(path: path),
      isRecording: ProcessInfo.processInfo.environment[Self.recordingVariable] != nil)
  }

  init(_ folder: URL, isRecording: Bool) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// Expects a picture to look like a reference, or records it as that when the environment asks.
  ///
  /// - Parameters:
  ///   - name: Of the file, without `.png`.
  ///   - scale: Pixels per point. Default 1.
  ///   - tolerance: What does not count. Default `.structure`.
  public func expect(
    _ picture: Bitmap, toLookLike name: String, scale: Double = 1,
    tolerance: PictureTolerance = .structure, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      if isRecording { return try write(picture, to: file(name)) }
      if let problem = try problem(of: picture, name, scale, tolerance) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }

  /// What a picture is not like its reference in; nil when nothing counts.
  func problem(
    of picture: Bitmap, _ name: String, _ scale: Double, _ tolerance: PictureTolerance
  ) throws -> String? {
    let reference = file(name)
    let flat = name.replacing("/", with: "-")
    let actual = Self.failures.appending(path: "\(flat).png")
    func told(_ problem: String) throws -> String {
      try writeFailure(picture, to: actual)
      return """
        \(name): \(problem)
        The new picture is \(actual.path)
        Is it right? Then record it with \(Self.recordingVariable)=1
        """
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      return try told("there is no reference \(reference.path)")
    }
    let old = try Bitmap(contentsOf: reference.path)
    guard old.width == picture.width, old.height == picture.height else {
      return try told(
        "\(picture.width) × \(picture.height) pixels instead of \(old.width) × \(old.height)")
    }
    let difference = PictureDifference(picture, old, shade: tolerance.shade)
    guard Double(difference.largestBlob) > tolerance.blob * scale * scale else { return nil }
    let marked = Self.failures.appending(path: "\(flat)-difference.png")
    try writeFailure(PictureDifference.marked(picture, old, shade: tolerance.shade), to: marked)
    let place = difference.place
    return try told(
      """
      \(difference.largestBlob) connected pixels differ, in the \(Int(place.width)) × \
      \(Int(place.height)) pixels from (\(Int(place.minX)), \(Int(place.minY))) on; the difference \
      is red in \(marked.path)
      """)
  }

  /// Does again what a person did to the program, as `Application.Configuration.recording` has written it, and expects each
  /// frame to show what it showed then, to the pixel. When the environment asks, what they show now is written instead.
  ///
  /// The program has to make the same of the same input: what it reads from files, clocks or the network is not recorded.
  ///
  /// - Parameters:
  ///   - name: Of the recording, a file in this folder.
  ///   - assetDirectories: Folders where pictures are looked for. Default none.
  ///   - root: Makes the root controller that the program begins with.
  @MainActor public func replay(
    _ name: String, assetDirectories: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation, root: () throws -> ViewController
  ) async {
    do {
      let path = folder.appending(path: name).path
      guard let recording = Recording(path: path) else {
        Issue.record("\(name): there is no recording \(path)", sourceLocation: sourceLocation)
        return
      }
      var configuration = Application.Configuration()
      configuration.assetDirectories = assetDirectories
      recording.environment.apply(to: &configuration)
      let host = try OffscreenHost(configuration: configuration)
      let replay = Replay(recording, on: host)
      host.window.rootViewController = try root()
      RestorableState(stateValue: recording.environment.program)?.restore(to: host.window) { _ in }
      let outcome = await replay.run(isRecording ? .renew : .check)
      if isRecording {
        let text = replay.renewed.lines.joined(separator: "\n") + "\n"
        return try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
      guard case .differs(let frame, let seconds, let what) = outcome else { return }
      let picture = Self.failures.appending(
        path: "\(name.replacing("/", with: "-"))-\(frame).png")
      try writeFailure(host.snapshot(), to: picture)
      var told = "It is \(picture.path)"
      if replay.recordedPicture == nil {
        _ = await replay.run(.show) { _ in replay.recordedPicture == nil }
      }
      if let recorded = replay.recordedPicture {
        let old = try Bitmap(decoding: recorded)
          .writePNG(beside: picture.path, ending: ".recorded.png")
        let new = try host.snapshot().writePNG(beside: picture.path, ending: ".then.png")
        told += "\nThe next that there is a picture of was \(old) and is \(new)"
      }
      Issue.record(
        """
        \(name): frame \(frame), after \(seconds) seconds, has other \(what) than recorded
        \(told)
        Is it right? Then record it with \(Self.recordingVariable)=1
        """, sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }

  private func write(_ picture: Bitmap, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.writePNG(to: file.path)
  }

  /// Another user can make this folder in the temporary folder, with links in it: then nothing is written.
  private func writeFailure(_ picture: Bitmap, to file: URL) throws {
    let folder = Self.failures.path
    SmallFile.makeFolder(folder)
    guard SmallFile.isOwnFolder(folder) else {
      throw HostError(
        .cannotCreate, "cannot write \(file.path)", reason: "others can write to \(folder)",
        remedy: "remove that folder, or set TMPDIR")
    }
    try picture.writePNG(to: file.path)
  }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).png") }

  /// Pictures of failures outlive the test, so that a person can look at them.
  private static var failures: URL {
    FileManager.default.temporaryDirectory.appending(path: "drawer-test-failures")
  }

  /// The nearest folder above a file with a `Package.swift`; the file's own where there is none.
  private static func package(of file: String) -> URL {
    let own = URL(fileURLWithPath: file).deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return own
  }
}
