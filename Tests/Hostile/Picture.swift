// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Pictures as a program shows them.
enum Picture {
  /// Shows each file in a window of its own and says whether it can be read.
  static func show(_ files: ArraySlice<String>) throws {
    for file in files {
      let view = ImageView(Image(file), imageSize: Size(200, 200), accessibilityLabel: nil)
      view.frame = Rect(0, 0, 200, 200)
      let host = try OffscreenScreens.show(view, 200, 200)
      _ = host.snapshot()
      do {
        let bitmap = try Bitmap(contentsOf: file)
        print("\(bitmap.width) × \(bitmap.height)")
      } catch {
        print("refused: \(error)")
      }
    }
  }
}
