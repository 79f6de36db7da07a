// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Image {
  /// The icons bundled with the library, in a regular and a semibold weight. The raw value is the name of the file.
  public enum Icon: String, Sendable, CaseIterable {
    // MARK: Editing

    /// A plus sign: adds something.
    case plus
    /// A minus sign: removes something, or makes it smaller.
    case minus
    /// A check mark: something is chosen or done.
    case checkmark = "check"
    /// A cross: closes or clears something.
    case close
    /// A pencil: changes something.
    case edit
    /// A trash can: deletes something.
    case trash
    /// Scissors: moves the selection to the clipboard.
    case cut
    /// Two sheets: copies something.
    case copy
    /// A clipboard: inserts its content.
    case paste
    /// A curved arrow: undoes the last change. Mirrored in right-to-left layouts.
    case undo
    /// A curved arrow: repeats the undone change. Mirrored in right-to-left layouts.
    case redo

    // MARK: Finding and arranging

    /// A magnifying glass: searches.
    case search
    /// Lines that become shorter: shows a part of many items.
    case filter
    /// One arrow up and one down: changes the order.
    case sort
    /// Lines with dots: a list. Mirrored in right-to-left layouts.
    case list
    /// Four tiles: a grid.
    case grid
    /// Sliders: options that can be set.
    case sliders
    /// Three lines: opens a menu at the side.
    case menu
    /// Three dots: shows further choices.
    case more
    /// A column: shows or hides the column at the leading side. Mirrored in right-to-left layouts.
    case sidebar

    // MARK: Sending and keeping

    /// An arrow out of a box: shares something.
    case share
    /// Two links of a chain: a link.
    case link
    /// A paper plane: sends something. Mirrored in right-to-left layouts.
    case send
    /// An arrow down into a tray: downloads something.
    case download
    /// An arrow up out of a tray: uploads something.
    case upload
    /// A printer: prints something.
    case print
    /// A round arrow: loads something again.
    case refresh

    // MARK: Things

    /// A folder of files.
    case folder
    /// A sheet of paper: a document.
    case document
    /// A sheet of a calendar: a date.
    case calendar
    /// A clock: a time, or recently used items.
    case clock
    /// A bell: notifications.
    case bell
    /// An envelope: mail.
    case envelope
    /// A bookmark outline: a page that can be bookmarked.
    case bookmark
    /// A filled bookmark: a bookmarked page.
    case bookmarkFilled = "bookmark-filled"
    /// A tag: a label on something.
    case tag
    /// A flag: marks something for later.
    case flag
    /// A photograph: a picture.
    case photo
    /// A camera: takes a picture.
    case camera
    /// A gear: settings.
    case gear
    /// A house: the start page.
    case home
    /// A globe: the web, or a language.
    case globe
    /// A person: a user, or an account.
    case person
    /// Several persons: a group.
    case people
    /// A keyboard: keys and shortcuts.
    case keyboard

    // MARK: Marks and states

    /// A star outline: something that can become a favorite.
    case star
    /// A filled star: a favorite.
    case starFilled = "star-filled"
    /// A heart outline: something that can be liked.
    case heart
    /// A filled heart: something that is liked.
    case heartFilled = "heart-filled"
    /// A closed lock: something cannot be changed, or is private.
    case lock
    /// An open lock: something can be changed, or is public.
    case unlock
    /// An eye: something is visible.
    case eye
    /// A crossed-out eye: something is hidden.
    case eyeSlash = "eye-slash"
    /// A letter i in a circle: information.
    case info
    /// An exclamation mark in a triangle: a warning.
    case warning
    /// A question mark in a circle: help.
    case question
    /// A sun: light, or brightness.
    case sun
    /// A moon: dark, or quiet.
    case moon

    // MARK: Sound and film

    /// A triangle that points to the right in every layout: starts playing.
    case play
    /// Two bars: pauses playing.
    case pause
    /// A square: stops playing.
    case stop

    // MARK: Directions

    /// A chevron toward the previous screen. Mirrored in right-to-left layouts.
    case back
    /// A chevron toward the next screen. Mirrored in right-to-left layouts.
    case forward
    /// A chevron that points to the left in every layout.
    case chevronLeft = "chevron-left"
    /// A chevron that points to the right in every layout.
    case chevronRight = "chevron-right"
    /// A chevron that points up.
    case chevronUp = "chevron-up"
    /// A chevron that points down.
    case chevronDown = "chevron-down"
    /// An arrow that points to the left in every layout.
    case arrowLeft = "arrow-left"
    /// An arrow that points to the right in every layout.
    case arrowRight = "arrow-right"
    /// An arrow that points up.
    case arrowUp = "arrow-up"
    /// An arrow that points down.
    case arrowDown = "arrow-down"

    /// Whether the icon is mirrored in right-to-left layouts. Chevrons and arrows that are named after a side are not.
    var followsReadingDirection: Bool {
      switch self {
      case .undo, .redo, .list, .sidebar, .send, .back, .forward: true
      default: false
      }
    }
  }
}
