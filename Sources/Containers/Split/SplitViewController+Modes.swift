// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension SplitViewController {
  /// Whether one controller fills everything, since it is horizontally compact.
  public var isCollapsed: Bool { machine.isCollapsed }

  /// What shows, or will when a movement ends; never automatic. Collapsed, and while a pointer decides: what
  /// was before.
  public var displayMode: DisplayMode {
    (machine.rest ?? arrangement(in: size)).displayMode(columns: sideSlots.count)
  }

  /// Whether columns are held or on their way.
  public var isMoving: Bool { machine.isHeld || machine.isSettling }

  /// Shows what is wanted, and forgets what a person chose.
  ///
  /// - Parameter completion: Hears once: true when it is at rest, false when another call or a pointer
  ///   decided otherwise.
  public func setPreferredDisplayMode(
    _ mode: DisplayMode, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(animated: animated, completion: completion) { split in
      split.preferredMode = mode
      split.wish = nil
      split.overlay =
        switch mode {
        case .oneOverSecondary: 1
        case .twoOverSecondary: 2
        default: 0
        }
    }
  }

  /// Shows a column: beside the secondary where it has room, unless the preferred mode lies over it, else over
  /// it. The secondary always shows; asking for it, or for a column without a controller, puts away what lies
  /// over it.
  ///
  /// Collapsed, a column that waits off screen takes the place of the one that shows: it slides over it as a
  /// push when it comes after it, and the other one off as a pop otherwise. A call meanwhile turns that round.
  /// One that was taken in is shown by whoever took it in, if it can; a navigation controller pushes it, or
  /// pops what lies on top.
  ///
  /// - Parameter completion: as with `setPreferredDisplayMode`.
  public func show(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if machine.isCollapsed {
      showCollapsed(column, animated: animated, completion: completion)
      return
    }
    move(animated: animated, completion: completion) { split in
      guard let index = split.sideSlots.firstIndex(where: { $0.column == column }) else {
        split.overlay = 0
        return
      }
      let next = split.arrangement(showing: index + 1)
      split.adopt(next)
    }
  }

  /// Hides a column, with those that lie further out. The secondary always shows.
  ///
  /// - Parameter completion: as with `setPreferredDisplayMode`.
  public func hide(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    move(animated: animated, completion: completion) { split in
      guard let index = split.sideSlots.firstIndex(where: { $0.column == column }) else { return }
      split.brought = 0
      if split.overlay > index { split.overlay = index }
      if split.beside(in: split.size.width) > index { split.wish = index }
    }
  }

  /// What to remember of the split view. Setting it shows it at once.
  public var state: SplitState {
    get {
      SplitState(
        columnsBeside: wish,
        widths: slots.values.reduce(into: [:]) { $0[$1.column] = $1.givenWidth })
    }
    set {
      for slot in slots.values where slot.column != .secondary {
        slot.givenWidth = newValue.widths[slot.column].flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      }
      wish = newValue.columnsBeside.map { min(max(0, $0), 2) }
      overlay = 0
      move(animated: false) { _ in }
      optionsChanged()
    }
  }

  // MARK: Arrangements

  var size: Size { comingSize ?? viewIfLoaded?.bounds.size ?? .zero }

  private var prefersOverlay: Bool {
    preferredMode == .oneOverSecondary || preferredMode == .twoOverSecondary
  }

  func widths(in total: Double) -> SplitWidths {
    SplitWidths(
      requests: sideSlots.map { slot in
        .init(
          width: slot.column == .primary ? primaryColumnWidth : supplementaryColumnWidth,
          given: slot.givenWidth)
      }, minimumSecondary: minimumSecondaryWidth, total: total)
  }

  /// How many columns lie beside the secondary at a width, when none lies over it.
  func beside(in total: Double) -> Int {
    let widths = widths(in: total)
    if let wish { return widths.fitting(wish, preferred: false) }
    return switch preferredMode {
    case .automatic: widths.fitting(sideSlots.count, preferred: true)
    case .oneBesideSecondary: widths.fitting(1, preferred: false)
    case .twoBesideSecondary: widths.fitting(2, preferred: false)
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0
    }
  }

  /// What shows at a size. A column that a person had brought over the secondary lies beside it once that
  /// has room for it.
  func arrangement(in size: Size) -> SplitArrangement {
    let beside = beside(in: size.width)
    let over = min(max(overlay, brought), sideSlots.count)
    return over > 0 && (prefersOverlay || beside < over) ? .over(over) : .beside(beside)
  }

  /// The arrangement in which so many columns show.
  func arrangement(showing count: Int) -> SplitArrangement {
    let present = machine.rest ?? arrangement(in: size)
    guard count > present.count else { return present }
    let fits = widths(in: size.width).fits(count, preferred: false)
    return fits && !prefersOverlay && !present.isOver ? .beside(count) : .over(count)
  }

  /// Remembers an arrangement as what is wanted.
  func adopt(_ arrangement: SplitArrangement) {
    overlay = arrangement.isOver ? arrangement.count : 0
    if !arrangement.isOver, arrangement.count != beside(in: size.width) { wish = arrangement.count }
  }

  /// The size has changed: what has no room any more goes, what has room again comes, at once.
  func updateArrangement() {
    guard isViewLoaded, size.width > 0, !machine.isCollapsed else { return }
    let wanted = arrangement(in: size)
    if overlay > 0, !wanted.isOver { overlay = 0 }
    if overlay == 0, wanted.isOver { overlay = wanted.count }
    guard !machine.isHeld else { return }
    guard machine.target != wanted else { return }
    if decisions.isBusy {
      decisions.afterwards { [weak self] in self?.updateArrangement() }
      return
    }
    tellMode(wanted)
    perform(machine.handle(.move(to: wanted, animated: false)))
  }

  /// Brings the columns to rest where they are wanted.
  ///
  /// - Parameter change: Says what is wanted; run when the movement begins, which may be after a decision
  ///   that is being carried out.
  func move(
    animated: Bool, completion: ((Bool) -> Void)? = nil,
    _ change: @escaping (SplitViewController) -> Void
  ) {
    if decisions.isBusy {
      decisions.afterwards { [weak self] in
        guard let self else {
          completion?(false)
          return
        }
        move(animated: animated, completion: completion, change)
      }
      return
    }
    change(self)
    guard isViewLoaded, size.width > 0 else {
      completion?(true)
      return
    }
    let rest = arrangement(in: size)
    tellMode(rest)
    perform(
      machine.handle(.move(to: rest, animated: animated && canAnimate)), completion: completion)
  }

  func tellMode(_ rest: SplitArrangement) {
    guard !machine.isCollapsed, rest != machine.rest else { return }
    delegate?.splitViewController(
      self, willChangeTo: rest.displayMode(columns: sideSlots.count))
  }

  /// Animation needs a window and the person's consent.
  var canAnimate: Bool { viewIfLoaded?.window != nil && isContentAppeared && !traits.reducesMotion }

  /// Brings everything to rest where it is heading, at once.
  func finishMotion() {
    finishExchange()
    guard isMoving else { return }
    perform(machine.handle(.finish))
  }

  func optionsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    positionChanged()
  }
}
