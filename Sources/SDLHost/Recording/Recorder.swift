// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Views

/// Records all actions of a host on a window, a line for each step, so that a killed program leaves a recording.
package final class Recorder {
  private let output: ([UInt8]) -> Void
  /// Nil for a continuous recording.
  private let snapshots: RecordedSnapshots?
  private var hasBegun = false
  /// The last position of the mouse; nil if it is outside of the window.
  private var pointer: Point?
  private var passwordRedactor = PasswordRedactor()
  private var recordedTarget: RecordedTarget?
  private weak var hoveredView: View?
  private var pressedPointers: Set<Int64> = []
  /// The instant of the last presented frame.
  private(set) var lastFrame: Instant?
  /// Whether a secret text was readable in that frame.
  private(set) var lastFrameShowsSecret = false
  /// The buffer for a line, which is reused so that animations cause no allocations.
  private var bytes: [UInt8] = []

  /// - Parameter output: Called with each line, as bytes with a line break at the end.
  package init(output: @escaping ([UInt8]) -> Void) {
    self.output = output
    snapshots = RecordedSnapshots()
  }

  /// Creates a recorder that keeps the most recent steps. Since it is always active, frames of animations have no
  /// fingerprint, and others a fingerprint of a few rows.
  package init(buffer: RecordingBuffer) {
    output = buffer.append
    snapshots = nil
  }

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - program: The program's initial state, which it needs to replay the recording.
  ///   - isContinued: Whether the window existed before.
  func begin(
    _ window: Window, program: StateValue, waitsForImages: Bool = false, isContinued: Bool = false
  ) {
    hasBegun = true
    (recordedTarget, hoveredView) = (nil, nil)
    let environment = Recording.Environment(
      size: window.size, scale: window.traits.scale, start: window.animations.now,
      settings: Recording.Settings(window.traits, multiClick: window.multiClick),
      fonts: Recording.Environment.fonts(of: window.textMeasurer), waitsForImages: waitsForImages,
      pointer: isContinued ? pointer : nil, isContinued: isContinued, program: program)
    writeLine(environment.stateValue)
  }

  func record(_ step: Recording.Step) {
    guard hasBegun else { return }
    bytes.removeAll(keepingCapacity: true)
    step.appendJSON(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    output(bytes)
  }

  func record(_ event: InputEvent, in window: Window) {
    guard hasBegun else { return }
    recordTarget(of: event, in: window)
    record(.event(passwordRedactor.redacted(event, in: window)))
  }

  /// A pressed pointer keeps its target, regardless of the view below it.
  private func recordTarget(of event: InputEvent, in window: Window) {
    var point: Point?
    var isMovement = false
    switch event.kind {
    case .pointer(let pointer):
      if pressedPointers.isEmpty { point = pointer.location }
      isMovement = pointer.phase == .moved
      if pointer.device == .mouse {
        self.pointer = pointer.phase == .exited ? nil : pointer.location
      }
      if pointer.phase == .down { pressedPointers.insert(pointer.identifier) }
      if pointer.phase != .down, pointer.phase != .moved {
        pressedPointers.remove(pointer.identifier)
      }
    case .wheel(let wheel): point = wheel.location
    default: break
    }
    guard let point else { return }
    let view = window.deepestView(at: point)
    // A mouse may move a thousand times a second, mostly over the same view.
    if view === hoveredView, isMovement { return }
    hoveredView = view
    let aim = view.flatMap { RecordedTarget($0) }
    guard aim != self.recordedTarget else { return }
    self.recordedTarget = aim
    record(.pointerTarget(aim))
  }

  func record(clipboard text: String?, in window: Window) {
    record(.clipboard(passwordRedactor.redacted(clipboard: text, in: window)))
  }

  /// Records a frame that the host has rendered.
  ///
  /// - Parameters:
  ///   - animationDelay: The delay of new animations, in seconds.
  ///   - pixels: The frame's pixels; nil if they are not in memory.
  func recordFrame(
    at instant: Instant, animationDelay: Double, pixels: PixelBuffer?, isPresented: Bool,
    in window: Window
  ) {
    var shown: Recording.Fingerprint?
    if isPresented {
      lastFrame = instant
      lastFrameShowsSecret = window.focus.textInput.showsSecretText
      let rests = !window.isAnimating
      // A snapshot would show the secret, and a hash would confirm a guess. The replay renders other pixels.
      if let pixels, !lastFrameShowsSecret, rests || snapshots != nil {
        shown = Recording.Fingerprint(
          pixels: pixels, of: window, at: instant, includesState: rests && snapshots != nil)
      } else {
        shown = .unknown
      }
      if rests, let pixels, let hash = shown?.pixels {
        snapshots?.recordFrame(at: instant, pixels, pixels: hash)
        for picture in snapshots?.removeAll() ?? [] { record(picture) }
      }
    }
    record(.frame(instant, animationDelay: animationDelay, fingerprint: shown))
  }

  /// Ends the recording when the program ends normally.
  package func end() {
    guard hasBegun else { return }
    for picture in snapshots?.removeAll(waits: true) ?? [] { record(picture) }
    writeLine(Recording.end)
  }

  private func writeLine(_ value: StateValue) { output(value.json + [UInt8(ascii: "\n")]) }
}

extension Recording.Fingerprint {
  /// The number of rows that are hashed during animations, since all pixels would take longer than the frame.
  private static let rows = 6

  private static let nanosecondsPerRow: UInt64 = 1_000_000

  /// - Parameter includesState: Whether to hash all pixels, and the window's state.
  init(pixels: PixelBuffer, of window: Window, at instant: Instant, includesState: Bool) {
    var hash = StableHash()
    let step = includesState ? 1 : max(1, pixels.height / Self.rows)
    let row = Int(instant.nanoseconds.magnitude / Self.nanosecondsPerRow) % step
    hash.add(pixels, rows: (row, step))
    self.pixels = hash.value
    guard includesState else { return }
    hash = StableHash()
    hash.add(RestorableState(of: window).json.utf8)
    state = hash.value
  }
}
