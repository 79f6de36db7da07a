// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Presenting

@testable import ContainerCore
@testable import Containers
@testable import Views

/// Segues, presentations and unwindings.
extension AllContainersFuzzRun {
  func show() {
    guard !isCrowded, let source = randomVisibleController() else { return dismiss() }
    let new = newOrSpareController(depth: 1)
    recordInput("show \(name(new)) from \(name(source))")
    source.show(new, sender: nil)
  }

  func showDetail() {
    guard !isCrowded, let source = randomVisibleController() else { return dismiss() }
    let new = newOrSpareController(depth: 1)
    recordInput("show detail \(name(new)) from \(name(source))")
    source.showDetail(new, sender: nil)
  }

  func replace() {
    guard let source = randomVisibleController() else { return }
    let isForStack = source.parent is NavigationController
    let new = newOrSpareController(depth: isCrowded ? 0 : 1, isForStack: isForStack)
    let isAnimated = oneIn(2)
    recordInput("replace \(name(source)) by \(name(new)) \(isAnimated)")
    source.replace(with: new, animated: isAnimated)
    addSpare([source])
  }

  // MARK: Presentation

  func present() {
    guard !isCrowded, let source = randomVisibleController() else { return dismiss() }
    let isAnimated = oneIn(2)
    let modal = modal(for: source)
    // A controller that presents already refuses to present another one, so the topmost controller usually
    // presents. A contextual presentation starts from the source, because one of its ancestors is the context.
    let presenter =
      modal.modalPresentationStyle.isContextual || oneIn(4)
      ? source : source.topMostViewController
    guard !presenter.isInside(modal) else { return }
    recordInput(
      "present \(name(modal)) \(modal.modalPresentationStyle) from \(name(presenter)) "
        + "\(isAnimated)")
    presenter.present(modal, animated: isAnimated)
  }

  private func modal(for source: ViewController) -> ViewController {
    // A controller that is being dismissed may be presented again.
    let going = members.filter { $0.isBeingDismissed && !$0.isInside(source) }
    if oneIn(4), let back = one(of: going), !source.isInside(back) { return back }
    if oneIn(8) {
      let alert = named(
        AlertController(title: "Sure?", preferredStyle: oneIn(2) ? .alert : .actionSheet))
      alert.addAction(AlertAction(title: "Yes"))
      alert.addAction(AlertAction(title: "No", style: .cancel))
      return alert
    }
    let modal = newOrSpareController(depth: number(0..<3))
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
      recordInput("an anchor is removed")
      anchor.removeFromSuperview()
    case 1:
      recordInput("an anchor is hidden, or shown")
      anchor.isHidden.toggle()
    default:
      recordInput("an anchor moves")
      anchor.frame = anchor.frame.offset(by: Point(number(-300...300), number(-300...300)))
    }
  }

  func showMenu() {
    guard let source = randomVisibleController(), let view = source.viewIfLoaded else { return }
    recordInput("a menu in \(name(source))")
    let items = (0..<number(1..<6)).map { MenuItem("\($0)") {} }
    Menu(items + [MenuItem("more", submenu: Menu(items))])
      .show(at: Point(number(0...300), number(0...300)), in: view, byKey: oneIn(2))
  }

  func dismiss() {
    guard let source = one(of: members) else { return }
    let isAnimated = oneIn(2)
    recordInput("dismiss \(name(source)) \(isAnimated)")
    if let presented = source.presentedViewController { addSpare([presented]) }
    let completion = completion()
    source.dismiss(animated: isAnimated) { completion(true) }
  }

  // MARK: Unwinding

  func unwind() {
    guard let source = randomVisibleController(),
      let target = one(of: allControllers.compactMap(\.controller))
    else { return }
    let isAnimated = !oneIn(4)
    let isAny = oneIn(5)
    let action = isAny ? "any" : name(target)
    recordInput("unwind \(name(source)) to \(action) \(isAnimated)")
    let isReachable = target !== source && tops(of: source).contains { $0 === top(of: target) }
    let isClear = !isAny && isContained(target) && isContained(source)
    // Without any width a split view shows nothing yet.
    let splitsAreLoaded = members.allSatisfy {
      guard let split = $0 as? SplitViewController else { return true }
      return (split.viewIfLoaded?.bounds.width ?? 0) > 0
    }
    let dockable = allControllers.compactMap { $0.controller as? DrawerController }.flatMap {
      drawer in
      drawer.sides.filter { drawer[$0].dockingWidth != nil }
        .compactMap { $0 == .leading ? drawer.leading : drawer.trailing }
    }
    destinations = []
    let isFound = source.performUnwind(action, animated: isAnimated)
    if isFound { foundDestinationCount += 1 } else { missedDestinationCount += 1 }
    if isClear, isFound != isReachable { fail("found is \(isFound), reachable is \(isReachable)") }
    if destinations.count != (isFound ? 1 : 0) { fail("performed \(destinations)") }
    let destination = allControllers.lazy.compactMap(\.controller)
      .first { $0.title == self.destinations.first }
    // The unwinding sometimes runs to its end. A later change could still hide the destination: a pointer that is
    // down, a split view that collapses when it is loaded, or a drawer that docks or undocks a side and so
    // resizes its center.
    let mayNarrow = members.compactMap { $0 as? DrawerController }.contains { drawer in
      (drawer.phase != .idle || drawer.viewIfLoaded?.needsLayout == true)
        && drawer.sides.contains(where: drawer.isDocked)
        && destination?.isInside(drawer.center) == true
    }
    let mayUndock = dockable.contains { destination?.isInside($0) == true }
    // Views receive a new size of the window in the next frame.
    let knowsSize =
      harness.window.rootViewController?.viewIfLoaded?.bounds.size == harness.window.size
    let isSure = pointer == nil && splitsAreLoaded && !mayUndock && !mayNarrow && knowsSize
    isUnwindingLast = isSure
    guard isFound, let destination, isContained(destination), failures.isEmpty, isSure, oneIn(2)
    else { return }
    harness.runUntilIdle()
    // The unwinding may have removed the anchor of the popover that contains the destination.
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
    return [top] + (top.presentationAsPresented?.presentingViewController.map(tops) ?? [])
  }

  /// Whether all of the controller's containers list it. A child that is being removed is still a child, but
  /// cannot be an unwind destination. A page without a parent is not counted, although a page turn may add it.
  private func isContained(_ controller: ViewController) -> Bool {
    guard let parent = controller.parent else { return !isPage(controller) }
    return controllers(heldBy: parent).contains { $0 === controller } && isContained(parent)
  }

  /// The controllers that a container lists as its content.
  func controllers(heldBy container: ViewController) -> [ViewController] {
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
