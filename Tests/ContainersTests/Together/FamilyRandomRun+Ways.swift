// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Presenting

@testable import ContainerCore
@testable import Containers
@testable import Views

/// Ways from one controller to another: segues, presentations, unwindings.
extension FamilyRandomRun {
  func show() {
    guard !isCrowded, let source = anybodyOnScreen() else { return dismiss() }
    let new = newcomer(depth: 1)
    note("show \(name(new)) from \(name(source))")
    source.show(new, sender: nil)
  }

  func showDetail() {
    guard !isCrowded, let source = anybodyOnScreen() else { return dismiss() }
    let new = newcomer(depth: 1)
    note("show detail \(name(new)) from \(name(source))")
    source.showDetail(new, sender: nil)
  }

  func replace() {
    guard let source = anybodyOnScreen() else { return }
    let isForStack = source.parent is NavigationController
    let new = newcomer(depth: isCrowded ? 0 : 1, isForStack: isForStack)
    let isAnimated = oneIn(2)
    note("replace \(name(source)) by \(name(new)) \(isAnimated)")
    source.replace(with: new, animated: isAnimated)
    keep([source])
  }

  // MARK: Presentation

  func present() {
    guard !isCrowded, let source = anybodyOnScreen() else { return dismiss() }
    let isAnimated = oneIn(2)
    let modal = modal(for: source)
    // What is open already presents, or it comes to nothing; a context presents for those in it.
    let presenter =
      modal.modalPresentationStyle.isContextual || oneIn(4)
      ? source : source.topMostViewController
    guard !presenter.isInside(modal) else { return }
    note(
      "present \(name(modal)) \(modal.modalPresentationStyle) from \(name(presenter)) "
        + "\(isAnimated)")
    presenter.present(modal, animated: isAnimated)
  }

  private func modal(for source: ViewController) -> ViewController {
    // One that is just going turns round.
    let going = members.filter { $0.isBeingDismissed && !$0.isInside(source) }
    if oneIn(4), let back = one(of: going), !source.isInside(back) { return back }
    if oneIn(8) {
      let alert = named(
        AlertController(title: "Sure?", preferredStyle: oneIn(2) ? .alert : .actionSheet))
      alert.addAction(AlertAction(title: "Yes"))
      alert.addAction(AlertAction(title: "No", style: .cancel))
      return alert
    }
    let modal = newcomer(depth: number(0..<3))
    let styles = ModalPresentationStyle.allCases.filter { $0 != .none }
    modal.modalPresentationStyle = one(of: styles) ?? .fullScreen
    modal.modalTransitionStyle = oneIn(2) ? .coverVertical : .crossDissolve
    modal.isModalInPresentation = oneIn(5)
    modal.transitioningDelegate = modal.modalPresentationStyle == .custom ? transitioning : nil
    modal.sheetPresentationController?.detents = [.medium, .large]
    if modal.modalPresentationStyle == .popover {
      modal.popoverPresentationController?.sourceView = anchor(in: source.view)
    }
    return modal
  }

  /// A view that may go away, where there are such; else the whole one.
  private func anchor(in view: View) -> View {
    guard hasMenus else { return view }
    let anchor = View(frame: Rect(number(0...300), number(0...300), 60, 20))
    view.addSubview(anchor)
    anchors.append(WeakView(view: anchor))
    return anchor
  }

  func changeAnchor() {
    anchors.removeAll { $0.view == nil }
    guard let anchor = one(of: anchors)?.view else { return present() }
    switch number(0..<3) {
    case 0:
      note("an anchor is removed")
      anchor.removeFromSuperview()
    case 1:
      note("an anchor is hidden, or shown")
      anchor.isHidden.toggle()
    default:
      note("an anchor moves")
      anchor.frame = anchor.frame.offset(by: Point(number(-300...300), number(-300...300)))
    }
  }

  func showMenu() {
    guard let source = anybodyOnScreen(), let view = source.viewIfLoaded else { return }
    note("a menu in \(name(source))")
    let items = (0..<number(1..<6)).map { MenuItem("\($0)") {} }
    Menu(items + [MenuItem("more", submenu: Menu(items))])
      .show(at: Point(number(0...300), number(0...300)), in: view, byKey: oneIn(2))
  }

  func dismiss() {
    guard let source = one(of: members) else { return }
    let isAnimated = oneIn(2)
    note("dismiss \(name(source)) \(isAnimated)")
    if let presented = source.presentedViewController { keep([presented]) }
    let completion = completion()
    source.dismiss(animated: isAnimated) { completion(true) }
  }

  // MARK: Unwinding

  func unwind() {
    guard let source = anybodyOnScreen(),
      let target = one(of: everybody.compactMap(\.controller))
    else { return }
    let isAnimated = !oneIn(4)
    let isAny = oneIn(5)
    let action = isAny ? "any" : name(target)
    note("unwind \(name(source)) to \(action) \(isAnimated)")
    let isReachable = target !== source && tops(of: source).contains { $0 === top(of: target) }
    let isClear = !isAny && isHeld(target) && isHeld(source)
    // Without any width a split view shows nothing yet.
    let splitsAreLoaded = members.allSatisfy {
      guard let split = $0 as? SplitViewController else { return true }
      return (split.viewIfLoaded?.bounds.width ?? 0) > 0
    }
    let dockable = everybody.compactMap { $0.controller as? DrawerController }.flatMap { drawer in
      drawer.sides.filter { drawer[$0].dockingWidth != nil }
        .compactMap { $0 == .leading ? drawer.leading : drawer.trailing }
    }
    destinations = []
    let isFound = source.performUnwind(action, animated: isAnimated)
    if isFound { found += 1 } else { missed += 1 }
    if isClear, isFound != isReachable { fail("found is \(isFound), reachable is \(isReachable)") }
    if destinations.count != (isFound ? 1 : 0) { fail("performed \(destinations)") }
    let destination = everybody.lazy.compactMap(\.controller)
      .first { $0.title == self.destinations.first }
    // Sometimes it is let come to its end. A pointer could still change that, a split view that takes its
    // columns in when it is loaded on the way, a drawer that comes to have no room for a docked side, and one
    // whose docked side is on its way, or not laid out yet, and leaves its center less room: then a column may
    // have to go.
    let mayNarrow = members.compactMap { $0 as? DrawerController }.contains { drawer in
      (drawer.phase != .idle || drawer.viewIfLoaded?.needsLayout == true)
        && drawer.sides.contains(where: drawer.isDocked)
        && destination?.isInside(drawer.center) == true
    }
    let mayUndock = dockable.contains { destination?.isInside($0) == true }
    // A new size of the window is told with the next frame.
    let knowsSize =
      harness.window.rootViewController?.viewIfLoaded?.bounds.size == harness.window.size
    let isSure = pointer == nil && splitsAreLoaded && !mayUndock && !mayNarrow && knowsSize
    unwindingIsLast = isSure
    guard isFound, let destination, isHeld(destination), failures.isEmpty, isSure, oneIn(2)
    else { return }
    harness.settle()
    // A popover that it lies in may have lost its anchor with the way back.
    guard members.contains(where: { $0 === destination }) else { return }
    if !destination.isAppeared { fail("\(name(destination)) is not on screen") }
    if destination.presentation != nil { fail("\(name(destination)) still presents") }
  }

  private func top(of controller: ViewController) -> ViewController {
    controller.parent.map(top) ?? controller
  }

  /// The outermost containers of the source, of its presenter, and so on.
  private func tops(of controller: ViewController) -> [ViewController] {
    let top = top(of: controller)
    return [top] + (top.presentedBy?.presentingViewController.map(tops) ?? [])
  }

  /// Whether its containers still want it: one that is on its way out is a child until it is gone, but no
  /// way leads to it. A page that is nobody's child may be turned to.
  private func isHeld(_ controller: ViewController) -> Bool {
    guard let parent = controller.parent else { return !isPage(controller) }
    return held(by: parent).contains { $0 === controller } && isHeld(parent)
  }

  /// What a container says that it holds.
  func held(by container: ViewController) -> [ViewController] {
    switch container {
    case let stack as NavigationController: stack.viewControllers
    case let tabs as TabBarController: tabs.viewControllers
    case let pages as PageViewController: pages.viewControllers
    case let drawer as DrawerController:
      [drawer.center] + [drawer.leading, drawer.trailing].compactMap(\.self)
    default: container.children.filter { !$0.isMovingFromParent }
    }
  }
}
