// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

// Scripts/locales.pl extracts all literals in this file for translation.

nonisolated extension Message {
  static let all = [
    Message(
      from: "Nora Lindqvist", about: "Photos from the lake", time: .today(hour: 9, minute: 41),
      text: """
        Hello,

        I have put the pictures from Sunday into the shared folder. The ones from the boat came out best. Have a \
        look and tell me which of them you would like to have printed.

        The weather should hold until Thursday. Shall we go again?

        Nora
        """, isUnread: true),
    Message(
      from: "Library", about: "A book is due in three days", time: .today(hour: 8, minute: 15),
      text: """
        Dear reader,

        “The Sea Around Us” is due on Friday. Nobody else is waiting for it, so you can keep it for two more weeks.

        Your library
        """, isUnread: true),
    Message(
      from: "Tomás Rivera", about: "Minutes of the meeting", time: .yesterday,
      text: """
        Hi all,

        we decided three things: the workshop moves to the second week of May, Ana asks for two offers for the \
        chairs, and we meet again on the 14th.

        Please let me know by tomorrow if anything is missing.

        Tomás
        """),
    Message(
      from: "Bicycle workshop", about: "Your bicycle is ready", time: .yesterday,
      text: """
        Good afternoon,

        your bicycle is ready. We changed the chain and both brake pads, and trued the rear wheel. You can pick it \
        up on weekdays between nine and six.
        """, isFlagged: true),
    Message(
      from: "Priya Nair", about: "Dinner on Saturday?", time: .weekday(1),
      text: """
        Hey,

        I found the recipe for the chickpea curry. Would Saturday at seven suit you? Bring nothing, or bread.

        Priya
        """),
    Message(
      from: "Railway", about: "Your ticket to Uppsala", time: .weekday(7),
      text: """
        Coach 4, seat 61, window. The train leaves at 07:26 from platform 9 and arrives at 11:02.

        Show this message with your ticket. Have a pleasant journey.
        """),
    Message(
      from: "Choir", about: "New rehearsal room", time: .day(12, month: 5),
      text: """
        Dear singers,

        starting next week, we rehearse in the old fire station, first floor. The piano is already there. Please use \
        the courtyard door.
        """),
    Message(
      from: "Jonas Weber", about: "The garden in June", time: .day(9, month: 5),
      text: """
        The beans are up and the strawberries are in flower. Could you water them while I am away, from the 20th to \
        the 27th? Every second evening is enough.

        Thank you!
        Jonas
        """),
  ]
}
