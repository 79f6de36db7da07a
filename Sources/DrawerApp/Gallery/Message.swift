// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A letter in the mailbox of the split view.
nonisolated struct Message: Sendable, Hashable {
  /// When it came.
  enum Time: Sendable, Hashable {
    case today(hour: Int, minute: Int)
    case yesterday
    /// Monday is 1.
    case weekday(Int)
    case day(Int, month: Int)
  }

  private let from: Words
  private let about: Words
  private let time: Time
  private let words: Words
  var isUnread: Bool
  var isFlagged: Bool
  var isArchived = false

  init(
    from: Words, about: Words, time: Time, text: Words, isUnread: Bool = false,
    isFlagged: Bool = false
  ) {
    (self.from, self.about, self.time, words) = (from, about, time, text)
    (self.isUnread, self.isFlagged) = (isUnread, isFlagged)
  }

  /// What code knows it by, in every language.
  var identifier: String { about.key }

  var sender: String { localized(from) }
  var subject: String { localized(about) }
  var text: String { localized(words) }

  var date: String {
    switch time {
    case .today(let hour, let minute): Language.current.time(hour: hour, minute: minute)
    case .yesterday: localized("Yesterday")
    case .weekday(let number): Language.current.weekday(number)
    case .day(let day, let month): Language.current.date(day: day, month: month)
    }
  }

  /// What is heard of it in a list.
  var spoken: String {
    let state =
      (isUnread ? [localized("not read")] : []) + (isFlagged ? [localized("flagged")] : [])
    return ([sender, subject] + state).joined(separator: ", ")
  }

  /// What the button that moves it to the other folder says.
  var moveTitle: String { isArchived ? localized("Move to the inbox") : localized("Archive") }

  /// The report of the move to the folder that has the message now.
  var moveResult: String {
    isArchived ? localized("Moved to the archive") : localized("Moved to the inbox")
  }

  /// Whether a search finds it.
  func matches(_ words: String) -> Bool {
    let words = words.lowercased()
    return words.isEmpty || [sender, subject, text].contains { $0.lowercased().contains(words) }
  }
}
