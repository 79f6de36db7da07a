// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Passes the window's requests to the host, and records the host's answers.
final class RecordingDelegate: WindowDelegate {
  let recorder: Recorder
  private weak var host: (any WindowDelegate)?

  init(_ host: any WindowDelegate, recorder: Recorder) {
    self.host = host
    self.recorder = recorder
  }

  func windowNeedsFrame(_ window: Window) { host?.windowNeedsFrame(window) }

  func window(_ window: Window, requests request: WindowRequest) {
    host?.window(window, requests: request)
  }

  func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    let text = host?.window(window, textOn: clipboard)
    recorder.record(clipboard: text, in: window)
    return text
  }

  func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool {
    let hasText = host?.window(window, hasTextOn: clipboard) ?? false
    // The text itself is not pasted, so the recording does not need it.
    recorder.record(.clipboard(hasText ? "•" : nil))
    return hasText
  }

  func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? {
    let answer: Result<[String]?, FileChooserError>
    do throws(FileChooserError) {
      answer = .success(try await host?.window(window, choose: chooser))
    } catch {
      answer = .failure(error)
    }
    recorder.record(.asyncResult(.files(answer)))
    return try answer.get()
  }

  func fileBrowser(for window: Window) -> (any FileBrowser)? {
    host?.fileBrowser(for: window).map { RecordingFileBrowser($0, recorder: recorder) }
  }
}

private final class RecordingFileBrowser: FileBrowser {
  private let browser: any FileBrowser
  private let recorder: Recorder

  init(_ browser: any FileBrowser, recorder: Recorder) {
    self.browser = browser
    self.recorder = recorder
  }

  var shortcutFolders: [(name: String, path: String)] { browser.shortcutFolders }

  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void
  ) {
    browser.listFolder(folder) { [recorder] entries in
      recorder.record(.asyncResult(.folder(folder, entries)))
      report(entries)
    }
  }

  func patterns(forMediaTypes types: [String]) -> [String] {
    browser.patterns(forMediaTypes: types)
  }
}
