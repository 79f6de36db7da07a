// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import SDLHost
public import Testing

extension TestWindow {
  /// Renders the whole window at the clock's time as a program renders it, and returns the image.
  ///
  /// - Throws: `HostError` if fonts or memory are missing.
  public func snapshot() throws(HostError) -> Bitmap {
    let scale = window.traits.scale
    let painter = try preparePainter(scale: scale)
    window.invalidateAll()
    if let contents = step() { painter.redraw(contents) }
    return painter.bitmap
  }

  /// Compares a snapshot of the window with its reference. If they differ, records an issue with the position of the
  /// difference and the paths of the snapshot and of an image that marks the difference.
  ///
  /// If `DRAWER_RECORD_REFERENCES=1` is in the environment, the snapshot is written as the reference instead.
  ///
  /// - Parameters:
  ///   - name: The name of the reference file, without `.png`.
  ///   - tolerance: The largest difference to ignore. Default `.structure`: different shades at the edges of letters.
  ///   - folder: The folder of the references, relative to the test's package. Default `Tests/References`.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = .structure,
    folder: String = ReferenceImageFolder.defaultPath, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(HostError) {
    try ReferenceImageFolder(folder, packageOf: file).expect(
      snapshot(), toLookLike: name, scale: window.traits.scale, tolerance: tolerance,
      sourceLocation: sourceLocation)
  }
}
