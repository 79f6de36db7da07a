// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import UIKitSpellings

/// The delegate of a page menu, notified of page changes.
public protocol PageMenuControllerDelegate: AnyObject {
  /// Called when a page has stopped moving.
  func pageMenu(_ pageMenu: PageMenuController, didShow index: Int)
}

extension PageMenuControllerDelegate {
  public func pageMenu(_ pageMenu: PageMenuController, didShow index: Int) {}
}

/// Pages side by side below a strip of titles, written in the style of Swift 3: with frames, a paging scroll view,
/// and children that are added when they become visible.
open class PageMenuController: ViewController, ScrollViewDelegate {
  /// The object notified of page changes.
  public weak var delegate: PageMenuControllerDelegate?
  /// The pages, from the left.
  public let viewControllers: [ViewController]
  /// The index of the visible page.
  public private(set) var currentIndex = 0
  /// The edge of the strip: above or below the pages.
  public var stripEdge: Rect.Edge = .minYEdge
  /// The curve of the movement of the line below the titles.
  public var lineCurve = TimingCurve.easeOut

  let stripScrollView = ScrollView()
  let pageScrollView = ScrollView()
  private let lineView = View(frame: Rect.zero)
  private let hintLabel = Label(frame: Rect(x: 0, y: 0, width: 120, height: 24))
  private var buttons: [Button] = []
  private var hintTimer: ScheduledAction?

  /// Creates a menu of pages.
  public init(viewControllers: [ViewController], title: String, shadow: Double) {
    self.viewControllers = viewControllers
    super.init()
    self.title = title as String
    stripScrollView.shadowOpacity = Double(Float(shadow))
  }

  isolated deinit {
    hintTimer?.cancel()
  }

  // MARK: - View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ColorRole.white
    stripScrollView.backgroundColor = ColorRole.white
    stripScrollView.showsHorizontalScrollIndicator = false
    stripScrollView.shadowColor = ColorRole.black
    stripScrollView.shadowRadius = 4
    stripScrollView.shadowOffset = Size(width: 0, height: 2)
    pageScrollView.delegate = self
    pageScrollView.isPagingEnabled = true
    view.addSubview(pageScrollView)
    view.addSubview(stripScrollView)
    for (index, controller) in viewControllers.enumerated() {
      let button = Button(accessibilityLabel: "")
      button.title = controller.title ?? ""
      button.accessibilityLabel = controller.title ?? ""
      button.tag = index
      button.onActivate = { [weak self, weak sender = button] in
        if let sender { self?.titleTapped(sender) }
      }
      stripScrollView.addSubview(button)
      buttons.append(button)
    }
    lineView.backgroundColor = ColorRole.red
    lineView.anchorPoint = Point(x: 0.5, y: 0.5)
    stripScrollView.addSubview(lineView)
    stripScrollView.sendSubviewToBack(lineView)
    hintLabel.text = "Swipe for more"
    view.addSubview(hintLabel)

    let doubleTap = TapGestureRecognizer()
    doubleTap.addAction { [weak self] _ in self?.stripTapped() }
    doubleTap.numberOfTapsRequired = 2
    lineView.addGestureRecognizer(doubleTap)
    if case let recognizers = lineView.gestureRecognizers {
      for recognizer in recognizers where recognizer is PanGestureRecognizer {
        recognizer.isEnabled = false
      }
    }
    addPage(at: 0)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hintTimer = view.window?.animations.schedule(after: 3) { [weak self] in self?.hideHint() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let isFlat = (Orientation(view.bounds.size) == .landscape)
    let strip: Double = !viewControllers[currentIndex].showsPageMenuStrip ? 0 : isFlat ? 32 : 44
    let isAbove = stripEdge == .minYEdge
    stripScrollView.frame = Rect(
      x: 0, y: isAbove ? 0 : height - strip, width: width, height: strip)
    pageScrollView.frame = Rect(
      x: 0, y: isAbove ? strip : 0, width: width, height: height - strip)
    hintLabel.frame = Rect(x: 16, y: height - 80, width: 120, height: 24)
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(x: Double(index) * 160, y: 0, width: 160, height: strip)
    }
    stripScrollView.contentSize = Size(width: Double(buttons.count) * 160, height: strip)
    pageScrollView.contentSize = Size(
      width: Double(viewControllers.count) * width, height: height - strip)
    for controller in children { place(controller) }
    if !pageScrollView.isDragging && !pageScrollView.isDecelerating {
      pageScrollView.contentOffset = Point(x: Double(currentIndex) * width, y: 0)
    }
    moveLine()
  }

  // MARK: - Pages

  /// Scrolls to a page.
  open func showPage(at index: Int, animated: Bool) {
    addPage(at: index)
    let offset = Point(x: Double(index) * pageScrollView.frame.width, y: 0)
    pageScrollView.setContentOffset(offset, animated: animated)
    if !animated { pageSettled() }
  }

  private func addPage(at index: Int) {
    let controller = viewControllers[index]
    guard controller.parent == nil else { return }
    addChild(controller)
    place(controller)
    pageScrollView.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func removePage(_ controller: ViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  private func place(_ controller: ViewController) {
    guard let index = viewControllers.firstIndex(where: { $0 == controller }) else { return }
    let size = pageScrollView.bounds.size
    controller.view.frame = Rect(
      x: Double(index) * size.width, y: 0, width: size.width, height: size.height)
  }

  private func moveLine() {
    guard pageScrollView.frame.width > 0 else { return }
    let progress = pageScrollView.contentOffset.x / pageScrollView.frame.width
    lineView.frame = Rect(
      x: progress * 160, y: stripScrollView.frame.height - 3, width: 160, height: 3)
    let nearest = Int(round(progress))
    for (index, button) in buttons.enumerated() {
      let isNear = index == nearest
      button.alpha = isNear ? 1 : 0.5
      button.transform = isNear ? Transform.identity : Transform(scaleX: 0.9, y: 0.9)
    }
  }

  private func pageSettled() {
    let width = pageScrollView.frame.width
    guard width > 0 else { return }
    currentIndex = Int(round(pageScrollView.contentOffset.x / width))
    for controller in children where controller != viewControllers[currentIndex] {
      removePage(controller)
    }
    view.setNeedsLayout()
    viewControllers[currentIndex].pageMenuDidShow(self, at: currentIndex)
    delegate?.pageMenu(self, didShow: currentIndex)
  }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scrollView == pageScrollView, scrollView.frame.width > 0 else { return }
    let progress = scrollView.contentOffset.x / scrollView.frame.width
    for index in [Int(floor(progress)), Int(ceil(progress))] {
      if viewControllers.indices.contains(index) { addPage(at: index) }
    }
    moveLine()
  }

  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    pageSettled()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    pageSettled()
  }

  // MARK: - Actions

  private func titleTapped(_ sender: Button) {
    showPage(at: sender.tag, animated: true)
  }

  private func stripTapped() {
    showPage(at: 0, animated: true)
  }

  private func hideHint() {
    let animator = PropertyAnimator(motion: .curve(lineCurve, duration: 0.3))
    animator.addAnimations { self.hintLabel.alpha = 0 }
    animator.startAnimation()
  }

  // MARK: - The phone
}
