// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

@testable import Controls
@testable import Presenting

/// The library's file chooser with a few folders in memory.
@MainActor
enum FileSheetScene {
  /// Presents the chooser with two ranges of files selected.
  static func present(from root: ViewController, in window: Window) {
    var chooser = FileChooser.open(
      title: "Add photos", allowsMultipleSelection: true,
      filters: [FileFilter("Pictures", patterns: ["*.jpg"]), .all])
    chooser.acceptLabel = "Add"
    let (_, answer) = AsyncStream.makeStream(of: [String].self)
    let sheet = FileChooserController(chooser, browser: Folders(), continuation: answer)
    root.present(sheet, animated: false)
    window.focus.focus(sheet.table, ringVisible: true)
    sheet.table.setFocusedRow(7)
    sheet.table.selectedRows = [2, 4, 5, 6]
    sheet.updateAccept()
  }

  private final class Folders: FileBrowser {
    let shortcutFolders = [
      (name: "Home", path: "/srv/ada"), (name: "Pictures", path: "/srv/ada/Pictures"),
    ]

    func listFolder(
      _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void
    ) {
      let folders = ["Summer at the lake", "Winter"].map { FileEntry($0, isFolder: true) }
      let files = (1...9).map { FileEntry("Evening \($0).jpg") }
      report(.success(folders + files))
    }

    func patterns(forMediaTypes types: [String]) -> [String] { [] }
  }
}
