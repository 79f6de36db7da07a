// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Window {
  /// Lets the person choose with the desktop's own chooser; nil where the desktop has none.
  package func chooseOnDesktop(
    _ chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? {
    guard let delegate else { return nil }
    return try await delegate.window(self, choose: chooser)
  }

  /// The machine's folders; nil where the host has none to choose from.
  package var fileBrowser: (any FileBrowsing)? { delegate?.fileBrowser(for: self) }
}
