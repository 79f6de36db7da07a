// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Alerts with questions. Each passes a localized text about the answer to its handler.
enum Questions {
  typealias AnswerHandler = (String) -> Void

  static func deletePhotos(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Delete three photos?"), localized("They cannot be brought back."), .alert,
      [
        (localized("Delete"), .destructive, localized("Three photos were deleted.")),
        (localized("Keep"), .cancel, localized("The photos were kept.")),
      ], answer)
  }

  static func saveChanges(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Save the changes?"), localized("The plan has changed since it was opened."),
      .alert,
      [
        (localized("Save"), .default, localized("The changes were saved.")),
        (localized("Don’t save"), .destructive, localized("The changes were not saved.")),
        (localized("Cancel"), .cancel, localized("Nothing happened: you canceled.")),
      ], answer)
  }

  /// - Parameter copy: Copies a text to the clipboard.
  static func sharePhoto(
    copy: @escaping (String) -> Void, _ answer: @escaping AnswerHandler
  ) -> AlertController {
    let copied = localized("The link is on the clipboard.")
    return make(
      localized("Share the photo"), nil, .actionSheet,
      [
        (localized("Copy the link"), .default, copied),
        (localized("Send by mail"), .default, localized("The photo was sent by mail.")),
        (localized("Print"), .default, localized("The photo was printed.")),
        (localized("Cancel"), .cancel, localized("The photo was not shared.")),
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
