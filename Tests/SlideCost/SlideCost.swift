// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Controls
import Drawing
import SDLHost
import TestSupport

/// Slides a drawer with many labels for a number of frames, the mouse resting over it, and prints how
/// many blocks of memory they asked for. `Scripts/measure-frames.sh` counts its instructions.
@main
enum SlideCost {
  /// `SlideCost core|host|recorded|recent LABELS FRAMES`, or `SlideCost tree ROWS FRAMES`
  static func main() throws {
    let arguments = CommandLine.arguments
    let labels = arguments.count > 2 ? Int(arguments[2]) ?? 100 : 100
    let frames = arguments.count > 3 ? Int(arguments[3]) ?? 60 : 60
    if arguments.dropFirst().first == "tree" {
      return describe(rows: labels, times: frames)
    }
    let drawer = DrawerController(center: pane(labels: labels), leading: pane(labels: 20))
    let blocks =
      switch arguments.dropFirst().first {
      case "host": try slide(drawer, onHost: frames)
      case "recorded": try slide(drawer, onHost: frames, recorder: Recorder { _ in })
      case "recent":
        try slide(drawer, onHost: frames, recorder: Recorder(buffer: begunRing()))
      default: slide(drawer, inCore: frames)
      }
    print("\(labels) labels, \(frames) frames: \(blocks) blocks")
  }

  private static func begunRing() -> RecordingBuffer {
    let ring = RecordingBuffer()
    ring.beginSegment(at: Instant(nanoseconds: 0))
    return ring
  }

  private static func pane(labels: Int) -> ViewController {
    let controller = ViewController()
    controller.view.backgroundColor = .surface
    // The first 100 labels are visible, the others are below the window, so any number of labels gives the same frames.
    for index in 0..<labels {
      let label = Label("Label \(index)")
      let y = Double(index / 8) * 20 + (index < 100 ? 0 : 800)
      label.frame = Rect(Double(index % 8) * 150, y, 148, 18)
      controller.view.addSubview(label)
    }
    return controller
  }

  /// Creates the accessibility tree of a list repeatedly.
  private static func describe(rows: Int, times: Int) {
    let window = Window(
      size: Size(1280, 800), traits: Traits(), textMeasurer: ApproximateTextMeasurer())
    window.rootViewController = NumberedRowsController(count: rows)
    _ = window.step(to: Instant(nanoseconds: 0))
    for _ in 0..<times { measuredFrame(of: window) }
  }

  /// Blocks are not counted: that costs more than a tree.
  @inline(never)
  private static func measuredFrame(of window: Window) { _ = window.accessibilityTree() }

  /// There and back once, so that every list has the room it needs; then only the middle of each movement counts.
  private static func slide(_ drawer: DrawerController, inCore frames: Int) -> Int {
    let window = Window(
      size: Size(1280, 800), traits: Traits(), textMeasurer: ApproximateTextMeasurer())
    window.rootViewController = drawer
    var now = Instant(nanoseconds: 0)
    func step() {
      now = now.advanced(by: 1.0 / 60)
      _ = window.step(to: now)
    }
    step()
    window.send(InputEvent(.pointer(PointerEvent(.moved, at: Point(900, 70))), at: now))
    return slide(drawer, frames: frames, step: step)
  }

  private static func slide(
    _ drawer: DrawerController, onHost frames: Int, recorder: Recorder? = nil
  ) throws -> Int {
    var configuration = Application.Configuration()
    configuration.size = Size(1280, 800)
    let host = try OffscreenHost(configuration: configuration)
    if let recorder { host.record(with: recorder, program: .dictionary([:])) }
    host.window.rootViewController = drawer
    host.advance(by: 0.1)
    host.send(.pointer(PointerEvent(.moved, at: Point(900, 70))))
    return slide(drawer, frames: frames) {
      host.advance(by: 1 / OffscreenHost.framesPerSecond)
    }
  }

  private static func slide(
    _ drawer: DrawerController, frames: Int, step: () -> Void
  ) -> Int {
    var blocks = 0
    var remaining = frames
    var leg = 0
    while remaining > 0 {
      drawer.toggle()
      for frame in 0..<60 {
        if leg >= 2, (3..<23).contains(frame), remaining > 0 {
          blocks += measuredFrame(step)
          remaining -= 1
        } else {
          step()
        }
      }
      leg += 1
    }
    return blocks
  }

  /// The function whose instructions the script counts.
  @inline(never)
  private static func measuredFrame(_ step: () -> Void) -> Int {
    Allocations.count(in: step)
  }
}
