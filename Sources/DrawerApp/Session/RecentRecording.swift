// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

extension Window {
  /// Presents a text, which the user can only confirm, over the visible screen.
  func showNote(_ title: String, _ message: String, animated: Bool = true) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: localized("Done"), style: .cancel))
    topMostViewController?.present(alert, animated: animated)
  }
}

/// Saves the recording of the last minute, for bug reports.
enum RecentRecording {
  /// Saves the recording in the home folder and shows its path.
  static func save(of application: Application) {
    let alert: AlertController
    do throws(HostError) {
      let path = try application.writeRecentRecording(
        named: "\(BaseFolders.home)/drawer-\(currentTimestamp())")
      alert = AlertController(
        title: localized("Last minute saved"),
        message: path + "\n\n"
          + localized(
            """
            Contains your clicks and keystrokes (no passwords), the window’s text, names of files you viewed and a \
            screenshot. Play it with drawer --replay.
            """))
      alert.addAction(
        AlertAction(title: localized("Copy path")) { [weak application] _ in
          application?.window.setClipboard(path)
        })
    } catch {
      alert = AlertController(
        title: localized("Couldn’t save the last minute"), message: "\(error)")
    }
    let done = AlertAction(title: localized("Done"), style: .cancel)
    alert.addAction(done)
    alert.preferredAction = done
    application.window.topMostViewController?.present(alert, animated: true)
  }

  /// Tells the user that `--record` is writing the whole session already.
  static func showAlreadyRecordingAlert(in window: Window) {
    window.showNote(
      localized("Already recording"),
      localized("The whole session is being saved to the file given with --record."))
  }

  /// The local time as `2026-11-25-093000`, so that names sort by time.
  private static func currentTimestamp() -> String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%d-%H%M%S", &parts)
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
