// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// What was done to the window of late, as one file for whoever looks into what went wrong.
enum RecentRecording {
  /// Saves it in the home folder, and tells the person where it is.
  static func save(of application: Application) {
    let path = "\(BaseFolders.home)/drawer-\(now()).recording"
    let alert: AlertController
    do throws(HostError) {
      try application.writeRecentRecording(to: path)
      alert = AlertController(
        title: "The last minute is saved",
        message:
          "\(path)\n\nIt holds what you pressed and typed, without passwords, and a picture of the window. "
          + "drawer --replay plays it.")
      alert.addAction(
        AlertAction(title: "Copy its name") { [weak application] _ in
          application?.window.setClipboard(path)
        })
    } catch {
      alert = AlertController(title: "The last minute could not be saved", message: "\(error)")
    }
    let done = AlertAction(title: "Done", style: .cancel)
    alert.addAction(done)
    alert.preferredAction = done
    application.window.topMostViewController?.present(alert, animated: true)
  }

  /// Such as `2026-11-25-093000`: names in the order of time.
  private static func now() -> String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%d-%H%M%S", &parts)
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
