// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// The delegate of a page menu, notified of page changes.
@objc public protocol PageMenuControllerDelegate {
  /// Called when a page has stopped moving.
  @objc optional func pageMenu(_ pageMenu: PageMenuController, didShow index: Int)
}

/// Pages side by side below a strip of titles, written in the style of Swift 3: with frames, a paging scroll view,
/// and children that are added when they become visible.
open class PageMenuController: UIViewController, UIScrollViewDelegate {
  /// The object notified of page changes.
  public weak var delegate: PageMenuControllerDelegate?
  /// The pages, from the left.
  public let viewControllers: [UIViewController]
  /// The index of the visible page.
  public private(set) var currentIndex = 0
  /// The edge of the strip: above or below the pages.
  public var stripEdge: CGRectEdge = .minYEdge
  /// The curve of the movement of the line below the titles.
  public var lineCurve = UIViewAnimationCurve.easeOut

  let stripScrollView = UIScrollView()
  let pageScrollView = UIScrollView()
  private let lineView = UIView(frame: CGRect())
  private let hintLabel = UILabel(frame: CGRectMake(0, 0, 120, 24))
  private var buttons: [UIButton] = []
  private var hintTimer: Timer?

  /// Creates a menu of pages.
  public init(viewControllers: [UIViewController], title: NSString, shadow: CGFloat) {
    self.viewControllers = viewControllers
    super.init(nibName: nil, bundle: nil)
    self.title = title as String
    stripScrollView.layer.shadowOpacity = Float(shadow)
  }

  public required init?(coder aDecoder: NSCoder) {
    viewControllers = []
    super.init(coder: aDecoder)
  }

  deinit {
    hintTimer?.invalidate()
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
  }

  // MARK: - View

  open override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    edgesForExtendedLayout = []
    view.backgroundColor = UIColor.white
    stripScrollView.backgroundColor = UIColor.white
    stripScrollView.scrollsToTop = false
    stripScrollView.showsHorizontalScrollIndicator = false
    stripScrollView.layer.shadowColor = UIColor.black.cgColor
    stripScrollView.layer.shadowRadius = 4
    stripScrollView.layer.shadowOffset = CGSizeMake(0, 2)
    stripScrollView.layer.shadowPath = UIBezierPath(rect: stripScrollView.bounds).cgPath
    pageScrollView.delegate = self
    pageScrollView.isPagingEnabled = true
    pageScrollView.alwaysBounceHorizontal = true
    view.addSubview(pageScrollView)
    view.addSubview(stripScrollView)
    for (index, controller) in viewControllers.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(controller.title ?? "", for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(titleTapped(_:)), for: .touchUpInside)
      stripScrollView.addSubview(button)
      buttons.append(button)
    }
    lineView.backgroundColor = UIColor.red
    lineView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    stripScrollView.addSubview(lineView)
    stripScrollView.sendSubview(toBack: lineView)
    hintLabel.text = "Swipe for more"
    hintLabel.adjustsFontSizeToFitWidth = true
    view.addSubview(hintLabel)

    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(stripTapped))
    doubleTap.numberOfTapsRequired = 2
    doubleTap.numberOfTouchesRequired = 1
    lineView.addGestureRecognizer(doubleTap)
    if let recognizers = lineView.gestureRecognizers {
      for recognizer in recognizers where recognizer.isKind(of: UIPanGestureRecognizer.self) {
        recognizer.isEnabled = false
      }
    }
    addPage(at: 0)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hintTimer = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: #selector(hideHint), userInfo: nil, repeats: false)
    setNeedsStatusBarAppearanceUpdate()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (CGRectGetWidth(view.bounds), CGRectGetHeight(view.bounds))
    let isFlat = UIDevice.current.orientation.isLandscape
    let strip: CGFloat = !viewControllers[currentIndex].showsPageMenuStrip ? 0 : isFlat ? 32 : 44
    let isAbove = stripEdge == .minYEdge
    stripScrollView.frame = CGRect(
      x: 0, y: isAbove ? 0 : height - strip, width: width, height: strip)
    pageScrollView.frame = CGRect(
      x: 0, y: isAbove ? strip : 0, width: width, height: height - strip)
    hintLabel.frame = CGRect(x: 16, y: height - 80, width: 120, height: 24)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: strip)
    }
    stripScrollView.contentSize = CGSize(width: CGFloat(buttons.count) * 160, height: strip)
    pageScrollView.contentSize = CGSize(
      width: CGFloat(viewControllers.count) * width, height: height - strip)
    for controller in childViewControllers { place(controller) }
    if !pageScrollView.isDragging && !pageScrollView.isDecelerating {
      pageScrollView.contentOffset = CGPoint(x: CGFloat(currentIndex) * width, y: 0)
    }
    moveLine()
  }

  // MARK: - Pages

  /// Scrolls to a page.
  open func showPage(at index: Int, animated: Bool) {
    addPage(at: index)
    let offset = CGPoint(x: CGFloat(index) * pageScrollView.frame.width, y: 0)
    pageScrollView.setContentOffset(offset, animated: animated)
    if !animated { pageSettled() }
  }

  private func addPage(at index: Int) {
    let controller = viewControllers[index]
    guard controller.parent == nil else { return }
    addChildViewController(controller)
    place(controller)
    pageScrollView.addSubview(controller.view)
    controller.didMove(toParentViewController: self)
  }

  private func removePage(_ controller: UIViewController) {
    controller.willMove(toParentViewController: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParentViewController()
  }

  private func place(_ controller: UIViewController) {
    guard let index = viewControllers.index(where: { $0.isEqual(controller) }) else { return }
    let size = pageScrollView.bounds.size
    controller.view.frame = CGRect(
      x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
  }

  private func moveLine() {
    guard pageScrollView.frame.width > 0 else { return }
    let progress = pageScrollView.contentOffset.x / pageScrollView.frame.width
    lineView.frame = CGRect(
      x: progress * 160, y: stripScrollView.frame.height - 3, width: 160, height: 3)
    let nearest = Int(round(progress))
    for (index, button) in buttons.enumerated() {
      let isNear = index == nearest
      button.layer.opacity = isNear ? 1 : 0.5
      button.layer.transform = isNear ? CATransform3DIdentity : CATransform3DMakeScale(0.9, 0.9, 1)
    }
  }

  private func pageSettled() {
    let width = pageScrollView.frame.width
    guard width > 0 else { return }
    currentIndex = Int(round(pageScrollView.contentOffset.x / width))
    for controller in childViewControllers where controller != viewControllers[currentIndex] {
      removePage(controller)
    }
    view.setNeedsLayout()
    viewControllers[currentIndex].pageMenuDidShow(self, at: currentIndex)
    delegate?.pageMenu?(self, didShow: currentIndex)
  }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isEqual(pageScrollView), scrollView.frame.width > 0 else { return }
    let progress = scrollView.contentOffset.x / scrollView.frame.width
    for index in [Int(floor(progress)), Int(ceil(progress))] {
      if viewControllers.indices.contains(index) { addPage(at: index) }
    }
    moveLine()
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageSettled()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    pageSettled()
  }

  // MARK: - Actions

  @objc private func titleTapped(_ sender: UIButton) {
    showPage(at: sender.tag, animated: true)
  }

  @objc private func stripTapped() {
    showPage(at: 0, animated: true)
  }

  @objc private func hideHint() {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: lineCurve, animations: nil)
    animator.addAnimations { self.hintLabel.alpha = 0 }
    animator.startAnimation()
  }

  // MARK: - The phone

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    return childViewControllers.last?.preferredStatusBarStyle ?? .default
  }

  open override var childViewControllerForStatusBarHidden: UIViewController? {
    return viewControllers[currentIndex]
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .all
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(currentIndex, forKey: "index")
    super.encodeRestorableState(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    currentIndex = coder.decodeInteger(forKey: "index")
  }
}
