// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What a session begins with and leaves to the next one. What the command line says is not remembered; a session
/// that only draws pictures remembers nothing.
final class SessionMemory {
  private let options: Options
  private let isKept: Bool
  /// What the file has.
  private var written: Memory
  private var memory: Memory
  /// What is preferred now.
  private(set) var preferences: Preferences

  init(options: Options) {
    self.options = options
    isKept =
      !options.headless && options.screenshot == nil && options.tour == nil && !options.version
    written =
      isKept
      ? Memory.read { OutputStream.standardError.write("drawer: \($0)\n") } : Memory()
    memory = written
    preferences = memory.preferences.overridden(by: options)
  }

  var sample: Sample {
    options.sample.flatMap { Sample(rawValue: $0.rawValue) } ?? .containers
  }

  /// A tour shows the menu slide.
  var size: Size {
    if let size = options.size ?? memory.size.map(WindowSize.init(size:)) { return size.size }
    return (sample == .containers && options.tour == nil ? WindowSize.docked : .standard).size
  }

  /// The title of the row that shows first; nil for the first row.
  var pane: String? { options.sample == nil ? memory.pane : nil }

  func change(to preferences: Preferences) {
    memory.preferences.adopt(preferences, changedFrom: self.preferences)
    self.preferences = preferences
  }

  /// A window that fills the screen goes back to the size it had before.
  func frameShown(in window: Window) {
    if options.size == nil, !window.isFullScreen { memory.size = window.size }
  }

  /// Writes it down, unless nothing has changed. A file that cannot be written is no failure of the session.
  func finish(_ root: RootController) {
    guard isKept else { return }
    if options.sample == nil, let menu = root.menu, let index = menu.selectedIndex {
      memory.pane = menu.items[index].title
    }
    guard memory != written else { return }
    do throws(HostError) {
      try memory.write()
      written = memory
    } catch {
      OutputStream.standardError.write("drawer: \(error)\n")
    }
  }
}
