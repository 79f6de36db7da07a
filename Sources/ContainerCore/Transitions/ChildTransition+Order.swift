// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ChildTransition {
  /// The order in which a transition sends its callbacks. Different containers use different orders, like UIKit's.
  ///
  /// An order is defined for *disappearing* and *appearing* children. In a canceled transition the entering children
  /// disappear and the leaving children appear.
  public nonisolated struct Order: Sendable, Equatable {
    enum Step: Sendable, Equatable {
      case disappearingWillMoveToNil
      case appearingWillMoveToContainer
      case disappearingWillDisappear
      case appearingWillAppear
      case disappearingViewsRemoved
      case disappearingDidDisappear
      case appearingDidAppear
      /// The did-callbacks of the children that were to leave, in either direction.
      case leavingEnd
      case enteringEnd
      case disappearingRemovedFromParent
      case appearingDidMoveToContainer
    }

    let begin: [Step]
    let end: [Step]
    /// All steps of a transition that is canceled but was not reversed; nil: `begin` and `end` with exchanged roles.
    let cancel: [Step]?

    private static let parenthood: [Step] = [
      .disappearingWillMoveToNil, .appearingWillMoveToContainer,
    ]

    /// The usual callback order: first the leaving child's callbacks, then the entering child's (contract 4.2).
    public static let leavingFirst = Order(
      begin: parenthood + [.disappearingWillDisappear, .appearingWillAppear],
      end: [
        .disappearingWillDisappear, .disappearingViewsRemoved, .disappearingDidDisappear,
        .appearingDidAppear, .disappearingRemovedFromParent,
        .appearingDidMoveToContainer,
      ],
      cancel: [
        .appearingWillAppear, .disappearingWillDisappear, .disappearingViewsRemoved,
        .disappearingDidDisappear,
        .appearingDidAppear,
        .disappearingWillMoveToNil, .disappearingRemovedFromParent, .appearingWillMoveToContainer,
        .appearingDidMoveToContainer,
      ])

    /// A navigation controller's order: `leavingFirst`, but a canceled entering screen disappears first (contract 5.1).
    public static let stack = Order(
      begin: leavingFirst.begin, end: leavingFirst.end,
      cancel: parenthood + [
        .disappearingWillDisappear, .disappearingViewsRemoved, .disappearingDidDisappear,
        .appearingWillAppear,
        .appearingDidAppear,
        .appearingDidMoveToContainer, .disappearingRemovedFromParent,
      ])

    /// The callback order of pages: first the entering child's callbacks, then the leaving child's (contract 5.4).
    public static let enteringFirst = Order(
      begin: parenthood + [.appearingWillAppear, .disappearingWillDisappear],
      end: [
        .disappearingWillDisappear, .appearingDidAppear, .disappearingViewsRemoved,
        .disappearingDidDisappear, .disappearingRemovedFromParent,
        .appearingDidMoveToContainer,
      ],
      cancel: parenthood + [
        .appearingWillAppear, .appearingDidAppear, .disappearingWillDisappear,
        .disappearingViewsRemoved,
        .disappearingDidDisappear,
        .disappearingRemovedFromParent, .appearingDidMoveToContainer,
      ])

    /// The callback order of a drawer: the leaving child is removed before `viewDidAppear(_:)` of the entering child.
    public static let oneAfterAnother = Order(
      begin: leavingFirst.begin,
      end: [
        .disappearingWillDisappear, .disappearingViewsRemoved, .disappearingDidDisappear,
        .disappearingRemovedFromParent, .appearingDidAppear,
        .appearingDidMoveToContainer,
      ], cancel: nil)

    private static let appearance: [Step] = [.disappearingWillDisappear, .appearingWillAppear]

    /// The orders of a presentation. The presented controller always gets its did-callback first (contract 5.3).
    static let presentation = Order(
      begin: appearance, end: appearance + [.disappearingViewsRemoved, .enteringEnd, .leavingEnd],
      cancel: nil)
    static let dismissal = Order(
      begin: appearance, end: appearance + [.disappearingViewsRemoved, .leavingEnd, .enteringEnd],
      cancel: nil)
  }
}
