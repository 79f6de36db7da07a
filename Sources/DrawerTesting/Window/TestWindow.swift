// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Inspector
public import SDLHost
public import Testing

/// A window in memory for tests, which click, drag and type in it like a user, and determine how time passes.
///
/// Text is measured and snapshots are painted as in a program. No other pixels are painted, so that tests are fast.
public final class TestWindow: WindowDelegate {
  /// The clock that determines the times of all events and frames of the test window.
  public let clock = ManualClock()

  /// The window under test, of the same class as a program's window.
  public let window: Window

  /// The log of the callbacks that controllers in the window receive, with times of `clock`. A controller with its own
  /// `containmentObserver` is not logged. To compare the log with expected callbacks, use `removeAllCallbacks()`.
  public let callbacks = CallbackLog()

  /// The checker of containment rules for the window's controllers that have no `containmentObserver` of their own.
  public let checker = ContractChecker()

  /// Whether a test issue is recorded for each broken containment rule, and for each warning of the library. Default
  /// false; true if the window is created in a test with the trait `.contractChecked`.
  public var expectsCleanContainment = false

  /// The texts on the simulated desktop's clipboards. Default empty.
  public var clipboards: [Clipboard: String] = [:]
  /// Whether the desktop refuses text for its clipboard, like text that is too long. Default false.
  package var refusesClipboard = false

  /// The folders of a machine without a native file chooser. Default none.
  package var customFileBrowser: (any FileBrowser)?

  /// The caret's rectangle in the text field being edited, in window coordinates; nil if no text is being edited.
  public private(set) var textInputRect: Rect?

  /// The result of the last `step()`: the contents of its frame, or nil if nothing had changed since the frame before.
  public private(set) var lastFrame: FrameContents?

  /// The requests of the window to its host, in order.
  package private(set) var requests: [WindowRequest] = []

  /// Whether the window was closed, by `window.close()`, or by the user if no controller prevented it.
  public private(set) var isClosed = false

  package let driver: OffscreenDriver

  /// Paints snapshots. It is created for the first snapshot, unless it already measures the text.
  private var painter: OffscreenPainter?

  package let observers: ContainmentObserverGroup
  private let location = ContractCheckedTrait.watch?.location

  /// Creates a window with a root controller, and renders the first frame.
  ///
  /// - Parameters:
  ///   - root: The root controller. Default nil: the window is empty.
  ///   - size: The size of the window's content in points. Default 1000 × 700, as in a program.
  ///   - traits: The theme, the pixels per point and the layout direction. Default: light, 1, left to right.
  ///   - assetDirectories: The folders that are searched for images. Default none.
  /// - Throws: `HostError` if the scale is outside 0.5…4, the window is too large, or fonts or memory are missing.
  public convenience init(
    _ root: ViewController? = nil, size: Size = Size(1000, 700), traits: Traits = Traits(),
    assetDirectories: [String] = []
  ) throws(HostError) {
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.assetDirectories = assetDirectories
    let painter = try OffscreenPainter(configuration: configuration, scale: traits.scale)
    self.init(size: size, traits: traits, textMeasurer: painter.textMeasurer)
    self.painter = painter
    callbacks.clock = { [weak clock] in clock?.now }
    window.containmentObserver = observers
    show(root)
  }

  /// Creates a window without a root and with another measurer of text. The log contains only the callbacks of
  /// controllers whose observer is `observers`.
  package init(size: Size, traits: Traits, textMeasurer measurer: any TextMeasurer) {
    window = Window(size: size, traits: traits, textMeasurer: measurer)
    driver = OffscreenDriver(window, clock: clock.virtualClock)
    observers = ContainmentObserverGroup(checker, callbacks)
    driver.makeFrame = { [unowned self] in step() }
    window.delegate = self
    window.containmentObserver = checker
    checker.onViolation = { [weak self] violation in self?.recordContainmentIssue("\(violation)") }
    ContractCheckedTrait.watch?.add(self)
  }

  /// Makes a controller the root of the window, and renders a frame.
  ///
  /// - Parameter state: The state of another window, which is restored before the frame as in a program. Default nil.
  public func show(_ root: ViewController?, restoring state: RestorableState? = nil) {
    window.rootViewController = root
    // The states of missing controllers are kept for controllers that are added later.
    state?.restore(to: window) { _ in }
    step()
  }

  /// The state that the window saves for the next start of the program.
  public var restorableState: RestorableState { RestorableState(of: window) }

  /// Empties `callbacks`, and returns its entries in order as controller and name, such as `Red viewWillAppear`. A
  /// controller without a title is named by its type. The result leaves out `loadView`, `viewDidLoad`,
  /// `viewIsAppearing` and the layout callbacks.
  @discardableResult
  public func removeAllCallbacks() -> [String] {
    callbacks.removeAllEntries().compactMap { entry in
      switch entry.callback {
      case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews:
        nil
      default: "\(entry.controller) \(entry.name)"
      }
    }
  }

  // MARK: WindowDelegate

  /// Does nothing: the next call of `step()` or `advance(by:)` renders the frame.
  public func windowNeedsFrame(_ window: Window) {}

  package func window(_ window: Window, requests request: WindowRequest) {
    requests.append(request)
    switch request {
    case .textInput(let rect): textInputRect = rect
    case .clipboard(let text):
      window.isClipboardRefused = refusesClipboard
      if !refusesClipboard { clipboards[.general] = text }
    case .primarySelection(let text): clipboards[.primarySelection] = text
    case .warning(let text): recordContainmentIssue(text)
    case .askToClose: window.askToClose()
    case .close: isClosed = true
    default: break
    }
  }

  /// Returns the text that `clipboards` contains for a clipboard; nil if there is none.
  public func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    clipboards[clipboard]
  }

  package func fileBrowser(for window: Window) -> (any FileBrowser)? { customFileBrowser }

  /// Checks for missing callbacks at the end of a test.
  func checkContainment() {
    step()
    if !window.needsFrame, !window.isPointerPressed { checker.checkAtEnd() }
  }

  private func recordContainmentIssue(_ text: String) {
    guard expectsCleanContainment else { return }
    Issue.record("\(text)", sourceLocation: location ?? #_sourceLocation)
  }

  /// Returns the painter of snapshots, in the window's size.
  private func preparePainter() throws(HostError) -> OffscreenPainter {
    let scale = window.traits.scale
    if let painter {
      try painter.resize(to: window.size, scale: scale)
      return painter
    }
    var configuration = Application.Configuration()
    configuration.size = window.size
    let made = try OffscreenPainter(configuration: configuration, scale: scale)
    painter = made
    return made
  }

  private func handleFrame(_ contents: FrameContents?) {
    lastFrame = contents
    for placement in contents?.placements ?? [] { placement.layer.clearDamage() }
    checker.checkIfIdle(in: window)
  }
}

extension TestWindow {
  /// The number of frames that `advance(by:)` renders per second: 60.
  public static let framesPerSecond = OffscreenDriver.framesPerSecond

  /// Renders one frame at the current instant.
  ///
  /// - Returns: The contents of the frame; nil if nothing has changed since the previous frame.
  @discardableResult
  public func step() -> FrameContents? {
    handleFrame(window.step(to: clock.now))
    return lastFrame
  }

  /// Advances the clock by a number of seconds, in steps of 1/60 second, and renders a frame after each step.
  public func advance(by seconds: Double) { driver.advance(by: seconds) }

  /// Advances the clock until the window needs no further frame. Stops after ten seconds even if it still needs one.
  public func runUntilIdle() {
    for _ in 0..<Int(10 * Self.framesPerSecond) {
      advance(by: 1 / Self.framesPerSecond)
      if !window.needsFrame { return }
    }
  }

  /// Sends the window an input event at the current instant of the clock.
  public func send(_ kind: InputEvent.Kind) { driver.send(kind) }

  /// Changes the size of the window, in points, and renders a frame.
  public func resize(to size: Size) {
    send(.window(.resized(size)))
    step()
  }
}

extension TestWindow {
  /// Renders the whole window at the clock's time as a program renders it, and returns the image.
  ///
  /// - Throws: `HostError` if fonts or memory are missing.
  public func snapshot() throws(HostError) -> Bitmap {
    let painter = try preparePainter()
    window.invalidateAll()
    if let contents = step() { painter.redraw(contents) }
    return painter.bitmap
  }

  /// Compares a snapshot of the window with its reference. If they differ, records an issue with the position of the
  /// difference and the paths of the snapshot and of an image that marks the difference.
  ///
  /// If `DRAWER_RECORD_REFERENCES=1` is in the environment, the snapshot is written as the reference instead.
  ///
  /// - Parameters:
  ///   - name: The name of the reference file, without `.png`.
  ///   - tolerance: The largest difference to ignore. Default `.structure`: different shades at the edges of letters.
  ///   - folder: The folder of the references, relative to the test's package. Default `Tests/References`.
  public func expectSnapshot(
    _ name: String, tolerance: SnapshotTolerance = .structure,
    folder: String = ReferenceImageFolder.defaultPath, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(HostError) {
    try ReferenceImageFolder(folder, packageOf: file).expect(
      snapshot(), toLookLike: name, scale: window.traits.scale, tolerance: tolerance,
      sourceLocation: sourceLocation)
  }
}

/// A clock that advances only when a test advances it.
public final class ManualClock {
  let virtualClock = VirtualClock()

  /// The current instant of the clock; initially 0.
  public var now: Instant { virtualClock.now }

  /// Creates a clock at the instant 0.
  public init() {}

  /// Advances the clock by a number of seconds. Traps if the number is negative.
  public func advance(by seconds: Double) { virtualClock.advance(by: seconds) }
}
