// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Writes down what a host does to a window, a line for each step, so that what is there when the program is killed can be
/// played.
package final class Recorder {
  private let write: ([UInt8]) -> Void
  private let ring: RecordingRing?
  private let pictures: RecordedPictures?
  private var hasBegun = false
  /// The pointer's last movement, where it rests in the window.
  private var lastMovement: InputEvent.Kind?
  /// What lay under the pointer last.
  private var aim: Aim?
  /// Pointers that are down.
  private var held: Set<Int64> = []
  /// When the last frame that shows was made.
  private(set) var lastFrame: Instant?
  /// A line, in room that is used again: while something slides nothing is asked of the heap.
  private var bytes: [UInt8] = []

  /// - Parameter write: Gets the lines, as bytes that end with a line end.
  package init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
    ring = nil
    pictures = RecordedPictures()
  }

  /// Keeps the end of it in memory. What moves is not looked at, and of frames at rest as little as of others that move: it is
  /// always on.
  package init(ring: RecordingRing) {
    write = ring.append
    self.ring = ring
    pictures = nil
  }

  /// - Parameters:
  ///   - program: What the program begins with, which it wants back to play the recording.
  ///   - waitsForPictures: Whether a frame waits for pictures that take longer.
  ///   - isContinued: Whether the window was there before.
  func begin(
    _ window: Window, program: StateValue, waitsForPictures: Bool, isContinued: Bool = false
  ) {
    hasBegun = true
    aim = nil
    let environment = Recording.Environment(
      of: window, program: program, waitsForPictures: waitsForPictures, isContinued: isContinued)
    line(environment.stateValue)
    if isContinued, let lastMovement {
      note(InputEvent(lastMovement, at: environment.start), in: window)
    }
  }

  func note(_ step: Recording.Step) {
    if hasBegun { line(step.stateValue) }
  }

  func noteTime(_ instant: Instant, runsJobs: Bool = false) {
    write { Recording.Step.appendTime(instant, runsJobs: runsJobs, to: &$0) }
  }

  /// What is typed where a password goes is as many dots.
  func note(_ event: InputEvent, in window: Window) {
    if hasBegun { noteAim(of: event, in: window) }
    note(.event(isSecret(in: window) ? event.concealed : event))
  }

  /// What is held is followed, whatever lies below it.
  private func noteAim(of event: InputEvent, in window: Window) {
    var point: Point?
    switch event.kind {
    case .pointer(let pointer):
      if held.isEmpty { point = pointer.location }
      if pointer.device == .mouse {
        lastMovement =
          pointer.phase == .left
          ? nil : .pointer(PointerEvent(.moved, at: pointer.location))
      }
      if pointer.phase == .down { held.insert(pointer.identifier) }
      if pointer.phase != .down, pointer.phase != .moved { held.remove(pointer.identifier) }
    case .wheel(let wheel): point = wheel.location
    default: break
    }
    guard let point else { return }
    let aim = Aim(at: point, in: window)
    guard aim != self.aim else { return }
    self.aim = aim
    note(.under(aim))
  }

  func note(clipboard text: String?, in window: Window) {
    note(.clipboard(isSecret(in: window) ? text?.concealed : text))
  }

  func noteFrame(
    at instant: Instant, held: Double, pixels: PixelBuffer?, isShown: Bool, in window: Window
  ) {
    var shown: Recording.Print?
    if isShown {
      lastFrame = instant
      let rests = !window.isAnimating
      if let pixels, rests || ring == nil {
        shown = Recording.Print(
          pixels: pixels, of: window, at: instant, isWhole: rests && ring == nil)
      } else {
        shown = Recording.Print(pixels: nil, state: nil)
      }
      if rests, let pixels, let hash = shown?.pixels {
        pictures?.frameShown(at: instant, pixels, pixels: hash)
        for picture in pictures?.take() ?? [] { note(picture) }
      }
    }
    write { Recording.Step.appendFrame(at: instant, held: held, shown: shown, to: &$0) }
  }

  private func write(_ line: (inout [UInt8]) -> Void) {
    guard hasBegun else { return }
    bytes.removeAll(keepingCapacity: true)
    line(&bytes)
    bytes.append(UInt8(ascii: "\n"))
    write(bytes)
  }

  /// The program ends by itself.
  package func end() {
    guard hasBegun else { return }
    for picture in pictures?.takeLast() ?? [] { note(picture) }
    line(Recording.end)
  }

  private func line(_ value: StateValue) { write(value.json + [UInt8(ascii: "\n")]) }

  private func isSecret(in window: Window) -> Bool {
    (window.focus.firstResponder as? any TextInput)?.isSecureTextEntry == true
  }
}

extension Recording.Print {
  /// So many rows are looked at while something moves, in each frame other ones: all pixels of a window are more work than
  /// the frame itself.
  private static let rows = 6

  private static let nanosecondsPerRow: UInt64 = 1_000_000

  /// - Parameters:
  ///   - instant: The frame's.
  ///   - isWhole: Whether all pixels are looked at, and the state.
  init(pixels: PixelBuffer, of window: Window, at instant: Instant, isWhole: Bool) {
    var hash = StableHash()
    let step = isWhole ? 1 : max(1, pixels.height / Self.rows)
    let row = Int(instant.nanoseconds.magnitude / Self.nanosecondsPerRow) % step
    hash.add(pixels, rows: (row, step))
    self.pixels = hash.value
    guard isWhole else { return }
    hash = StableHash()
    hash.add(RestorableState(of: window).json.utf8)
    state = hash.value
  }
}

nonisolated extension InputEvent {
  /// The same with dots for what was written.
  fileprivate var concealed: InputEvent {
    var result = self
    switch kind {
    case .text(.committed(let text)): result.kind = .text(.committed(text.concealed))
    case .text(.composing(let text, let range)):
      result.kind = .text(.composing(text.concealed, selectedRange: range))
    case .key(var key):
      if case .character = key.key, key.modifiers.isSubset(of: .shift) {
        key.key = .character("•")
        result.kind = .key(key)
      }
    case .drop(var drop):
      if case .text(let text) = drop.content { drop.content = .text(text.concealed) }
      result.kind = .drop(drop)
    default: break
    }
    return result
  }
}

nonisolated extension String {
  fileprivate var concealed: String { String(repeating: "•", count: count) }
}
