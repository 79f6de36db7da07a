// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A stack of children below a fixed bar. Segues push a child, and unwinding pops children.
final class StackController: ViewController {
  static let barHeight = 48.0
  /// The duration of a slide, in seconds.
  static let duration = 0.4

  private let bar = View()
  private let heading = Label(style: .title)
  private let first: ViewController
  private var childTransition: ChildTransition?

  var top: ViewController? { children.last { !$0.isMovingFromParent } }

  init(first: ViewController) {
    self.first = first
    super.init()
  }

  override func viewDidLoad() {
    addChild(first)
    first.view.frame = contentFrame
    view.addSubview(first.view)
    first.didMove(toParent: self)

    bar.backgroundColor = .surface
    heading.text = first.title ?? ""
    bar.addSubview(heading)
    heading.pin([.leading(16), .trailing(16), .centerY()])
    view.addSubview(bar)
    bar.pin([.leading(), .trailing(), .top(), .height(Self.barHeight)])
  }

  private var contentFrame: Rect { view.bounds.inset(by: Insets(top: Self.barHeight)) }

  override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    Size(parentSize.width, max(0, parentSize.height - Self.barHeight))
  }

  func push(_ new: ViewController, animated: Bool) {
    childTransition?.finish()
    guard let old = top else { return }
    addChild(new)
    slide(from: old, to: new, sign: 1, animated: animated) { new.didMove(toParent: self) }
  }

  private func pop(to child: ViewController, animated: Bool) {
    childTransition?.finish()
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
    let contentFrame = contentFrame
    heading.text = new.title ?? ""
    new.view.frame = contentFrame.offset(by: Point(sign * contentFrame.width, 0))
    childTransition = transition(
      from: old, to: new, duration: animated ? Self.duration : 0,
      animations: {
        new.view.frame = contentFrame
        old.view.frame = contentFrame.offset(by: Point(-sign * contentFrame.width, 0))
      },
      completion: { [self] _ in
        childTransition = nil
        completion()
      })
  }

  // MARK: Unwinding

  /// The children from top to bottom, without the child that contains the source and without children that are
  /// being removed.
  override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let left = childContaining(source)
    return children.reversed().filter { $0 !== left && !$0.isMovingFromParent }
  }

  override func unwind(for segue: Segue, towards child: ViewController) {
    if child !== top { pop(to: child, animated: segue.isAnimated) }
  }
}
