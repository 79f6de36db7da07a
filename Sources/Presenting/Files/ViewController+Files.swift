// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension ViewController {
  /// Lets the person choose files or folders, with the desktop's own chooser where there is one, else with a sheet over
  /// this controller.
  ///
  /// ```swift
  /// let pictures = FileFilter("Pictures", patterns: ["*.png", "*.jpg"])
  /// let paths = try await chooseFiles(.open(title: "Add pictures", filters: [pictures, .all]))
  /// ```
  ///
  /// When the task is cancelled or the window closes, the chooser goes. A file to save need not be there; when it is, the
  /// person agreed to replace it.
  ///
  /// - Returns: Absolute paths. Empty when nothing was chosen, when the controller is not in a window, and while another chooser
  ///   of its window is open.
  /// - Throws: When the desktop has a chooser and it fails, or there is nothing to choose from.
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
        throw FileChooserError("There is no file chooser here. Start the program on a desktop.")
      }
      return await choose(chooser, from: browser)
    } catch {
      throw error.translated(to: localization)
    }
  }

  /// With the library's own chooser.
  private func choose(_ chooser: FileChooser, from browser: any FileBrowsing) async -> [String] {
    let (answers, answer) = AsyncStream.makeStream(of: [String].self)
    // Nobody holds a sheet that was refused: so it ends the stream.
    weak let sheet = presentSheet(FileChooserController(chooser, browser: browser, answer: answer))
    var iterator = answers.makeAsyncIterator()
    // Nothing comes for a task that is cancelled.
    let paths = await iterator.next() ?? []
    if Task.isCancelled { sheet?.close() }
    return paths
  }

  private func presentSheet(_ sheet: FileChooserController) -> FileChooserController {
    present(sheet, animated: true)
    return sheet
  }
}
