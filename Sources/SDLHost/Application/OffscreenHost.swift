// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
internal import Logging

/// A window without a display, for tests and screenshots. It is drawn like a window on the desktop, but into memory.
/// Its clock advances only when `advance(by:)` is called, so two runs draw the same pixels.
public final class OffscreenHost {
  /// The number of frames per second of the virtual clock: 60.
  public static let framesPerSecond = OffscreenDriver.framesPerSecond

  /// The window that is drawn into memory. Use `send(_:)` to send events and `advance(by:)` to advance its clock.
  public let window: Window

  /// The current instant of the virtual clock; initially 0.
  public var now: Instant { driver.clock.now }

  /// The title that the window has set last, which a window on the desktop shows in its title bar.
  public private(set) var title: String

  /// The text that the window put on the clipboard last; it is not shared with the desktop. Default: nil.
  public private(set) var clipboard: String?

  /// Whether the window was closed, by the user or by `Window.close()`.
  public private(set) var isClosed = false

  var context: RenderingContext { painter.context }
  let painter: OffscreenPainter
  /// The text that the user selected last in the window, which X11 calls the primary selection.
  private var primarySelection: String?
  private let logger: Logger
  private let folderReader = FolderReader()
  /// The replay that answers the window's requests.
  weak var replay: Replay?
  /// Sends events and instants to the window.
  package let driver: OffscreenDriver

  /// Creates a window without a display.
  ///
  /// - Throws: `HostError` if the scale is outside 0.5…4, if the window is too large, or if fonts or memory are
  ///   missing.
  public init(configuration: Application.Configuration = .init()) throws(HostError) {
    // Independent of the desktop, so that pixels are equal on every machine.
    let scale = configuration.scale ?? 1
    painter = try OffscreenPainter(configuration: configuration, scale: scale)
    title = configuration.title
    logger = configuration.logger
    window = Window(
      size: configuration.size,
      traits: Traits(
        theme: Theme(
          configuration.colorScheme ?? .light, contrast: configuration.contrast ?? .normal),
        scale: scale, reducesMotion: configuration.reducesMotion ?? false),
      textMeasurer: painter.textMeasurer)
    driver = OffscreenDriver(window)
    window.traits.layoutDirection = configuration.effectiveLayoutDirection
    window.traits.localization = configuration.effectiveLocalization
    window.traits.textScale = configuration.textScale ?? 1
    window.title = title
    window.delegate = self
    driver.makeFrame = { [unowned self] in drawChanges() }
  }

  /// Sends an event to the window at the current instant.
  public func send(_ kind: InputEvent.Kind) { driver.send(kind) }

  /// Records everything that is done to the window, with the program's initial state. Call it before the window has a
  /// root.
  package func record(with recorder: Recorder, program: StateValue) {
    driver.record(with: recorder, of: self)
    recorder.begin(window, program: program, waitsForImages: true)
    window.invalidateAll()
  }

  /// Sends a recorded event. A size or scale that is invalid for a window is ignored.
  func replay(_ event: InputEvent) {
    do throws(HostError) {
      switch event.kind {
      case .window(.resized(let size)): try painter.resize(to: size, scale: context.scale)
      case .window(.scaleChanged(let scale)): try painter.resize(to: window.size, scale: scale)
      default: break
      }
    } catch { return }
    driver.send(event)
  }

  /// Applies settings to the window, as the desktop does.
  package func setTraits(_ traits: Traits) {
    driver.setTraits(traits, multiClick: window.multiClick)
  }

  /// Advances the virtual clock by a number of seconds, and draws a frame each sixtieth of a second if needed.
  public func advance(by seconds: Double) { driver.advance(by: seconds) }

  /// Resizes the window. The size is in points.
  /// - Throws: `HostError` if the size is too large, or if memory is missing.
  public func resize(to size: Size) throws(HostError) {
    try painter.resize(to: size, scale: context.scale)
    send(.window(.resized(size)))
  }

  /// Returns the content of the window at the current instant.
  public func snapshot() -> Bitmap {
    drawChanges()
    return painter.bitmap
  }

  private func drawChanges() { if window.needsFrame { drawFrame(at: now, animationDelay: 0) } }

  /// Draws a frame with a delay of new animations in seconds, and returns whether it differs from the previous one.
  @discardableResult
  func drawFrame(at instant: Instant, animationDelay: Double) -> Bool {
    driver.clock.now = instant
    if animationDelay > 0 { window.animations.delayRecentStarts(by: animationDelay) }
    let contents = window.step(to: instant)
    if let contents { painter.draw(contents) }
    driver.recorder?.recordFrame(
      at: instant, animationDelay: animationDelay, pixels: painter.buffer,
      isPresented: contents != nil, in: window)
    return contents != nil
  }
}

extension OffscreenHost: WindowDelegate {
  /// Does nothing: the next call of `advance(by:)` or `snapshot()` draws the frame.
  public func windowNeedsFrame(_ window: Window) {
  }

  package func window(_ window: Window, requests request: WindowRequest) {
    switch request {
    case .title(let title): self.title = title
    case .fullScreen(let fullScreen):
      if replay == nil { send(.window(.fullScreenChanged(fullScreen))) }
    case .clipboard(let text): clipboard = text
    case .primarySelection(let text): primarySelection = text
    case .cursor, .textInput, .endComposition: break
    case .warning(let message): logger.warn(linesOf: message)
    case .notice(let message): logger.notice("\(message)")
    case .askToClose: window.askToClose()
    case .close: isClosed = true
    }
  }

  /// Returns the host's `clipboard` or `primarySelection`, not the desktop's; in the replay of a recording, its text.
  public func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    if let replay { return replay.consumeClipboard() }
    return clipboard == .general ? self.clipboard : primarySelection
  }

  package func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? { try await replay?.answers.choose() ?? nil }

  package func fileBrowser(for window: Window) -> (any FileBrowser)? {
    folderReader.localization = window.traits.localization
    return replay?.answers ?? folderReader
  }
}

/// Measures text and renders frames for a window without a display, in memory.
package final class OffscreenPainter {
  let context: RenderingContext
  private let compositor = SurfaceCompositor()
  private(set) var buffer: PixelBuffer

  /// Creates a painter for a window. Throws `HostError` if the scale or the size is invalid, or if fonts or memory are
  /// missing.
  package init(configuration: Application.Configuration, scale: Double) throws(HostError) {
    try HostError.check(size: configuration.size, scale: scale)
    context = try RenderingContext(configuration: configuration, scale: scale)
    buffer = try Self.buffer(for: configuration.size, scale: scale)
  }

  /// Measures text with the widths at which it is painted.
  package var textMeasurer: any TextMeasurer { context.text }

  /// Changes the size in points and the scale.
  package func resize(to size: Size, scale: Double) throws(HostError) {
    try HostError.check(size: size, scale: scale)
    buffer = try Self.buffer(for: size, scale: scale)
    context.scale = scale
  }

  /// Draws the differences from the previous frame.
  package func draw(_ contents: FrameContents) {
    context.frame.update(with: contents, bounds: buffer.bounds, scale: context.scale)
    compositor.compose(context.frame, into: buffer)
  }

  /// Draws all layers again, if the damage lacks changes since the last drawn frame. The frame must be complete.
  package func redraw(_ contents: FrameContents) {
    context.store.removeAll()
    context.frame.invalidate()
    draw(contents)
  }

  /// The bitmap of the last drawn frame.
  package var bitmap: Bitmap { Bitmap(buffer) }

  private static func buffer(for size: Size, scale: Double) throws(HostError) -> PixelBuffer {
    let pixels = PixelRect(rounding: Rect(origin: .zero, size: size), scale: scale)
    guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else {
      throw HostError(
        .software, "not enough memory for an image of \(pixels.width) × \(pixels.height) pixels",
        recoverySuggestion: "choose a smaller size or scale")
    }
    return buffer
  }
}
