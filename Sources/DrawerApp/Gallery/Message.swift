// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A message of the mailbox.
nonisolated struct Message: Sendable, Hashable {
  /// The time at which a message arrived.
  enum Time: Sendable, Hashable {
    case today(hour: Int, minute: Int)
    case yesterday
    /// Monday is 1.
    case weekday(Int)
    case day(Int, month: Int)
  }

  private let senderWords: Words
  private let subjectWords: Words
  private let time: Time
  private let textWords: Words
  var isUnread: Bool
  var isFlagged: Bool
  var isArchived = false

  init(
    from: Words, about: Words, time: Time, text: Words, isUnread: Bool = false,
    isFlagged: Bool = false
  ) {
    (self.senderWords, self.subjectWords, self.time, textWords) = (from, about, time, text)
    (self.isUnread, self.isFlagged) = (isUnread, isFlagged)
  }

  /// The identifier, which is the same in every language.
  var identifier: String { subjectWords.key }

  var sender: String { localized(senderWords) }
  var subject: String { localized(subjectWords) }
  var text: String { localized(textWords) }

  var date: String {
    switch time {
    case .today(let hour, let minute): Language.current.time(hour: hour, minute: minute)
    case .yesterday: localized("Yesterday")
    case .weekday(let number): Language.current.weekday(number)
    case .day(let day, let month): Language.current.date(day: day, month: month)
    }
  }

  /// The accessibility label of the message in a list.
  var spokenText: String {
    let state =
      (isUnread ? [localized("unread")] : []) + (isFlagged ? [localized("flagged")] : [])
    return ([sender, subject] + state).joined(separator: ", ")
  }

  /// The title of the button that moves the message to the other folder.
  var moveTitle: String { isArchived ? localized("Move to the inbox") : localized("Archive") }

  /// The text that confirms the move to the message's current folder.
  var moveResult: String {
    isArchived ? localized("Moved to the archive") : localized("Moved to the inbox")
  }

  /// Whether the sender, the subject or the text contains the given words.
  func matches(_ words: String) -> Bool {
    let words = words.lowercased()
    return words.isEmpty || [sender, subject, text].contains { $0.lowercased().contains(words) }
  }
}
