// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A letter in the mailbox of the split view.
nonisolated struct Message: Sendable, Hashable {
  let sender: String
  let subject: String
  let date: String
  let text: String
  var isUnread = false
  var isFlagged = false

  /// Whether a search finds it.
  func matches(_ words: String) -> Bool {
    let words = words.lowercased()
    return words.isEmpty || [sender, subject, text].contains { $0.lowercased().contains(words) }
  }

  static let all = [
    Message(
      sender: "Nora Lindqvist", subject: "Photos from the lake", date: "09:41",
      text: """
        Hello,

        I have put the pictures from Sunday into the shared folder. The ones from the boat came out best. Have a \
        look and tell me which of them you would like to have printed.

        The weather should hold until Thursday. Shall we go again?

        Nora
        """, isUnread: true),
    Message(
      sender: "Library", subject: "A book is due in three days", date: "08:15",
      text: """
        Dear reader,

        “The Sea Around Us” is due on Friday. Nobody else is waiting for it, so you can keep it for two more weeks.

        Your library
        """, isUnread: true),
    Message(
      sender: "Tomás Rivera", subject: "Minutes of the meeting", date: "Yesterday",
      text: """
        Hi all,

        these are the three things that we decided: the workshop moves to the second week of May, Ana asks for two \
        offers for the chairs, and we meet again on the 14th.

        Please write to me by tomorrow if something is missing.

        Tomás
        """),
    Message(
      sender: "Bicycle workshop", subject: "Your bicycle is ready", date: "Yesterday",
      text: """
        Good afternoon,

        your bicycle is ready. We changed the chain and both brake pads, and trued the rear wheel. You can fetch it \
        on weekdays between nine and six.
        """, isFlagged: true),
    Message(
      sender: "Priya Nair", subject: "Dinner on Saturday?", date: "Monday",
      text: """
        Hey,

        I found the recipe for the chickpea curry. Would Saturday at seven suit you? Bring nothing, or bread.

        Priya
        """),
    Message(
      sender: "Railway", subject: "Your ticket to Uppsala", date: "Sunday",
      text: """
        Coach 4, seat 61, at the window. The train leaves at 07:26 from platform 9 and arrives at 11:02.

        Show this message with your ticket. Have a pleasant journey.
        """),
    Message(
      sender: "Choir", subject: "New rehearsal room", date: "12 May",
      text: """
        Dear singers,

        from next week on we rehearse in the old fire station, first floor. The piano is already there. Please use \
        the door on the yard.
        """),
    Message(
      sender: "Jonas Weber", subject: "The garden in June", date: "9 May",
      text: """
        The beans are up and the strawberries are in flower. Could you water them while I am away, from the 20th to \
        the 27th? Every second evening is enough.

        Thank you!
        Jonas
        """),
  ]
}
