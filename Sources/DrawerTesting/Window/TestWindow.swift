// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Inspector
public import SDLHost
internal import Testing

/// A window without a screen, driven as a person drives one: press, drag, type, let time pass.
///
/// Text is measured and pictures are painted as in a program. Time stands still until a test moves it. Nothing
/// is painted before a test asks for a picture, so most tests take a few milliseconds.
public final class TestWindow: WindowDelegate {
  /// The instant of all events and frames.
  public let clock = ManualClock()

  /// The window, as programs have it.
  public let window: Window

  /// What the controllers in the window heard, with the instants of the clock, but not those with an
  /// observer of their own. `takeCallbacks()` is a shorter way to the lines that most tests want.
  public let callbacks = CallbackLog()

  /// Checks all controllers in the window that have no observer of their own.
  public let checker = ContractChecker()

  /// Whether an issue is recorded for each rule of containment that is broken, and for each warning of
  /// the library. Default: true for a window that is made in a test with the trait `.contractChecked`.
  public var expectsCleanContainment = false

  /// What the desktop's clipboards hold. Default: nothing.
  public var clipboards: [Clipboard: String] = [:]
  /// Whether the desktop takes no text for its clipboard, as if it was too long. Default false.
  package var refusesClipboard = false

  /// The folders of a machine that has no chooser of its own. Default none.
  package var folders: (any FileBrowsing)?

  /// Where the window wants text, in its points; nil while it wants none.
  public private(set) var textInputRect: Rect?

  /// What the last step showed; nil when it changed nothing.
  public private(set) var lastFrame: FrameContents?

  /// What the window asked of its host, in order.
  package private(set) var requests: [WindowRequest] = []

  /// Whether the window was closed: by `window.close()`, or by a person where no controller kept it.
  public private(set) var isClosed = false

  /// Sends events at the instant of the clock, and makes frames.
  package let driver: OffscreenDriver

  /// Paints pictures; made when a test asks for the first one, unless it measures the text.
  private var painter: OffscreenPainter?

  /// The checker and the log as one observer.
  package let observers: ContainmentObserverGroup
  /// Where issues are reported: at a test with the trait.
  private let location = ContractCheckedTrait.watch?.location

  /// Shows a controller as the root of a window, and makes the first frame.
  ///
  /// - Parameters:
  ///   - root: Default nil: the window is empty.
  ///   - size: Of the window's content, in points. Default 1000 × 700, as a program's.
  ///   - traits: Colors, pixels per point, direction. Default: light, 1, left to right.
  ///   - assetDirectories: Folders where pictures are looked for. Default none.
  /// - Throws: `HostError` for a scale outside 0.5…4, for a window that is too large, and when fonts or
  ///   memory are missing.
  public convenience init(
    _ root: ViewController? = nil, size: Size = Size(1000, 700), traits: Traits = Traits(),
    assetDirectories: [String] = []
  ) throws(HostError) {
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.assetDirectories = assetDirectories
    let painter = try OffscreenPainter(configuration: configuration, scale: traits.scale)
    self.init(quiet: size, traits: traits, measurer: painter.textMeasurer)
    self.painter = painter
    callbacks.clock = { [weak clock] in clock?.now }
    window.containmentObserver = observers
    show(root)
  }

  /// Creates a window without a root, whose text another measurer measures. The log contains only the callbacks of
  /// controllers whose observer is `observers`.
  package init(quiet size: Size, traits: Traits, measurer: any TextMeasurer) {
    window = Window(size: size, traits: traits, textMeasurer: measurer)
    driver = OffscreenDriver(window, clock: clock.time)
    observers = ContainmentObserverGroup(checker, callbacks)
    driver.makeFrames { [unowned self] in step() }
    window.delegate = self
    window.containmentObserver = checker
    checker.onViolation = { [weak self] violation in self?.tell("\(violation)") }
    ContractCheckedTrait.watch?.add(self)
  }

  /// Makes a controller the window's root, and makes a frame.
  ///
  /// - Parameter state: What another window left, restored before the frame as a program does it. Default nil.
  public func show(_ root: ViewController?, restoring state: RestorableState? = nil) {
    window.rootViewController = root
    // The states of missing controllers are kept for controllers that arrive later.
    state?.restore(to: window) { _ in }
    step()
  }

  /// What the window leaves to the next start of the program.
  public var restorableState: RestorableState { RestorableState(of: window) }

  /// What the controllers in the window heard since the last call, as `Title callback`: `Red viewWillAppear`.
  /// A controller without a title has the name of its type. Left out is what says nothing of containment:
  /// `loadView`, `viewDidLoad`, `viewIsAppearing` and layout.
  @discardableResult
  public func takeCallbacks() -> [String] {
    callbacks.take().compactMap { entry in
      switch entry.callback {
      case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews:
        nil
      default: "\(entry.controller) \(entry.name)"
      }
    }
  }

  // MARK: The host's part

  /// Does nothing: the next step makes the frame.
  public func windowNeedsFrame(_ window: Window) {}

  package func window(_ window: Window, requests request: WindowRequest) {
    requests.append(request)
    switch request {
    case .textInput(let rect): textInputRect = rect
    case .clipboard(let text):
      window.isClipboardRefused = refusesClipboard
      if !refusesClipboard { clipboards[.general] = text }
    case .primarySelection(let text): clipboards[.primarySelection] = text
    case .warning(let text): tell(text)
    case .askToClose: window.askToClose()
    case .close: isClosed = true
    default: break
    }
  }

  /// The text that `clipboards` has.
  public func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    clipboards[clipboard]
  }

  package func fileBrowser(for window: Window) -> (any FileBrowsing)? { folders }

  private func tell(_ text: String) {
    guard expectsCleanContainment else { return }
    if let location {
      Issue.record("\(text)", sourceLocation: location)
    } else {
      Issue.record("\(text)")
    }
  }

  /// The painter of pictures, with the window's size.
  func preparedPainter(scale: Double) throws(HostError) -> OffscreenPainter {
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

  private func frameMade(_ contents: FrameContents?) {
    lastFrame = contents
    for placement in contents?.placements ?? [] { placement.layer.clearDamage() }
    checker.settle(with: window)
  }
}

extension TestWindow: WatchedWindow {
  func checkContainment() {
    step()
    if !window.needsFrame, !window.isPointerPressed { checker.finished() }
  }
}

extension TestWindow {
  /// Frames in a second.
  public static let framesPerSecond = OffscreenDriver.framesPerSecond

  /// One frame at the present instant. Returns what it shows; nil when nothing changed.
  @discardableResult
  public func step() -> FrameContents? {
    frameMade(window.step(to: clock.now))
    return lastFrame
  }

  /// Lets time pass, frame by frame.
  public func advance(by seconds: Double) { driver.advance(by: seconds) }

  /// Lets time pass until nothing moves; ten seconds at most.
  public func settle() {
    for _ in 0..<Int(10 * Self.framesPerSecond) {
      advance(by: 1 / Self.framesPerSecond)
      if !window.needsFrame { return }
    }
  }

  /// Hands the window an event at the present instant.
  public func send(_ kind: InputEvent.Kind) { driver.send(kind) }

  /// Gives the window another size, in points, and makes a frame.
  public func resize(to size: Size) {
    send(.window(.resized(size)))
    step()
  }
}

/// A clock that stands still until a test moves it.
public final class ManualClock {
  let time = VirtualClock()

  /// The present instant; begins at 0.
  public var now: Instant { time.now }

  /// A clock at the instant 0.
  public init() {}

  /// Moves the clock on. A negative number of seconds stops the program.
  public func advance(by seconds: Double) { time.advance(by: seconds) }
}
