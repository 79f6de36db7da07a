// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The mail of the gallery, with the list and the message next to each other or in one column.
struct GalleryMailTests {
  @Test func `a mail search filters the message list and shows a text when no message matches`()
    throws
  {
    let gallery = GalleryFixture(showing: "Split")
    #expect(gallery.texts.contains("Photos from the lake"), "the first message is open")
    gallery.window.click("Search mail")
    gallery.window.typeText("chain")
    gallery.window.runUntilIdle()
    let table = try gallery.window.find(TableView.self, label: "Messages")
    #expect(table.numberOfRows == 1)

    gallery.window.typeText(" of islands")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("No results for “chain of islands”."))
    #expect(table.numberOfRows == 0)
  }

  @Test func `flagging or archiving a message updates the message list`() throws {
    let gallery = GalleryFixture(showing: "Split")
    gallery.window.click("Library, A book is due in three days, unread")
    gallery.window.runUntilIdle()
    gallery.window.click("Flag")
    gallery.window.step()
    #expect(
      !gallery.window.findAll(label: "Library, A book is due in three days, flagged").isEmpty)

    gallery.window.click("Archive")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Moved to the archive"))
    let table = try gallery.window.find(TableView.self, label: "Messages")
    #expect(table.numberOfRows == Message.all.count - 1)
  }

  @Test func `the Send button of a mail reply is disabled until text other than spaces is typed`()
    throws
  {
    let gallery = GalleryFixture(showing: "Split")
    gallery.window.click("Reply")
    gallery.window.runUntilIdle()
    let send = try gallery.window.find(Button.self, label: "Send")
    #expect(!send.isEnabled, "there is nothing to send")
    gallery.window.click("Message")
    gallery.window.typeText(" ")
    gallery.window.step()
    #expect(!send.isEnabled, "a text of spaces cannot be sent")
    gallery.window.typeText("Thank you.")
    gallery.window.step()
    gallery.window.click(send)
    gallery.window.runUntilIdle()

    #expect(gallery.texts.contains("Message sent."))
  }

  @Test
  func `the mail screen shows the message list without a current row in a compact window`()
    throws
  {
    let gallery = GalleryFixture(showing: "Split", size: Size(480, 640))
    let table = try gallery.window.find(TableView.self, label: "Messages")
    #expect(table.currentRow == nil)

    gallery.window.click("Choir, New rehearsal room")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains { $0.hasPrefix("Dear singers") })
    gallery.window.click("Archive")
    gallery.window.runUntilIdle()
    #expect(table.numberOfRows == Message.all.count - 1, "and the list is back")
    #expect(gallery.window.findAll(label: "Choir, New rehearsal room").isEmpty)
  }

  @Test(arguments: ["the message that was beside the list", "one that was chosen in the list"])
  func `a message archived in a compact window is not shown when the window becomes wide`(
    which: String
  ) throws {
    let wasBeside = which.hasPrefix("the")
    let gallery = GalleryFixture(
      showing: "Split", size: wasBeside ? Size(1000, 700) : Size(480, 640))
    gallery.window.click("Choir, New rehearsal room")
    gallery.window.runUntilIdle()
    if wasBeside {
      gallery.window.resize(to: Size(480, 640))
      gallery.window.runUntilIdle()
    }
    gallery.window.click("Archive")
    gallery.window.runUntilIdle()
    gallery.window.resize(to: Size(1000, 700))
    gallery.window.runUntilIdle()

    #expect(gallery.texts.contains("Moved to the archive"))
    #expect(!gallery.texts.contains { $0.hasPrefix("Dear singers") })
    gallery.window.click("Railway, Your ticket to Uppsala")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Your ticket to Uppsala"))
  }

  @Test
  func `a message archived just before the window widens is replaced by a note of its archiving`() {
    let gallery = GalleryFixture(showing: "Split", size: Size(480, 640))
    gallery.window.click("Nora Lindqvist, Photos from the lake")
    gallery.window.runUntilIdle()
    gallery.window.click("Archive")
    gallery.window.advance(by: 0.1)
    gallery.window.resize(to: Size(1000, 700))
    gallery.window.runUntilIdle()

    #expect(gallery.texts.contains("Moved to the archive"))
  }

  @Test func `the navigation bar of a message has the Show code button in a compact window`() throws
  {
    let gallery = GalleryFixture(showing: "Split", size: Size(480, 640))
    gallery.window.click("Choir, New rehearsal room")
    gallery.window.runUntilIdle()
    gallery.window.click("Show code")
    gallery.window.runUntilIdle()

    let files = try gallery.window.find(PopUpButton.self, label: "File")
    #expect(files.choices.map(\.title).contains("MessageController.swift"))
  }

  @Test(arguments: ["the button", "Ctrl+Z"])
  func `an archived mail message is in the archive folder until the user chooses Undo`(
    way: String
  ) throws {
    let gallery = GalleryFixture(showing: "Split")
    let table = try gallery.window.find(TableView.self, label: "Messages")
    gallery.window.click("Archive")
    gallery.window.runUntilIdle()
    let folder = try gallery.window.find(SegmentedControl.self, label: "Folder")
    gallery.window.click(
      at: folder.convert(Point(folder.bounds.width * 0.75, folder.bounds.midY), to: nil))
    gallery.window.runUntilIdle()
    #expect(table.numberOfRows == 1)
    #expect(!gallery.window.findAll(label: "Nora Lindqvist, Photos from the lake").isEmpty)

    if way == "the button" {
      gallery.window.click("Undo")
    } else {
      gallery.window.pressKey(.character("z"), .control)
    }
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("The archive is empty."))
    #expect(gallery.texts.contains("Photos from the lake"), "it is open again")
  }

  @Test(arguments: ["the secondary button", "the Menu key", "Shift+F10", "a finger"])
  func `a secondary click, the menu key or a long press opens the context menu of a mail message`(
    way: String
  ) throws {
    let gallery = GalleryFixture(showing: "Split")
    let table = try gallery.window.find(TableView.self, label: "Messages")
    let row = table.convert(table.rect(forRow: 1).center, to: nil)
    switch way {
    case "the secondary button": gallery.window.click(at: row, button: .secondary)
    case "a finger":
      gallery.window.press(at: row, device: .touch)
      gallery.window.advance(by: 0.6)
      gallery.window.release(at: row, device: .touch)
    default:
      gallery.window.window.focus.focus(table)
      table.setFocusedRow(1)
      if way == "Shift+F10" {
        gallery.window.pressKey(.function(10), .shift)
      } else {
        gallery.window.pressKey(.menu)
      }
    }
    gallery.window.runUntilIdle()
    #expect(!gallery.window.findAll(label: "Mark as read").isEmpty)
    gallery.window.pressKey(.end)
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()

    #expect(table.numberOfRows == Message.all.count - 1)
    #expect(gallery.texts.contains("Photos from the lake"), "another message stays open")
  }

  @Test func `an empty inbox says that it is empty`() throws {
    let gallery = GalleryFixture(showing: "Split")
    for message in Message.all {
      let row = gallery.window.findAll(View.self).first {
        $0.accessibilityLabel?.hasPrefix("\(message.sender), \(message.subject)") == true
      }
      gallery.window.click(try #require(row))
      gallery.window.runUntilIdle()
      gallery.window.click("Archive")
      gallery.window.runUntilIdle()
    }

    #expect(gallery.texts.filter { $0 == "The inbox is empty." }.count == 2)
    #expect(!gallery.texts.contains("Choose another message."))
  }
}
