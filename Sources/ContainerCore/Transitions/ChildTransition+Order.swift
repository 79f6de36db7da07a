// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ChildTransition {
  /// The order in which a transition sends its callbacks. The containers' orders differ where UIKit's do; each
  /// is one table, which nothing else repeats.
  ///
  /// The steps are named for *going* and *coming* children. When a transition is cancelled, the entering children are the going
  /// ones and the leaving children are the coming ones.
  public nonisolated struct Order: Sendable, Equatable {
    enum Step: Sendable, Equatable {
      case goingWillMoveToNil
      case comingWillMoveToContainer
      case goingWillDisappear
      case comingWillAppear
      case goingViewsOut
      case goingDidDisappear
      case comingDidAppear
      /// The did-callbacks of those that were to leave, whichever way it went.
      case leavingEnd
      case enteringEnd
      case goingRemoved
      case comingDidMoveToContainer
    }

    let begin: [Step]
    let end: [Step]
    /// All that a transition sends that was called off without a word before; nil for a beginning and an end
    /// with the parts changed.
    let cancel: [Step]?

    private static let family: [Step] = [.goingWillMoveToNil, .comingWillMoveToContainer]

    /// The leaving child gets each callback before the entering one (contract 4.2 and 4.3). For most containers.
    public static let leavingFirst = Order(
      begin: family + [.goingWillDisappear, .comingWillAppear],
      end: [
        .goingWillDisappear, .goingViewsOut, .goingDidDisappear, .comingDidAppear, .goingRemoved,
        .comingDidMoveToContainer,
      ],
      cancel: [
        .comingWillAppear, .goingWillDisappear, .goingViewsOut, .goingDidDisappear,
        .comingDidAppear,
        .goingWillMoveToNil, .goingRemoved, .comingWillMoveToContainer, .comingDidMoveToContainer,
      ])

    /// The order of a stack (contract 5.1). When a change is cancelled, the upper child gets all its
    /// appearance callbacks before the lower one gets any.
    public static let stack = Order(
      begin: leavingFirst.begin, end: leavingFirst.end,
      cancel: family + [
        .goingWillDisappear, .goingViewsOut, .goingDidDisappear, .comingWillAppear,
        .comingDidAppear,
        .comingDidMoveToContainer, .goingRemoved,
      ])

    /// The entering child gets each callback before the leaving one, as with pages (contract 5.4).
    public static let enteringFirst = Order(
      begin: family + [.comingWillAppear, .goingWillDisappear],
      end: [
        .goingWillDisappear, .comingDidAppear, .goingViewsOut, .goingDidDisappear, .goingRemoved,
        .comingDidMoveToContainer,
      ],
      cancel: family + [
        .comingWillAppear, .comingDidAppear, .goingWillDisappear, .goingViewsOut,
        .goingDidDisappear,
        .goingRemoved, .comingDidMoveToContainer,
      ])

    /// The leaving child has gone wholly before the entering one gets its did-callbacks, as with a drawer's
    /// centers (contract 5.6).
    public static let oneAfterAnother = Order(
      begin: leavingFirst.begin,
      end: [
        .goingWillDisappear, .goingViewsOut, .goingDidDisappear, .goingRemoved, .comingDidAppear,
        .comingDidMoveToContainer,
      ], cancel: nil)

    private static let appearance: [Step] = [.goingWillDisappear, .comingWillAppear]

    /// A presentation and, for the way back, a dismissal: whichever way it goes, what is presented gets its
    /// did-callback before the presenter (contract 5.3).
    static let presentation = Order(
      begin: appearance, end: appearance + [.goingViewsOut, .enteringEnd, .leavingEnd], cancel: nil)
    static let dismissal = Order(
      begin: appearance, end: appearance + [.goingViewsOut, .leavingEnd, .enteringEnd], cancel: nil)
  }
}
