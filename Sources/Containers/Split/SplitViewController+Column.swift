// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension SplitViewController {
  /// A place for a controller, from the leading edge on.
  public nonisolated enum Column: String, Sendable, Hashable, CaseIterable, Codable {
    /// What is chosen from, such as a list of mailboxes.
    case primary
    /// A second step of choosing, between the other two.
    case supplementary
    /// What was chosen. It takes the room that the others leave, and always shows.
    case secondary
  }

  /// Which columns show, and how they lie. In two columns, one and two mean the same: the primary.
  /// In three, one means the supplementary, two the primary as well.
  public nonisolated enum DisplayMode: String, Sendable, Hashable, CaseIterable, Codable {
    /// As many beside the secondary as have room at their preferred widths.
    case automatic
    /// The secondary shows alone.
    case secondaryOnly
    /// One lies beside the secondary, which has the room that is left.
    case oneBesideSecondary
    /// One lies over the secondary, which is dimmed.
    case oneOverSecondary
    /// Two lie beside the secondary, which has the room that is left. Where two have no room it is
    /// one, or none.
    case twoBesideSecondary
    /// Two lie over the secondary, which is dimmed.
    case twoOverSecondary
  }
}

typealias SplitColumn = SplitViewController.Column
