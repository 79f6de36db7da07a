// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What a session begins with and leaves to the next one. What the command line says is not remembered; a session
/// that only draws pictures remembers nothing.
final class SessionMemory: StateStore, RestorationCounting {
  private let options: Options
  private let isPlayed: Bool
  /// Nil where nothing is remembered.
  private let file: StateFile?
  /// Nil where nothing is remembered.
  private let preferencesFile: PreferencesFile?
  /// The signal by which the last start crashed; nil if it ended well.
  private let crash: String?
  /// The preferences that an earlier version kept in the file of the state, until they are written.
  private var earlierPreferences: Preferences?
  /// What the file has, or will have.
  private var saved: Memory
  private var memory: Memory
  /// What is preferred now.
  private(set) var preferences: Preferences

  /// - Parameter recorded: What a recorded session began with: nothing is remembered. Default nil.
  init(options: Options, replaying recorded: Memory? = nil) {
    self.options = options
    isPlayed = recorded != nil
    let isKept =
      recorded == nil && !options.headless && options.screenshot == nil && options.tour == nil
      && !options.version
    file =
      isKept
      ? StateFile(path: options.state ?? Memory.standardPath, ownsFolder: options.state == nil)
      : nil
    preferencesFile =
      isKept
      ? PreferencesFile(
        path: options.state.map { $0 + ".preferences" } ?? PreferencesFile.standardPath,
        ownsFolder: options.state == nil)
      : nil
    if options.resetState {
      file?.remove()
      preferencesFile?.remove()
    }
    crash = file?.takeCrash()
    if let crash {
      Self.report("the last start crashed (\(crash)); going on with what it had kept")
    }
    saved = file.map { Memory.read($0, report: Self.report) } ?? Memory()
    if let kept = preferencesFile?.read(report: Self.report) {
      saved.preferences = kept
    } else {
      earlierPreferences = saved.preferences
    }
    memory = recorded ?? saved
    if options.noRestore { (memory.size, memory.pane) = (nil, nil) }
    preferences = memory.preferences.overridden(by: options)
    // The recorded window spoke a language that nobody may have chosen.
    if isPlayed { preferences.language = memory.preferences.language }
  }

  var countingFile: StateFile? { file }

  /// What the session begins with.
  var start: SessionStart { start(at: savedState()) }

  /// What a session begins with that goes on from here.
  func start(at state: RestorableState?) -> SessionStart {
    var memory = memory
    (memory.preferences, memory.pane, memory.state) = (preferences, pane, state)
    return SessionStart(
      sample: options.sample?.rawValue, options: options.option.map(\.text),
      language: Language.current.language, memory: memory)
  }

  var sample: Sample { options.sample ?? .containers }

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

  /// The identifier of the row that shows first; nil for the first row.
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
      menu.items[index].identifier != pane
    else { return }
    Self.report("there is no pane \(pane) to begin with: starting with \(menu.items[index].title)")
  }

  /// Says so if the last start crashed: a program that was started from a menu has no terminal.
  func tellOfCrash(in window: Window) {
    guard crash != nil, memory.state != nil, !options.noRestore else { return }
    let alert = AlertController(
      title: localized("The program ended unexpectedly"),
      message: localized("The screens and texts are restored as they were a second before."))
    alert.addAction(AlertAction(title: localized("Done"), style: .cancel))
    window.topMostViewController?.present(alert, animated: false)
  }

  private static func report(_ text: String) {
    OutputStream.standardError.writeLine("drawer: \(text)")
  }

  func change(to preferences: Preferences) {
    memory.preferences.adopt(preferences, changedFrom: self.preferences)
    moveEarlierPreferences()
    preferencesFile?.save(preferences, changedFrom: self.preferences)
    self.preferences = preferences
  }

  /// Call after each frame.
  func frameShown(_ root: RootController) {
    if options.sample == nil, let menu = root.menu, let index = menu.selectedIndex {
      memory.pane = menu.items[index].identifier
    }
    write()
  }

  private func write() {
    guard let file, memory != saved else { return }
    saved = memory
    moveEarlierPreferences()
    file.save(memory.encoded)
  }

  private func moveEarlierPreferences() {
    guard let earlier = earlierPreferences.take() else { return }
    preferencesFile?.save(earlier, changedFrom: Preferences())
  }

  // MARK: The screens of the default sample

  /// Whether anything is remembered at all.
  var keepsState: Bool { file != nil }

  /// The size and the pane are remembered for themselves. The other samples have the window in common with the default one,
  /// and no screens. A window whose size the command line says is neither maximized nor fills the screen.
  func savedState() -> RestorableState? {
    if options.noRestore { return nil }
    var state = memory.state
    if options.sample != nil, !isPlayed {
      state = RestorableState()
      state?.placement = memory.state?.placement
    }
    if options.size != nil, let placement = state?.placement {
      state?.placement = placement.withoutStates
    }
    return state
  }

  /// The window's size, place and states are kept together; none of them if the command line says the size. The file keeps the
  /// screens of the last start that did restore them.
  func save(_ state: RestorableState, isFinal: Bool) {
    var kept = state
    kept.windowSize = nil
    if options.sample != nil || options.noRestore { kept = memory.state ?? RestorableState() }
    if options.size == nil {
      memory.size = state.windowSize
      kept.placement = state.placement
    } else {
      kept.placement = memory.state?.placement
    }
    memory.state = kept
    if isFinal { finish() } else { write() }
  }

  /// Writes down what is not yet. A file that cannot be written is no failure of the session.
  func finish() {
    write()
    do throws(HostError) { try file?.finish() } catch { Self.report("\(error)") }
    do throws(HostError) { try preferencesFile?.finish() } catch { Self.report("\(error)") }
  }
}
