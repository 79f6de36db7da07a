// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Views

/// Writes down what a host does to a window, a line for each step, so that what is there when the program is killed can be
/// played.
package final class Recorder {
  private let output: ([UInt8]) -> Void
  private let ring: RecordingRing?
  private let pictures: RecordedPictures?
  private var hasBegun = false
  /// Where the mouse was last; nil where that is not in the window.
  private var pointer: Point?
  private var secrecy = Secrecy()
  /// What lay under the pointer last.
  private var aim: Aim?
  private weak var viewBelow: View?
  /// Pointers that are down.
  private var held: Set<Int64> = []
  /// When the last frame that shows was made.
  private(set) var lastFrame: Instant?
  /// Whether a secret text could be read in that frame.
  private(set) var lastFrameShowsSecret = false
  /// A line, in room that is used again: while something slides nothing is asked of the heap.
  private var bytes: [UInt8] = []

  /// - Parameter output: Gets the lines, as bytes that end with a line end.
  package init(output: @escaping ([UInt8]) -> Void) {
    self.output = output
    ring = nil
    pictures = RecordedPictures()
  }

  /// Keeps the end of it in memory. It runs all the time, so frames that move have no fingerprint, and those at rest have one
  /// of a few rows.
  package init(ring: RecordingRing) {
    output = ring.append
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
    (aim, viewBelow) = (nil, nil)
    let environment = Recording.Environment(
      of: window, program: program, waitsForPictures: waitsForPictures, isContinued: isContinued,
      pointer: isContinued ? pointer : nil)
    line(environment.stateValue)
  }

  func note(_ step: Recording.Step) {
    if hasBegun { line(step.stateValue) }
  }

  func noteTime(_ instant: Instant, runsJobs: Bool = false) {
    write { Recording.Step.appendTime(instant, runsJobs: runsJobs, to: &$0) }
  }

  func note(_ event: InputEvent, in window: Window) {
    guard hasBegun else { return }
    noteAim(of: event, in: window)
    if case .pointer(let pointer) = event.kind,
      pointer == PointerEvent(.moved, at: pointer.location)
    {
      return write {
        Recording.Step.appendMovement(to: pointer.location, at: event.instant, to: &$0)
      }
    }
    note(.event(secrecy.concealed(event, in: window)))
  }

  /// What is held is followed, whatever lies below it.
  private func noteAim(of event: InputEvent, in window: Window) {
    var point: Point?
    var isMovement = false
    switch event.kind {
    case .pointer(let pointer):
      if held.isEmpty { point = pointer.location }
      isMovement = pointer.phase == .moved
      if pointer.device == .mouse {
        self.pointer = pointer.phase == .left ? nil : pointer.location
      }
      if pointer.phase == .down { held.insert(pointer.identifier) }
      if pointer.phase != .down, pointer.phase != .moved { held.remove(pointer.identifier) }
    case .wheel(let wheel): point = wheel.location
    default: break
    }
    guard let point else { return }
    let view = window.deepestView(at: point)
    // A mouse moves a thousand times a second, mostly over the same view.
    if view === viewBelow, isMovement { return }
    viewBelow = view
    let aim = view.flatMap { Aim($0) }
    guard aim != self.aim else { return }
    self.aim = aim
    note(.under(aim))
  }

  func note(clipboard text: String?, in window: Window) {
    note(.clipboard(secrecy.concealed(clipboard: text, in: window)))
  }

  func noteFrame(
    at instant: Instant, held: Double, pixels: PixelBuffer?, isShown: Bool, in window: Window
  ) {
    var shown: Recording.Fingerprint?
    if isShown {
      lastFrame = instant
      lastFrameShowsSecret = window.focus.textInput.showsSecretText
      let rests = !window.isAnimating
      // A picture shows the secret, and a hash of the pixels confirms a guess of it. The replay does not know the secret and
      // shows other pixels.
      if let pixels, !lastFrameShowsSecret, rests || ring == nil {
        shown = Recording.Fingerprint(
          pixels: pixels, of: window, at: instant, isWhole: rests && ring == nil)
      } else {
        shown = .unknown
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
    output(bytes)
  }

  /// The program ends by itself.
  package func end() {
    guard hasBegun else { return }
    for picture in pictures?.takeLast() ?? [] { note(picture) }
    line(Recording.end)
  }

  private func line(_ value: StateValue) { output(value.json + [UInt8(ascii: "\n")]) }
}

extension Recording.Fingerprint {
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
