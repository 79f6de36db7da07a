// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Inspector
internal import Testing

/// A window without a screen, driven as a person drives one: press, drag, type, let time pass.
public final class WindowHarness: WindowDelegate {
  public let clock = ManualClock()
  public let window: Window

  /// What the window asked of its host, in order.
  package private(set) var requests: [WindowRequest] = []

  /// Where the window wants text; nil while it wants none.
  public private(set) var textInputRect: Rect?

  /// What the desktop's clipboards hold.
  public var clipboards: [Clipboard: String] = [:]

  /// Checks all controllers in the window that have no observer of their own, and records an issue
  /// for each rule of containment that is broken.
  public let checker = ContractChecker()

  /// False for a test that breaks rules on purpose, or is warned. Default true.
  public var expectsCleanContainment = true

  /// What the last step showed; nil when it changed nothing.
  public private(set) var lastFrame: FrameContents?

  public init(
    size: Size = Size(1000, 700), traits: Traits = Traits(),
    measurer: any TextMeasurer = ApproximateTextMeasurer()
  ) {
    window = Window(size: size, traits: traits, textMeasurer: measurer)
    window.delegate = self
    window.containmentObserver = checker
    checker.onViolation = { [weak self] violation in
      if self?.expectsCleanContainment ?? false { Issue.record("\(violation)") }
    }
  }

  /// Shows a controller as the window's root.
  public convenience init(root: ViewController, size: Size = Size(1000, 700)) {
    self.init(size: size)
    window.rootViewController = root
    step()
  }

  public func windowNeedsFrame(_ window: Window) {}

  package func window(_ window: Window, requests request: WindowRequest) {
    requests.append(request)
    switch request {
    case .textInput(let rect): textInputRect = rect
    case .clipboard(let text): clipboards[.general] = text
    case .primarySelection(let text): clipboards[.primarySelection] = text
    case .warning(let text): if expectsCleanContainment { Issue.record("\(text)") }
    default: break
    }
  }

  public func window(_ window: Window, textOn clipboard: Clipboard) -> String? {
    clipboards[clipboard]
  }

  // MARK: Time

  /// One frame at the present instant.
  @discardableResult
  public func step() -> FrameContents? {
    lastFrame = window.step(to: clock.now)
    for placement in lastFrame?.placements ?? [] { placement.layer.clearDamage() }
    checker.settle(with: window)
    if let root = window.rootViewController { settleRecorders(of: root) }
    return lastFrame
  }

  /// The checkers of recorders that a test gave to single controllers.
  private func settleRecorders(of controller: ViewController) {
    (controller.containmentObserver as? CallbackRecorder)?.checker.settle(with: window)
    for child in controller.children { settleRecorders(of: child) }
  }

  /// Lets time pass at 60 frames a second.
  public func advance(by seconds: Double) {
    let end = clock.now.advanced(by: seconds)
    while clock.now < end {
      clock.advance(by: min(1.0 / 60, end.since(clock.now)))
      step()
    }
  }

  /// Lets time pass until nothing moves; ten seconds at most.
  public func settle() {
    for _ in 0..<600 {
      clock.advance(by: 1.0 / 60)
      step()
      if !window.needsFrame { return }
    }
  }

  // MARK: Input

  public func send(_ kind: InputEvent.Kind) {
    window.send(InputEvent(kind, at: clock.now))
  }

  public func move(to point: Point) { send(.pointer(PointerEvent(.moved, at: point))) }

  public func press(at point: Point, button: PointerEvent.Button = .primary) {
    send(.pointer(PointerEvent(.down, at: point, button: button)))
  }

  public func release(at point: Point) { send(.pointer(PointerEvent(.up, at: point))) }

  public func click(at point: Point) {
    move(to: point)
    press(at: point)
    release(at: point)
    step()
  }

  /// Moves a held pointer in steps of a frame, and lets the frames pass.
  public func drag(from start: Point, to end: Point, in seconds: Double) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for index in 1...steps {
      clock.advance(by: seconds / Double(steps))
      let share = Double(index) / Double(steps)
      move(
        to: Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
      step()
    }
  }

  public func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
    send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
    step()
  }

  /// Presses a key for each character, which makes text too while the window wants some.
  public func type(_ text: String) {
    for character in text {
      // Whether text is wanted counts at the press, as in SDL.
      guard textInputRect != nil else {
        key(.character(character))
        continue
      }
      let lower = String(character).lowercased().first ?? character
      let press: Key = character == " " ? .space : .character(lower)
      send(.key(KeyEvent(press)))
      send(.text(.committed(String(character))))
      send(.key(KeyEvent(press, isDown: false)))
      step()
    }
  }

  /// An input method shows what it composes, with the caret at its end.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    let end = text.count
    send(.text(.composing(text, selectedRange: selected ?? end..<end)))
    step()
  }

  /// An input method is done: the composition goes, and the text comes.
  public func commit(_ text: String) {
    send(.text(.composing("", selectedRange: 0..<0)))
    send(.text(.committed(text)))
    step()
  }

  public func turnWheel(_ notches: Double, at point: Point) {
    send(.wheel(WheelEvent(delta: Point(0, notches), at: point)))
    step()
  }

  public func resize(to size: Size) {
    send(.window(.resized(size)))
    step()
  }
}
