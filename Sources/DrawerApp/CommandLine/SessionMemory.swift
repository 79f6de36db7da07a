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
      ? Memory.read(report: Self.report) : Memory()
    memory = written
    preferences = memory.preferences.overridden(by: options)
  }

  var sample: Sample {
    options.sample.flatMap { Sample(rawValue: $0.rawValue) } ?? .containers
  }

  /// A tour shows the menu slide.
  var size: Size {
    if let size = [options.size?.size, memory.size].compactMap({ $0 }).first(where: fits) {
      return size
    }
    return (sample == .containers && options.tour == nil ? WindowSize.docked : .standard).size
  }

  /// What was remembered may be too large at another scale.
  private func fits(_ size: Size) -> Bool {
    max(size.width, size.height) * (preferences.scale ?? 1) <= WindowSize.maximumPixels
  }

  /// The title of the row that shows first; nil for the first row.
  var pane: String? { options.sample == nil ? memory.pane : nil }

  /// Says so where the scale that was remembered leaves no room for the size that was asked for, and where the pane
  /// that was remembered is not there any more.
  func check(_ root: RootController) {
    if let asked = options.size, let scale = preferences.scale, !fits(asked.size) {
      Self.report(
        "--size \(asked) at the scale \(scale.short) of the preferences is more than "
          + "\(Int(WindowSize.maximumPixels)) pixels a side: starting with \(WindowSize(size: size))"
      )
    }
    guard let pane, let menu = root.menu, let index = menu.selectedIndex,
      menu.items[index].title != pane
    else { return }
    Self.report("there is no pane \(pane) to begin with: starting with \(menu.items[index].title)")
  }

  private static func report(_ text: String) {
    OutputStream.standardError.write("drawer: \(text)\n")
  }

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
      Self.report("\(error)")
    }
  }
}
