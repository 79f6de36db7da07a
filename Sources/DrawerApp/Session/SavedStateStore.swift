// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The saved state of a run. Options of the command line are not saved. Runs that only draw pictures save nothing.
final class SavedStateStore: StateStore, FileBackedStateStore {
  private let options: Options
  private let isReplaying: Bool
  /// Nil if nothing is saved.
  let stateFile: StateFile?
  private let preferencesFile: PreferencesFile?
  /// The signal that ended the last run; nil if it ended normally.
  private let crashSignal: String?
  /// Preferences that an earlier version saved in the state file, until they are written to their own file.
  private var earlierPreferences: Preferences?
  /// The last saved state, which may still be in the queue.
  private var fileState: SavedState
  private var currentState: SavedState
  private(set) var preferences: Preferences

  /// Creates the store. A replayed run begins with the `recorded` state and saves nothing.
  init(options: Options, replaying recorded: SavedState? = nil) {
    self.options = options
    isReplaying = recorded != nil
    if recorded == nil, options.isInWindow, !options.version {
      let isStandard = options.state == nil
      stateFile = StateFile(path: options.state ?? SavedState.standardPath, ownsFolder: isStandard)
      preferencesFile = PreferencesFile(
        path: options.state.map { $0 + ".preferences" } ?? PreferencesFile.standardPath,
        ownsFolder: isStandard)
    } else {
      (stateFile, preferencesFile) = (nil, nil)
    }
    if options.resetState {
      stateFile?.remove()
      preferencesFile?.remove()
    }
    crashSignal = stateFile?.consumeCrash()
    if let crashSignal {
      RecordWriter.report(
        "the program crashed the last time (\(crashSignal)): continuing with the saved state")
    }
    fileState = stateFile.map { SavedState.read($0, report: RecordWriter.report) } ?? SavedState()
    if let kept = preferencesFile?.read(report: RecordWriter.report) {
      fileState.preferences = kept
    } else {
      earlierPreferences = fileState.preferences
    }
    currentState = recorded ?? fileState
    if options.noRestore { (currentState.size, currentState.pane) = (nil, nil) }
    preferences = currentState.preferences.overridden(by: options)
    // The recorded window may have used the desktop's language.
    if isReplaying { preferences.language = currentState.preferences.language }
  }

  var launchState: LaunchState { launchState(restoring: loadState()) }

  /// The initial state of a run that continues from `state`.
  func launchState(restoring state: RestorableState?) -> LaunchState {
    var memory = currentState
    (memory.preferences, memory.pane, memory.state) = (preferences, pane, state)
    return LaunchState(
      sample: options.sample?.rawValue, options: options.option.map(\.text),
      language: Language.current.language, savedState: memory)
  }

  var sample: Sample { options.sample ?? .containers }

  /// The size of a tour's window leaves room for the menu to slide.
  var size: Size {
    [options.size?.size, currentState.size].compactMap(\.self).first(where: fitsPixelLimit)
      ?? (sample == .containers && options.tour == nil ? WindowSize.docked : .standard).size
  }

  /// The saved size may be too large at another scale.
  private func fitsPixelLimit(_ size: Size) -> Bool {
    max(size.width, size.height) * (preferences.scale ?? 1) <= WindowSize.maximumPixels
  }

  /// The identifier of the selected menu row; nil for the first one.
  var pane: String? { options.sample == nil ? currentState.pane : nil }

  /// Reports a requested size that is too large at the saved scale, and a saved pane that does not exist any more.
  func reportUnmetSettings(in root: RootController) {
    if let asked = options.size, let scale = preferences.scale, !fitsPixelLimit(asked.size) {
      RecordWriter.report(
        "--size \(asked) at the scale \(scale.shortDescription) of the preferences is more than "
          + "\(Int(WindowSize.maximumPixels)) pixels wide or high: starting with \(WindowSize(size: size))"
      )
    }
    guard let pane, let menu = root.menu, let index = menu.selectedIndex,
      menu.items[index].identifier != pane
    else { return }
    RecordWriter.report(
      "the last pane \(pane) no longer exists: starting with \(menu.items[index].title)")
  }

  /// Shows that the last run crashed, since a program that was started from a menu has no terminal.
  func showCrashAlert(in window: Window) {
    guard crashSignal != nil, currentState.state != nil, !options.noRestore else { return }
    window.showNote(
      localized("Drawer quit unexpectedly"),
      localized(
        "Your screens and text have been restored. Changes from the last second may be missing."),
      animated: false)
  }

  func setPreferences(_ preferences: Preferences) {
    currentState.preferences.merge(preferences, changedFrom: self.preferences)
    migrateEarlierPreferences()
    preferencesFile?.save(preferences, changedFrom: self.preferences)
    self.preferences = preferences
  }

  func recordSelectedPane(of root: RootController) {
    if options.sample == nil, let menu = root.menu, let index = menu.selectedIndex {
      currentState.pane = menu.items[index].identifier
    }
    write()
  }

  private func write() {
    guard let stateFile, currentState != fileState else { return }
    fileState = currentState
    migrateEarlierPreferences()
    stateFile.save(currentState.encodedBytes)
  }

  private func migrateEarlierPreferences() {
    guard let earlier = earlierPreferences.take() else { return }
    preferencesFile?.save(earlier, changedFrom: Preferences())
  }

  // MARK: State of the default sample

  var keepsState: Bool { stateFile != nil }

  /// The saved state without size and pane, which are saved separately. Other samples restore only the placement of the
  /// window. With a size on the command line, the window is neither maximized nor full screen.
  func loadState() -> RestorableState? {
    if options.noRestore { return nil }
    var state = currentState.state
    if options.sample != nil, !isReplaying {
      state = RestorableState()
      state?.placement = currentState.state?.placement
    }
    if options.size != nil, let placement = state?.placement {
      state?.placement = placement.withoutStates
    }
    return state
  }

  /// Saves the window's size and placement, unless the command line has a size, and the screens if they were restored.
  func save(_ state: RestorableState, isFinal: Bool) {
    var kept = state
    kept.windowSize = nil
    if options.sample != nil || options.noRestore { kept = currentState.state ?? RestorableState() }
    if options.size == nil {
      currentState.size = state.windowSize
      kept.placement = state.placement
    } else {
      kept.placement = currentState.state?.placement
    }
    currentState.state = kept
    if isFinal { finish() } else { write() }
  }

  /// Writes all pending changes. Errors are reported, and do not fail the run.
  func finish() {
    write()
    do throws(HostError) { try stateFile?.finish() } catch { RecordWriter.report("\(error)") }
    do throws(HostError) { try preferencesFile?.finish() } catch { RecordWriter.report("\(error)") }
  }
}
