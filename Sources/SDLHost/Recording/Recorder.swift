// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
internal import Drawing

/// Writes down what a host does to a window, a line for each step, so that what is there when the program is killed can be
/// played.
package final class Recorder {
  private let write: ([UInt8]) -> Void
  private var hasBegun = false
  /// What lay under the pointer last.
  private var aim: Aim?
  /// Pointers that are down.
  private var held: Set<Int64> = []
  /// Frames that showed.
  private var frames = 0
  /// A line, in room that is used again: while something slides nothing is asked of the heap.
  private var bytes: [UInt8] = []

  /// - Parameter write: Gets the lines, as bytes that end with a line end.
  package init(write: @escaping ([UInt8]) -> Void) { self.write = write }

  /// - Parameter program: What the program begins with, which it wants back to play the recording.
  package func begin(_ window: Window, program: StateValue) {
    hasBegun = true
    line(Recording.Environment(of: window, program: program).stateValue)
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
    if isShown, let pixels {
      shown = Recording.Print(pixels: pixels, of: window, frame: frames)
      frames += 1
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
  package func end() { if hasBegun { line(Recording.end) } }

  private func line(_ value: StateValue) { write(value.json + [UInt8(ascii: "\n")]) }

  private func isSecret(in window: Window) -> Bool {
    (window.focus.firstResponder as? any TextInput)?.isSecureTextEntry == true
  }
}

extension Recording.Print {
  /// So many rows are looked at while something moves, in each frame other ones: all pixels of a window are more work than
  /// the frame itself.
  private static let rows = 6

  /// - Parameter frame: How many frames showed before.
  init(pixels: PixelBuffer, of window: Window, frame: Int) {
    let moves = window.isAnimating
    var hash = StableHash()
    let step = moves ? max(1, pixels.height / Self.rows) : 1
    hash.add(pixels, rows: (frame % step, step))
    self.pixels = hash.value
    guard !moves else { return }
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
