// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
internal import Logging

/// A window without a display: the same painter and the same compositor onto memory, and a clock
/// that moves only when it is told to. Two runs give the same pixels.
public final class OffscreenHost {
  /// Steps a second of the virtual clock.
  public static let framesPerSecond = OffscreenDriver.framesPerSecond

  /// The scale when the configuration names none: no desktop is asked, so that pictures are the
  /// same on every machine.
  static let defaultScale = 1.0

  /// The window that is drawn into memory. Events reach it by `send(_:)`, time by `advance(by:)`.
  public let window: Window

  /// The virtual instant; begins at 0.
  public var now: Instant { driver.clock.now }

  /// The title that the window asked for last.
  public private(set) var title: String

  /// The cursor that the window asked for last. Default arrow.
  public private(set) var cursor = Cursor.arrow

  /// The text that the window put on the clipboard last; it reaches no desktop. Default nil:
  /// nothing.
  public private(set) var clipboard: String?

  /// The text that was selected last in the window. Default nil: nothing.
  public private(set) var primarySelection: String?

  /// Where the window wants text, in its points; nil while it wants none.
  public private(set) var textInputRect: Rect?

  /// True once the window asked to be closed.
  public private(set) var isClosed = false

  var context: RenderingContext { painter.context }
  let painter: OffscreenPainter
  private let logger: Logger
  private let folders = FolderReader()
  /// What is being played: the desktop's answers are in it.
  private weak var replay: Replay?
  /// Sends events and instants to the window.
  package let driver: OffscreenDriver

  /// A host that draws into memory, without a display.
  ///
  /// - Throws: `HostError` for a scale outside 0.5…4, for a window that is too large, and when
  ///   fonts or memory are missing.
  public init(configuration: Application.Configuration = .init()) throws(HostError) {
    let scale = configuration.scale ?? Self.defaultScale
    painter = try OffscreenPainter(configuration: configuration, scale: scale)
    title = configuration.title
    logger = configuration.logger
    window = Window(
      size: configuration.size,
      traits: Traits(
        theme: Theme(
          configuration.colorScheme ?? .light, contrast: configuration.contrast ?? .normal),
        scale: scale,
        reducesMotion: configuration.reducesMotion ?? false),
      textMeasurer: painter.textMeasurer)
    driver = OffscreenDriver(window)
    window.traits.layoutDirection = configuration.presentLayoutDirection
    window.traits.localization = configuration.presentLocalization
    window.traits.textScale = configuration.textScale ?? 1
    window.title = title
    window.delegate = self
    driver.makeFrames { [unowned self] in drawChanges() }
  }

  /// Hands the window an event at the present instant.
  public func send(_ kind: InputEvent.Kind) { driver.send(kind) }

  /// Writes down all that is done to the window from now on. Call it before the window has a root.
  ///
  /// - Parameter program: What the program begins with.
  package func record(with recorder: Recorder, program: StateValue) {
    driver.record(with: recorder, of: self)
    recorder.begin(window, program: program, waitsForPictures: true)
    window.invalidateAll()
  }

  /// Answers of the desktop come from a recording until `endReplay()`.
  func beginReplay(_ replay: Replay) { self.replay = replay }

  func endReplay() { replay = nil }

  /// Gives the window other settings, as the desktop does.
  package func show(_ traits: Traits) {
    driver.setTraits(traits, multiClick: window.multiClick)
  }

  /// Lets time pass, frame by frame.
  public func advance(by seconds: Double) { driver.advance(by: seconds) }

  /// Gives the window another size, in points.
  public func resize(to size: Size) throws(HostError) {
    try painter.resize(to: size, scale: context.scale)
    send(.window(.resized(size)))
  }

  /// The content of the window at the present instant.
  public func snapshot() -> Bitmap {
    drawChanges()
    return painter.picture
  }

  private func drawChanges() {
    if window.needsFrame { drawFrame(at: now, held: 0) }
  }

  /// - Parameter held: Seconds by which new animations begin later.
  /// - Returns: Whether the frame differs from the frame before.
  @discardableResult
  func drawFrame(at instant: Instant, held: Double) -> Bool {
    driver.clock.now = instant
    if held > 0 { window.animations.holdBeginnings(for: held) }
    let contents = window.step(to: instant)
    if let contents { painter.draw(contents) }
    driver.frameMade(at: instant, held: held, pixels: painter.buffer, isShown: contents != nil)
    return contents != nil
  }
}

extension OffscreenHost: WindowDelegate {
  /// Does nothing: the next advance or snapshot draws the frame.
  public func windowNeedsFrame(_ window: Window) {
    // The next advance or snapshot draws it.
  }

  package func window(_ window: Window, requests request: WindowRequest) {
    switch request {
    case .cursor(let cursor): self.cursor = cursor
    case .title(let title): self.title = title
    case .fullScreen(let fullScreen):
      if replay == nil { send(.window(.fullScreenChanged(fullScreen))) }
    case .clipboard(let text): clipboard = text
    case .primarySelection(let text): primarySelection = text
    case .textInput(let rect): textInputRect = rect
    case .endComposition: break
    case .warning(let message): logger.warn(ofLines: message)
    case .notice(let message): logger.notice("\(message)")
    case .askToClose: window.askToClose()
    case .close: isClosed = true
    }
  }

  /// The text on this host's own clipboards, which no other program sees; nil when there is none.
  public func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    if let replay { return replay.takeClipboard() }
    return switch clipboard {
    case .general: self.clipboard
    case .primarySelection: primarySelection
    }
  }

  package func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool {
    if let replay { return replay.takeClipboard() != nil }
    let text = clipboard == .general ? self.clipboard : primarySelection
    return text?.isEmpty == false
  }

  package func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? { try await replay?.answers.choose() ?? nil }

  package func fileBrowser(for window: Window) -> (any FileBrowsing)? {
    folders.setLocalization(window.traits.localization)
    return replay?.answers ?? folders
  }
}

/// Text and pixels for a window without a display: frames are painted and put together in memory.
package final class OffscreenPainter {
  let context: RenderingContext
  private let compositor = SurfaceCompositor()
  private(set) var buffer: PixelBuffer

  /// A painter for a window of the configuration's size.
  ///
  /// - Throws: `HostError` for a scale outside 0.5…4, for a window that is too large, and when
  ///   fonts or memory are missing.
  package init(configuration: Application.Configuration, scale: Double) throws(HostError) {
    try HostError.check(size: configuration.size, scale: scale)
    context = try RenderingContext(configuration: configuration, scale: scale)
    buffer = try Self.buffer(for: configuration.size, scale: scale)
  }

  /// Measures text as it will be painted.
  package var textMeasurer: any TextMeasurer { context.text }

  /// The window has another size in points, or another scale.
  package func resize(to size: Size, scale: Double) throws(HostError) {
    try HostError.check(size: size, scale: scale)
    buffer = try Self.buffer(for: size, scale: scale)
    context.scale = scale
  }

  /// Draws what differs from the frame before.
  package func draw(_ contents: FrameContents) {
    context.frame.update(with: contents, bounds: buffer.bounds, scale: context.scale)
    compositor.compose(context.frame, into: buffer)
  }

  /// Draws all layers again. For a frame whose damage does not contain all changes since the frame
  /// that was drawn here before. The frame must be complete.
  package func drawAnew(_ contents: FrameContents) {
    context.store.removeAll()
    context.frame.forget()
    draw(contents)
  }

  /// A bitmap of the frame that was drawn last.
  package var picture: Bitmap { Bitmap(buffer) }

  private static func buffer(for size: Size, scale: Double) throws(HostError) -> PixelBuffer {
    let pixels = PixelRect(rounding: Rect(origin: .zero, size: size), scale: scale)
    guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else {
      throw HostError(
        .software, "no memory for a picture of \(pixels.width) × \(pixels.height) pixels",
        remedy: "choose a smaller size or scale")
    }
    return buffer
  }
}
