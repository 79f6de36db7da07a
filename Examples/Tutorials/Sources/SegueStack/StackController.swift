// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A stack of children below a bar that stays where it is. Segues push, unwinding pops.
final class StackController: ViewController {
  static let barHeight = 48.0
  /// Seconds of a slide.
  static let duration = 0.4

  private let bar = View()
  private let heading = Label(style: .title)
  private let first: ViewController
  private var running: ChildTransition?

  var top: ViewController? { children.last { !$0.isMovingFromParent } }

  init(first: ViewController) {
    self.first = first
    super.init()
  }

  override func viewDidLoad() {
    addChild(first)
    first.view.frame = place
    view.addSubview(first.view)
    first.didMove(toParent: self)

    bar.backgroundColor = .surface
    heading.text = first.title ?? ""
    bar.addSubview(heading)
    heading.pin([.leading(16), .trailing(16), .centerY()])
    view.addSubview(bar)
    bar.pin([.leading(), .trailing(), .top(), .height(Self.barHeight)])
  }

  private var place: Rect { view.bounds.inset(by: Insets(top: Self.barHeight)) }

  override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    Size(parentSize.width, max(0, parentSize.height - Self.barHeight))
  }

  func push(_ new: ViewController, animated: Bool) {
    running?.finish()
    guard let old = top else { return }
    addChild(new)
    slide(from: old, to: new, sign: 1, animated: animated) { new.didMove(toParent: self) }
  }

  private func pop(to child: ViewController, animated: Bool) {
    running?.finish()
    guard let old = top, let index = children.firstIndex(where: { $0 === child }) else { return }
    let leaving = children[(index + 1)...].reversed()
    for screen in leaving { screen.willMove(toParent: nil) }
    slide(from: old, to: child, sign: -1, animated: animated) {
      for screen in leaving { screen.removeFromParent() }
    }
  }

  private func slide(
    from old: ViewController, to new: ViewController, sign: Double, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let place = place
    heading.text = new.title ?? ""
    new.view.frame = place.offset(by: Point(sign * place.width, 0))
    running = transition(
      from: old, to: new, duration: animated ? Self.duration : 0,
      animations: {
        new.view.frame = place
        old.view.frame = place.offset(by: Point(-sign * place.width, 0))
      },
      completion: { [self] _ in
        running = nil
        completion()
      })
  }

  // MARK: The container's word in an unwinding

  /// From the top to the bottom, without the one that is left and those on their way out.
  override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let left = childContaining(source)
    return children.reversed().filter { $0 !== left && !$0.isMovingFromParent }
  }

  override func unwind(for segue: Segue, towards child: ViewController) {
    if child !== top { pop(to: child, animated: segue.isAnimated) }
  }
}
