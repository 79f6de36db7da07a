// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Questions that need an answer. Each tells the answer in words.
enum Questions {
  typealias Answer = (String) -> Void

  static func deletePhotos(_ answer: @escaping Answer) -> AlertController {
    make(
      "Delete three photos?", "They cannot be brought back.", .alert,
      [
        ("Delete", .destructive, "Three photos were deleted."),
        ("Keep", .cancel, "The photos were kept."),
      ], answer)
  }

  static func saveChanges(_ answer: @escaping Answer) -> AlertController {
    make(
      "Save the changes?", "The plan has changed since it was opened.", .alert,
      [
        ("Save", .default, "The changes were saved."),
        ("Don’t save", .destructive, "The changes were not saved."),
        ("Cancel", .cancel, "Nothing happened: you canceled."),
      ], answer)
  }

  /// - Parameter copy: Puts a text on the clipboard.
  static func sharePhoto(
    copy: @escaping (String) -> Void, _ answer: @escaping Answer
  ) -> AlertController {
    let copied = "The link is on the clipboard."
    return make(
      "Share the photo", nil, .actionSheet,
      [
        ("Copy the link", .default, copied),
        ("Send by mail", .default, "The photo was sent by mail."),
        ("Print", .default, "The photo was printed."),
        ("Cancel", .cancel, "The photo was not shared."),
      ]
    ) { result in
      if result == copied { copy("https://example.org/photos/1") }
      answer(result)
    }
  }

  private static func make(
    _ title: String, _ message: String?, _ style: AlertController.Style,
    _ answers: [(title: String, style: AlertAction.Style, result: String)],
    _ answer: @escaping Answer
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
