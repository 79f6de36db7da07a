// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension ViewController {
  /// Lets the user choose files or folders in the desktop's file chooser, or in a sheet if the desktop has none.
  ///
  /// ```swift
  /// let pictures = FileFilter("Pictures", patterns: ["*.png", "*.jpg"])
  /// let paths = try await chooseFiles(.open(title: "Add pictures", filters: [pictures, .all]))
  /// ```
  ///
  /// The chooser is dismissed when the task is canceled or the window closes. If a chosen file to save already exists,
  /// the user has agreed to replace it.
  ///
  /// - Returns: The chosen absolute paths. Empty if the user cancels, if there is no window, or if it shows a chooser.
  /// - Throws: An error if the desktop's chooser fails, or in a `TestWindow`, which has no file chooser.
  public func chooseFiles(
    _ chooser: FileChooser
  ) async throws(FileChooserError) -> [String] {
    guard let window = viewIfLoaded?.window, !window.isChoosingFiles else { return [] }
    window.isChoosingFiles = true
    defer { window.isChoosingFiles = false }
    let localization = traits.localization
    let chooser = chooser.translated(to: localization)
    do throws(FileChooserError) {
      if let paths = try await window.chooseOnDesktop(chooser) { return paths }
      guard let browser = window.fileBrowser else {
        throw FileChooserError(
          "No file chooser is available. Run the program in a desktop session.")
      }
      return await choose(chooser, from: browser)
    } catch {
      throw error.translated(to: localization)
    }
  }

  private func choose(_ chooser: FileChooser, from browser: any FileBrowser) async -> [String] {
    let (answers, answer) = AsyncStream.makeStream(of: [String].self)
    // The reference is weak, so that a sheet whose presentation is refused is freed, which ends the stream.
    weak let sheet = presentSheet(
      FileChooserController(chooser, browser: browser, continuation: answer))
    var iterator = answers.makeAsyncIterator()
    // In a canceled task, the stream ends without a value.
    let paths = await iterator.next() ?? []
    if Task.isCancelled { sheet?.close() }
    return paths
  }

  private func presentSheet(_ sheet: FileChooserController) -> FileChooserController {
    present(sheet, animated: true)
    return sheet
  }
}
