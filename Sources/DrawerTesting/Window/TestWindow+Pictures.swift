// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import SDLHost
public import Testing

extension TestWindow {
  /// What the window shows at the present instant, as a program would paint it.
  ///
  /// - Throws: `HostError` when fonts or memory are missing.
  public func picture() throws(HostError) -> Bitmap {
    let scale = window.traits.scale
    let painter = try preparedPainter(scale: scale)
    window.invalidateAll()
    if let contents = step() { painter.drawAnew(contents) }
    return painter.picture
  }

  /// Expects the window to look as a picture that was recorded before, and records an issue where it does not:
  /// with the place of the difference, and the files of the picture and of the difference.
  ///
  /// With `DRAWER_RECORD_REFERENCES=1` in the environment the picture is written instead.
  ///
  /// - Parameters:
  ///   - name: Of the file, without `.png`.
  ///   - tolerance: What does not count. Default `.structure`.
  ///   - folder: Where the pictures lie, counted from the folder with the test's `Package.swift`. Default
  ///     `Tests/References`.
  public func expectPicture(
    _ name: String, tolerance: PictureTolerance = .structure,
    folder: String = ReferenceFolder.defaultPath, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(HostError) {
    try ReferenceFolder(folder, packageOf: file).expect(
      picture(), toLookLike: name, scale: window.traits.scale, tolerance: tolerance,
      sourceLocation: sourceLocation)
  }
}
