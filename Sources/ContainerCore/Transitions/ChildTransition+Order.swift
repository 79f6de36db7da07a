// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ChildTransition {
  /// The order in which a transition sends its callbacks. Each kind of container has its own order, as in UIKit.
  ///
  /// An order is defined for *disappearing* and *appearing* children. In a completed transition, the old children
  /// disappear and the new ones appear. In a canceled transition, the new children disappear and the old ones appear.
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

    /// The usual callback order: in each pair of callbacks, the old child is notified first (contract 4.2).
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

    /// The callback order of push and pop: `leavingFirst`; if canceled, the new screen disappears first (contract 5.1).
    public static let stack = Order(
      begin: leavingFirst.begin, end: leavingFirst.end,
      cancel: parenthood + [
        .disappearingWillDisappear, .disappearingViewsRemoved, .disappearingDidDisappear,
        .appearingWillAppear,
        .appearingDidAppear,
        .appearingDidMoveToContainer, .disappearingRemovedFromParent,
      ])

    /// The callback order of pages: in each pair of appearance callbacks, the new page comes first (contract 5.4).
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

    /// The callback order of a drawer: the old center is removed before the new one receives `viewDidAppear(_:)`.
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
