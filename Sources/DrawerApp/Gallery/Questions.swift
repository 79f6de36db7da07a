// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Alerts with questions. Each passes a localized text about the answer to its handler.
enum Questions {
  typealias AnswerHandler = (String) -> Void

  static func deletePhotos(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Delete three photos?"), localized("This can’t be undone."), .alert,
      [
        (localized("Delete"), .destructive, localized("Three photos deleted.")),
        (localized("Keep"), .cancel, localized("Photos kept.")),
      ], answer)
  }

  static func saveChanges(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Save changes?"), localized("The plan has unsaved changes."),
      .alert,
      [
        (localized("Save"), .default, localized("Changes saved.")),
        (localized("Don’t save"), .destructive, localized("Changes not saved.")),
        (localized("Cancel"), .cancel, localized("Canceled.")),
      ], answer)
  }

  /// - Parameter copy: Copies a text to the clipboard.
  static func sharePhoto(
    copy: @escaping (String) -> Void, _ answer: @escaping AnswerHandler
  ) -> AlertController {
    let copied = localized("Link copied.")
    return make(
      localized("Share photo"), nil, .actionSheet,
      [
        (localized("Copy link"), .default, copied),
        (localized("Send by email"), .default, localized("Photo sent by email.")),
        (localized("Print"), .default, localized("Photo printed.")),
        (localized("Cancel"), .cancel, localized("Photo not shared.")),
      ]
    ) { result in
      if result == copied { copy("https://example.org/photos/1") }
      answer(result)
    }
  }

  private static func make(
    _ title: String, _ message: String?, _ style: AlertController.Style,
    _ answers: [(title: String, style: AlertAction.Style, result: String)],
    _ answer: @escaping AnswerHandler
  ) -> AlertController {
    let alert = AlertController(title: title, message: message, preferredStyle: style)
    for (title, style, result) in answers {
      let action = AlertAction(title: title, style: style) { _ in answer(result) }
      alert.addAction(action)
      if style == .default, alert.preferredAction == nil { alert.preferredAction = action }
    }
    return alert
  }
}
