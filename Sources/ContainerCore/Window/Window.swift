// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The root of a view tree: routes events, steps time, lays out and records what changed.
///
/// A host owns one, feeds it events and instants, and presents the frames it returns. Nothing
/// in here reads a clock.
@MainActor public final class Window: Responder {
  package weak var delegate: (any WindowDelegate)?

  let tree: ViewTree

  /// Watches frames and the pointer. Default none, which costs nothing.
  public weak var observer: (any WindowObserver)?

  /// Hears how frames go. Default none: then nothing is measured.
  public weak var frameObserver: (any FrameObserver)?

  /// Lies above everything, presented controllers and menus too, and covers the window: developers' tools, toasts and other
  /// views that no presentation may cover are added to it. Made when it is first asked for.
  ///
  /// It takes no input beside its subviews. The keyboard can go into them while something is presented, and comes back
  /// from them. A key that they do not take is for what lies in front below them.
  public var toolView: View {
    if let tools { return tools }
    let view = ToolView()
    view.frame = rootView.bounds
    rootView.addSubview(view)
    tools = view
    return view
  }

  private(set) var tools: ToolView?

  /// What text is measured with; the host that draws it provides it.
  public var textMeasurer: any TextMeasurer { tree.textMeasurer }

  /// Which responder has the keyboard, and how the keyboard moves on.
  public let focus: FocusSystem

  /// Whether the controllers are being asked if the window may close.
  private var isAskingToClose = false

  /// What is moving, and the instant that is being handled.
  public var animations: AnimationSystem { tree.animations }

  /// Theme, scale and preferences; a change reaches every controller and view. The size classes
  /// follow the window's size, and the theme the scheme that the root controller prefers, or a presented
  /// controller that covers the window.
  public var traits: Traits {
    get { tree.traits }
    set {
      wantedTraits = newValue
      updateTraits()
    }
  }

  private var wantedTraits: Traits

  /// The controller whose view fills the window. Setting it loads its view and puts it in at once, after
  /// `viewWillAppear(_:)`; it has appeared with the next frame, or before that with the first event or when it
  /// presents something. One that has a parent, is presented or is another window's root stops the program.
  public var rootViewController: ViewController? {
    willSet { checkCanBeRoot(newValue) }
    didSet {
      if rootViewController !== oldValue { replaceRoot(oldValue) }
    }
  }

  /// The color that shows where no view draws. It follows the theme in force; transparency shows black behind it.
  /// Default nil: the theme's `window` color.
  public var backgroundColor: ColorRole? {
    get { tree.backgroundColor }
    set {
      guard newValue != tree.backgroundColor else { return }
      tree.backgroundColor = newValue
      invalidateAll()
    }
  }

  /// Shortcuts that work wherever the keyboard is, after those of the responder chain.
  public var windowKeyCommands: [KeyCommand] = []

  /// Hears every containment callback of controllers in this window that have no observer of
  /// their own.
  public weak var containmentObserver: (any ContainmentObserver)? {
    didSet { observerChanged() }
  }

  /// Whether the window covers the whole display. Default false; changes when the host reports it.
  public internal(set) var isFullScreen = false
  /// Whether the desktop's keyboard goes to this window. Default true; changes when the host
  /// reports it.
  public private(set) var hasFocus = true

  /// Whether a chooser for files is open. There is one at a time.
  package var isChoosingFiles = false

  /// What the title bar shows; empty where nobody has said it. A host says what it began with.
  package var title = ""
  /// What assistive technology was told last.
  var announcement: Announcement?

  let pointers: PointerDispatcher
  let compositor: FrameBuilder
  var frameFollowers = FrameFollowers()
  /// Nil when no state waits for controllers.
  var lateArrivals: (any LateArrivals)?
  /// Called before a controller is restored that came later than the window was restored. Default nil.
  package var onLateRestoration: (() -> Void)?
  /// The presentations in the window, also if their presenters have been freed.
  var presentations: [AnyObject] = []
  /// Made when the first view with a tool tip is met.
  var toolTips: (any ToolTips)?
  /// The root's view is in, and the frame that shows it first has not been made.
  var isRootAppearing = false

  /// A window without a root controller.
  ///
  /// - Parameters:
  ///   - size: Of the content area, in points.
  ///   - traits: Their size classes are replaced by those of `size`.
  ///   - textMeasurer: Measures text; the host that draws it provides it.
  public init(size: Size, traits: Traits, textMeasurer: any TextMeasurer) {
    wantedTraits = traits
    tree = ViewTree(size: size, traits: traits.fitted(to: size), textMeasurer: textMeasurer)
    focus = FocusSystem(tree: tree)
    pointers = PointerDispatcher(tree: tree, focus: focus)
    compositor = FrameBuilder(tree: tree, focus: focus)
    super.init()
    tree.setHost(self)
  }

  /// A movement ends where it was going: what waits for its end would keep itself alive. Weak references to the window
  /// are nil by now.
  isolated deinit {
    pointers.cancelAll()
    animations.finishAll()
  }

  /// The size of the content area, in points. Changes when the host reports it.
  public var size: Size { tree.size }

  package var rootView: View { tree.rootView }

  public override var keyCommands: [KeyCommand] { windowKeyCommands + focusCommands }

  /// Whether a step would change anything: something is dirty or moves.
  public var needsFrame: Bool {
    tree.needsFrame
  }

  /// When the next alarm goes off: a host that rests wakes then, tells the instant with
  /// `advanceClock(to:)` and asks whether a frame is needed. Nil when none waits.
  public var nextAlarm: Instant? { animations.nextAlarm }

  /// Whether an animation runs. Paused animations and waiting alarms do not count.
  public var isAnimating: Bool { animations.isActive }

  /// Whether a finger or a mouse button is down.
  public var isPointerPressed: Bool { pointers.isPressed }

  /// Tells what instant it is before code runs that is neither an event nor a frame, such as
  /// main-actor jobs.
  public func advanceClock(to instant: Instant) {
    animations.setNow(instant)
  }

  /// Steps to `instant`, the moment the frame will be seen, and returns what it shows; nil when
  /// nothing changed.
  public func step(to instant: Instant) -> FrameContents? {
    tree.beginStep(to: instant)
    endRootAppearance()
    layoutIfNeeded()
    lateArrivals?.restoreArrivals()
    tellFollowers()
    pointers.updateHover()
    observer?.windowWillShowFrame(self)
    frameObserver?.windowWillShowFrame(self)
    if !isAnimating, !isPointerPressed {
      focus.replaceLost(near: rootViewController?.keyTarget.viewIfLoaded)
    }
    layoutIfNeeded()
    focus.textInput.update()
    defer { tree.endStep() }
    return compositor.makeFrame()
  }

  /// Layers that something covers, recorded for the first time, from front to back. As long as something moves they may
  /// come into sight: a host with time to spare makes their pictures ready.
  package func recordComing() -> [LayerPlacement] {
    isAnimating ? compositor.recordComing() : []
  }

  /// Everything has to be shown again, though nothing changed: the screen lost it.
  public func invalidateAll() {
    compositor.invalidateAll()
    setNeedsFrame()
  }

  /// Lays out all that needs it. Layout that asks for more layout gets a few rounds of it.
  public func layoutIfNeeded() {
    // A layout may move views from one superview to another.
    focus.keepFirstResponder(returning: false) {
      tree.layoutIfNeeded()
      focus.layoutEnded()
      tree.layoutIfNeeded()
    }
  }

  /// The deepest view at a point of the window that takes input.
  public func hitTest(_ point: Point) -> View? {
    var passed: View?
    return tree.hitTest(point, passing: &passed)
  }

  /// Closes the window as a person does: the controllers are asked first, by `windowShouldClose()`. A request while they
  /// are being asked does nothing.
  public func performClose() {
    guard !isAskingToClose, delegate != nil else { return }
    isAskingToClose = true
    request(.askToClose)
  }

  /// Asks the controllers, from the front to the back, until one wants to keep the window; closes it when none does.
  package func closeUnlessKept() async {
    defer { isAskingToClose = false }
    for controller in rootViewController?.presentedAndContained.reversed() ?? [] {
      if await !controller.windowShouldClose() { return }
    }
    close()
  }

  /// Asks the host for the window to close. Nobody is asked.
  public func close() {
    pointers.cancelAll()
    request(.close)
  }

  /// Asks the host to show `title` in the window's title bar.
  public func setTitle(_ title: String) {
    self.title = title
    request(.title(title))
  }

  /// Asks the host for full screen, or for an ordinary window. Nothing happens where `isFullScreen`
  /// is that already; it changes when the host reports so.
  public func setFullScreen(_ fullScreen: Bool) {
    if fullScreen != isFullScreen { request(.fullScreen(fullScreen)) }
  }

  /// Puts text on the desktop's clipboard, for other programs to paste.
  ///
  /// - Returns: Whether the desktop took it. On X11 it takes up to 16 MiB.
  @discardableResult
  public func setClipboard(_ text: String) -> Bool {
    isClipboardRefused = false
    request(.clipboard(text))
    return !isClipboardRefused
  }

  /// Whether the host could not put the last text on the clipboard, which it sets while it is asked to.
  package var isClipboardRefused = false

  package func request(_ request: WindowRequest) {
    delegate?.window(self, requests: request)
  }

  func setNeedsFrame() { tree.setNeedsFrame() }

  /// While the size changes.
  private(set) weak var sizeCoordinator: TransitionCoordinator?

  func resize(to size: Size) {
    guard size != self.size else { return invalidateAll() }
    focus.keepFirstResponder { change(to: size) }
  }

  private func change(to size: Size) {
    let old = Orientation(self.size)
    let new = Orientation(size)
    let coordinator = TransitionCoordinator()
    sizeCoordinator = coordinator
    let root = rootViewController.flatMap { $0.isViewLoaded ? $0 : nil }
    root?.windowWillTransition(to: size, with: coordinator)
    let rotates = old != new && root?.allowsRotation(to: new) == true
    let rotating = rotates ? root?.forwardWillRotate(to: new) ?? [] : []
    rootView.frame.size = size
    // The mask of such a view does not count.
    if let view = root?.view, view.superview === rootView,
      !view.translatesAutoresizingMaskIntoConstraints
    {
      view.frame = rootView.bounds
    }
    updateTraits()
    invalidateAll()
    layoutIfNeeded()
    coordinator.runAlongside()
    layoutIfNeeded()
    if focus.isRingVisible { focus.revealFocus() }
    if !rotating.isEmpty { animateRotation(of: root, to: new, in: rotating) }
    root?.forwardDidRotate(from: old, to: rotating)
    coordinator.complete()
    sizeCoordinator = nil
  }

  /// Seconds for what controllers animate as the window's orientation changes (LOOK.md: presentations).
  private static let rotationDuration = 0.3

  private func animateRotation(
    of root: ViewController?, to orientation: Orientation, in family: [ViewController]
  ) {
    let duration = traits.reducesMotion ? 0 : Self.rotationDuration
    View.animate(
      duration: duration,
      animations: {
        root?.forwardWillAnimateRotation(to: orientation, duration: duration, to: family)
        self.layoutIfNeeded()
      })
  }

  /// Tells every controller whose view is loaded that memory is short.
  public func deliverMemoryWarning() {
    rootViewController?.deliverMemoryWarning()
  }

  func updateTraits() {
    var traits = wantedTraits.fitted(to: size)
    if let scheme = rootViewController?.colorSchemeForWindow {
      traits.theme = traits.theme.adapted(to: scheme)
    }
    guard traits != tree.traits else { return }
    tree.setTraits(traits)
    focus.keepFirstResponder {
      rootView.traitsDidChange(ofOwn: true)
      rootViewController?.updateTraits()
    }
    invalidateAll()
  }

  func setFocused(_ focused: Bool) {
    let changes = focused != hasFocus
    hasFocus = focused
    if !focused { focus.textInput.commitComposition() }
    if changes { focus.firstResponder?.windowFocusChanged(focused) }
    // The release of a held button may go to another window.
    if !focused { pointers.cancelAll() }
  }

  /// Puts a view above all the window shows but the tools.
  package func addBelowTools(_ view: View) {
    if let tools {
      rootView.insertSubview(view, below: tools)
    } else {
      rootView.addSubview(view)
    }
  }

  /// Puts a view above the tools, which a person may point at.
  package func addAboveTools(_ view: View) { rootView.addSubview(view) }

  /// Whether the keyboard is in a developers' tool.
  var isKeyboardInTools: Bool {
    guard let tools, let view = focus.focusedView else { return false }
    return view.isDescendant(of: tools)
  }
}
