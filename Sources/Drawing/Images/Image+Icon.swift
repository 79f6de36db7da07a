// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Image {
  /// The standard icons: what most programs need, drawn to one grid in two weights. The raw value is the bundled
  /// name.
  public enum Icon: String, Sendable, CaseIterable {
    // MARK: Editing

    /// Adds something.
    case plus
    /// Removes something, or makes it smaller.
    case minus
    /// Something is chosen, or done.
    case checkmark = "check"
    /// A cross: closes or clears something.
    case close
    /// A pencil: changes something.
    case edit
    /// Deletes something.
    case trash
    /// Scissors: moves the selection to the clipboard.
    case cut
    /// Two sheets: copies something.
    case copy
    /// A clipboard: inserts its content.
    case paste
    /// Takes the last change back. Mirrored where reading begins at the right.
    case undo
    /// Does it again. Mirrored where reading begins at the right.
    case redo

    // MARK: Finding and arranging

    /// A magnifying glass.
    case search
    /// Lines that grow shorter: shows some of many.
    case filter
    /// An arrow up and one down: changes the order.
    case sort
    /// Lines with dots. Mirrored where reading begins at the right.
    case list
    /// Four tiles.
    case grid
    /// Options that can be set.
    case sliders
    /// Three lines: opens a menu at the side.
    case menu
    /// Three dots: there is more to choose from.
    case more
    /// Shows or hides a column at the leading side. Mirrored where reading begins at the right.
    case sidebar

    // MARK: Sending and keeping

    /// An arrow out of a box.
    case share
    /// Two links of a chain.
    case link
    /// A paper plane. Mirrored where reading begins at the right.
    case send
    /// An arrow down into a tray.
    case download
    /// An arrow up out of a tray.
    case upload
    /// A printer.
    case print
    /// An arrow round: loads something anew.
    case refresh

    // MARK: Things

    /// A folder of files.
    case folder
    /// A sheet of paper.
    case document
    /// A sheet of a calendar.
    case calendar
    /// A time, or what was used lately.
    case clock
    /// Notifications.
    case bell
    /// Mail.
    case envelope
    /// A place that can be kept.
    case bookmark
    /// A place that is kept.
    case bookmarkFilled = "bookmark-filled"
    /// A label on something.
    case tag
    /// Marks something for later.
    case flag
    /// A picture.
    case photo
    /// Takes a picture.
    case camera
    /// Settings.
    case gear
    /// A house: where one begins.
    case home
    /// The web, or a language.
    case globe
    /// A person, or an account.
    case person
    /// Several persons.
    case people
    /// Keys and shortcuts.
    case keyboard

    // MARK: Marks and states

    /// Something that can be a favorite.
    case star
    /// A favorite.
    case starFilled = "star-filled"
    /// Something that can be liked.
    case heart
    /// Something that is liked.
    case heartFilled = "heart-filled"
    /// Something is closed to changes, or to others.
    case lock
    /// A lock that is open.
    case unlock
    /// Something is shown.
    case eye
    /// Something is hidden.
    case eyeSlash = "eye-slash"
    /// A letter i in a circle.
    case info
    /// An exclamation mark in a triangle.
    case warning
    /// A question mark in a circle: help.
    case question
    /// Light, or brightness.
    case sun
    /// Dark, or quiet.
    case moon

    // MARK: Sound and film

    /// A triangle that points to the right in every layout, as on every player.
    case play
    /// Two bars.
    case pause
    /// A square.
    case stop

    // MARK: Directions

    /// A chevron to where one came from. Mirrored where reading begins at the right.
    case back
    /// A chevron to where one goes. Mirrored where reading begins at the right.
    case forward
    /// Points to the left in every layout.
    case chevronLeft = "chevron-left"
    /// Points to the right in every layout.
    case chevronRight = "chevron-right"
    /// Points up.
    case chevronUp = "chevron-up"
    /// Points down.
    case chevronDown = "chevron-down"
    /// Points to the left in every layout.
    case arrowLeft = "arrow-left"
    /// Points to the right in every layout.
    case arrowRight = "arrow-right"
    /// Points up.
    case arrowUp = "arrow-up"
    /// Points down.
    case arrowDown = "arrow-down"

    /// Whether its mirror image says the same where reading begins at the right. Chevrons and arrows that are named
    /// after a side keep to it.
    var followsReading: Bool {
      switch self {
      case .undo, .redo, .list, .sidebar, .send, .back, .forward: true
      default: false
      }
    }
  }
}
