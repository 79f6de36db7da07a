// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing
internal import Logging

/// A program's window on the desktop, and the loop that serves it.
///
/// Make one on the process's main thread, set the window's root view controller, and call
/// `run()`. `main` must be synchronous: an `async` one leaves the main thread on Linux.
public final class Application {
  /// The program's one window. `run()` shows it.
  public let window: Window

  /// Called for each frame, right after it was presented or left out because it looks the same.
  /// Default nil.
  public var onFrame: ((FrameReport) -> Void)? {
    get { loop.onFrame }
    set { loop.onFrame = newValue }
  }

  /// Called when a frame was due and nothing in it had changed, as when the last moving view had
  /// moved out of sight. `onFrame` is not called for such a frame. Default nil.
  public var onUnchangedFrame: (() -> Void)? {
    get { loop.onUnchangedFrame }
    set { loop.onUnchangedFrame = newValue }
  }

  private let loop: FrameLoop
  private let presenter: any Presenter
  private let portal: SettingsPortal
  private var memoryPressure: MemoryPressure?

  /// Opens the display and the window; nothing stays open when it throws.
  public init(configuration: Configuration = .init()) throws(HostError) {
    DisplayLoss.handler = { error in
      guard let report = configuration.onDisplayLost else {
        return configuration.logger.critical("\(error)")
      }
      report(error)
    }
    let portal = SettingsPortal()
    let video = try VideoSystem(
      identifier: configuration.identifier, name: configuration.name,
      usesBus: portal.isBusAnswering())
    let opened = try WindowOpener(configuration: configuration, video: video).open()
    presenter = opened.presenter
    let scale = opened.desktop.scale
    let context = opened.context
    window = Window(
      size: opened.desktop.size(at: scale),
      traits: Traits(
        theme: Theme(
          configuration.colorScheme ?? DesktopPreferences.colorScheme,
          contrast: configuration.contrast ?? .normal),
        scale: scale.pixelsPerPoint,
        reducesMotion: configuration.reducesMotion ?? DesktopPreferences.reducesMotion),
      textMeasurer: context.text)
    window.traits.layoutDirection =
      configuration.layoutDirection ?? DesktopPreferences.layoutDirection
    // Animations that start before the first event begin now, not at the clock's zero.
    window.advanceClock(to: SteadyClock.now())
    loop = FrameLoop(
      window: window, desktop: opened.desktop, presenter: presenter, context: context,
      jobs: MainActorJobs(video: video, logger: configuration.logger),
      cursors: CursorSet(video: video), logger: configuration.logger,
      pacing: configuration.pacing)
    memoryPressure = MemoryPressure(logger: configuration.logger) { [weak loop] in
      loop?.context.store.releaseSpareMemory()
      loop?.window.deliverMemoryWarning()
    }
    self.portal = portal
    portal.onChange = { [weak window] setting in
      guard let window else { return }
      switch setting {
      case .colorScheme(let scheme):
        if configuration.colorScheme == nil {
          window.traits.theme = window.traits.theme.adapted(to: scheme)
        }
      case .contrast(let contrast):
        if configuration.contrast == nil { window.traits.contrast = contrast }
      case .reducesMotion(let reduces):
        if configuration.reducesMotion == nil { window.traits.reducesMotion = reduces }
      }
    }
  }

  /// Which way frames take to the screen: `software`, or the name of the accelerated driver.
  public var rendererName: String { presenter.name }

  /// Shows the window and serves it until it is closed. Call it once, on the main thread.
  public func run() {
    loop.run()
  }

  /// Ends `run()` after the present event.
  public func terminate() {
    loop.stop()
  }

  /// The content of the window, as it was last presented.
  public func snapshot() throws(HostError) -> Bitmap {
    try presenter.snapshot()
  }
}
