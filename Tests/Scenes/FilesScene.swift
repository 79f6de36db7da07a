// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A button that asks for a file, and a window that takes files which are dropped on it.
final class FilesScene: Scene {
  private let folder: String
  private let button = Button(title: "Open", accessibilityLabel: "Open")
  /// The positions that have been printed.
  private var printedLines: Set<String> = []

  /// - Parameter folder: The folder that the chooser shows first.
  init(folder: String) {
    self.folder = folder
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .window
    button.frame = Rect(40, 40, 120, 40)
    button.onActivate = { [weak self] in self?.choose() }
    view.addSubview(button)
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand("Open", group: "Files", shortcuts: [.init(.character("o"), .control)]) {
        [weak self] in
        self?.choose()
        return true
      }
    ]
  }

  private func choose() {
    var chooser = FileChooser.open(title: "Add", folder: folder)
    chooser.acceptLabel = "Add it"
    Task { [chooser] in
      do {
        let paths = try await chooseFiles(chooser)
        printLine("chosen \(paths.count)")
        for path in paths { printLine("path \(path)") }
      } catch {
        printLine("error \(error)")
      }
    }
  }

  override func performDrop(_ event: DropEvent) -> Bool {
    printLine("dropped at \(text(event.location))")
    switch event.content {
    case .files(let paths): for path in paths { printLine("path \(path)") }
    case .text(let words): printLine("text \(words)")
    }
    return true
  }

  /// Prints where each labeled view can be clicked, when the window is at rest.
  override func frameDidShow() {
    super.frameDidShow()
    guard let window = view.window, !window.needsFrame else { return }
    var lines: Set<String> = []
    func visit(_ view: View) {
      if let label = view.accessibilityLabel, !label.isEmpty, let rect = view.visibleRect() {
        lines.insert("place \(text(rect.center)) \(label)")
      }
      for subview in view.subviews { visit(subview) }
    }
    // The views of presented controllers are siblings of the root's view.
    visit(view.superview ?? view)
    for line in lines.subtracting(printedLines).sorted() { printLine(line) }
    printedLines = lines
  }
}
