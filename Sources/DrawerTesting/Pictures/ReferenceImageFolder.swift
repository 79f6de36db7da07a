// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing
internal import Foundation
public import SDLHost
public import Testing

/// The folder of PNG files that the snapshots of a package's tests are compared with.
public nonisolated struct ReferenceImageFolder: Sendable {
  /// The default path of a folder with reference images, relative to the package.
  public static let defaultPath = "Tests/References"

  /// The environment variable that, if set, makes tests write snapshots as references instead of comparing them.
  private static let recordingVariable = "DRAWER_RECORD_REFERENCES"

  private let folder: URL
  private let isRecording: Bool

  /// Creates a reference to a folder of the package that contains a source file.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder with `Package.swift`. Default `Tests/References`.
  ///   - file: The source file. Default: the file of the call.
  public init(_ path: String = defaultPath, packageOf file: String = #filePath) {
    self.init(
      Self.package(of: file).appending(path: path),
      isRecording: ProcessInfo.processInfo.environment[Self.recordingVariable] != nil)
  }

  init(_ folder: URL, isRecording: Bool) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// Compares a snapshot with its reference, and records a test issue if they differ. If the environment variable
  /// `recordingVariable` is set, writes the snapshot as the new reference instead.
  /// - Parameters:
  ///   - name: The name of the reference file, without `.png`.
  ///   - scale: The number of pixels per point. Default 1.
  ///   - tolerance: The difference that is ignored. Default `.structure`.
  public func expect(
    _ picture: Bitmap, toLookLike name: String, scale: Double = 1,
    tolerance: SnapshotTolerance = .structure, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      if isRecording { return try write(picture, to: file(name)) }
      if let problem = try mismatch(of: picture, name, scale, tolerance) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }

  /// Returns a description of the difference from the reference; nil if it is within the tolerance.
  func mismatch(
    of picture: Bitmap, _ name: String, _ scale: Double, _ tolerance: SnapshotTolerance
  ) throws -> String? {
    let reference = file(name)
    let flat = name.replacing("/", with: "-")
    let actual = Self.failureFolder.appending(path: "\(flat).png")
    func failureMessage(_ problem: String) throws -> String {
      try writeFailure(picture, to: actual)
      return """
        \(name): \(problem)
        The new image is \(actual.path)
        If it is correct, record it with \(Self.recordingVariable)=1
        """
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      return try failureMessage("the reference image \(reference.path) does not exist")
    }
    let old = try Bitmap(contentsOf: reference.path)
    guard old.width == picture.width, old.height == picture.height else {
      return try failureMessage(
        "\(picture.width) × \(picture.height) pixels instead of \(old.width) × \(old.height)")
    }
    let difference = SnapshotDifference(
      picture, old, channelDifference: tolerance.channelDifference)
    guard Double(difference.largestRegionArea) > tolerance.regionArea * scale * scale else {
      return nil
    }
    let marked = Self.failureFolder.appending(path: "\(flat)-difference.png")
    try writeFailure(
      SnapshotDifference.differenceBitmap(
        picture, old, channelDifference: tolerance.channelDifference), to: marked)
    let frame = difference.largestRegionFrame
    return try failureMessage(
      """
      \(difference.largestRegionArea) connected pixels differ, in a region of \(Int(frame.width)) × \
      \(Int(frame.height)) pixels at (\(Int(frame.minX)), \(Int(frame.minY))); they are red in \
      \(marked.path)
      """)
  }

  /// Repeats the input that `Application.Configuration.recordingPath` has recorded, and reports a test issue if a frame
  /// differs in any pixel. If `recordingVariable` is set, the new frames replace the recorded ones.
  ///
  /// The program must depend on the input only: its access to files, clocks and the network is not recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the recording, a file in this folder.
  ///   - assetDirectories: The folders that are searched for images. Default none.
  ///   - root: Creates the root controller at the start of the replay.
  @MainActor public func replay(
    _ name: String, assetDirectories: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation, root: () throws -> ViewController
  ) async {
    do {
      let path = folder.appending(path: name).path
      guard let recording = try? Recording(reading: path) else {
        Issue.record("\(name): \(path) is not a recording", sourceLocation: sourceLocation)
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
        let text = replay.renewedRecording.lines.joined(separator: "\n") + "\n"
        return try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
      guard case .differs(let frame, let seconds, let what) = outcome else { return }
      let picture = Self.failureFolder.appending(
        path: "\(name.replacing("/", with: "-"))-\(frame).png")
      try writeFailure(host.snapshot(), to: picture)
      var message = "The new image is \(picture.path)"
      if replay.recordedSnapshot == nil {
        _ = await replay.run(.show) { _ in replay.recordedSnapshot == nil }
      }
      if let recorded = replay.recordedSnapshot {
        let old = try Bitmap(decoding: recorded)
          .writePNG(beside: picture.path, ending: ".recorded.png")
        let new = try host.snapshot().writePNG(beside: picture.path, ending: ".then.png")
        message +=
          "\nThe next frame with a recorded image: \(old) is the recorded one, \(new) the new one"
      }
      Issue.record(
        """
        \(name): frame \(frame), after \(seconds) seconds, differs from the recording: \(what)
        \(message)
        If it is correct, record it with \(Self.recordingVariable)=1
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

  /// Writes nothing if another user has created the folder in the temporary folder, since it may contain links.
  private func writeFailure(_ picture: Bitmap, to file: URL) throws {
    let folder = Self.failureFolder.path
    SmallFile.makeFolder(folder)
    guard SmallFile.isPrivateFolder(folder) else {
      throw HostError(
        .cannotCreate, "cannot write \(file.path)", reason: "other users can write to \(folder)",
        recoverySuggestion: "remove that folder, or set TMPDIR")
    }
    try picture.writePNG(to: file.path)
  }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).png") }

  /// The folder of snapshots of failed tests. It is not deleted, so that the files can be opened after the test.
  private static var failureFolder: URL {
    FileManager.default.temporaryDirectory.appending(path: "drawer-test-failures")
  }

  /// Returns the nearest folder with a `Package.swift` above a file, or the file's folder if there is none.
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
