// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// A program without a display that follows the desktop's settings, asks for a file, and shows itself to assistive
/// technology. Prints each setting and answer that it accepts from the bus.
enum Bus {
  /// Runs until the text scale is 2. High contrast cancels the file chooser.
  ///
  /// - Parameter isHeld: Whether the main thread waits for a line on standard input before it takes anything.
  static func run(waitsForInput: Bool) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var configuration = Application.Configuration()
    configuration.renderer = .software
    configuration.accessibility = .on
    let application = try Application(configuration: configuration)
    let controller = HostileBusController()
    controller.onEnd = { [weak application] in application?.terminate() }
    application.window.rootViewController = controller
    let window = application.window
    controller.question = Task {
      do {
        writeLine(
          "chosen: \(try await window.chooseOnDesktop(.open()).map { "\($0)" } ?? "nothing")\n")
      } catch {
        writeLine("chosen: failed\n")
      }
    }
    var before = 0
    application.onFrame = { _ in
      guard before == 0 else { return }
      before = peak
      writeLine("shown\n")
      if waitsForInput { _ = readLine() }
    }
    application.run()
    writeLine("grown: \(peak - before)\n")
  }

  /// The most megabytes of memory that the process has had.
  private static var peak: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss / 1024
  }

  private final class HostileBusController: ViewController {
    var question: Task<Void, Never>?
    var onEnd: (() -> Void)?

    override func traitsDidChange(from old: Traits) {
      if traits.theme.colorScheme != old.theme.colorScheme {
        writeLine("scheme: \(traits.theme.colorScheme)\n")
      }
      if traits.theme.contrast == .high { question?.cancel() }
      if traits.textScale == 2 { onEnd?() }
    }
  }
}
