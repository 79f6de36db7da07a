// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// Saves the recording of the last minute, for bug reports.
enum RecentRecording {
  /// Saves the recording in the home folder and shows its path.
  static func save(of application: Application) {
    let alert: AlertController
    do throws(HostError) {
      let path = try application.writeRecentRecording(
        named: "\(BaseFolders.home)/drawer-\(currentTimestamp())")
      alert = AlertController(
        title: localized("The last minute is saved"),
        message: path + "\n\n"
          + localized(
            """
            It holds what you pressed and typed without passwords, what is written in the window, names of files that you \
            looked at, and a picture. drawer --replay plays it.
            """))
      alert.addAction(
        AlertAction(title: localized("Copy its name")) { [weak application] _ in
          application?.window.setClipboard(path)
        })
    } catch {
      alert = AlertController(
        title: localized("The last minute could not be saved"), message: "\(error)")
    }
    let done = AlertAction(title: localized("Done"), style: .cancel)
    alert.addAction(done)
    alert.preferredAction = done
    application.window.topMostViewController?.present(alert, animated: true)
  }

  /// Tells the user that `--record` is writing the whole session already.
  static func showAlreadyRecordingAlert(in window: Window) {
    let alert = AlertController(
      title: localized("All of it is recorded"),
      message: localized("The file that --record names has it."))
    alert.addAction(AlertAction(title: localized("Done"), style: .cancel))
    window.topMostViewController?.present(alert, animated: true)
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
