// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The root of a view tree: routes events, steps time, lays out and records what changed.
///
/// A host owns one, feeds it events and instants, and presents the frames it returns. Nothing
/// in here reads a clock.
@MainActor public final class Window: Responder {
  package var delegate: (any WindowDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The view controllers, once there are some. A window without any shows the plain views in `rootView`.
  package var content: (any WindowContent)? { storedContent }

  /// The root of the view tree. It fills the window.
  package let rootView: View

  /// Watches frames and the pointer. Default none, which costs nothing.
  public weak var observer: (any WindowObserver)?

  /// Hears how frames go. Default none: then nothing is measured.
  package private(set) weak var frameObserver: (any FrameObserver)?

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

  package private(set) var tools: View?

  /// What text is measured with; the host that draws it provides it.
  public let textMeasurer: any TextMeasurer

  /// Which responder has the keyboard, and how the keyboard moves on.
  public let focus: FocusSystem

  /// Whether the controllers are being asked if the window may close.
  package private(set) var isAskingToClose = false

  /// What is moving, and the instant that is being handled.
  public let animations = AnimationSystem(now: Instant(nanoseconds: 0))

  /// Theme, scale and preferences; a change reaches every controller and view. The size classes
  /// follow the window's size, and the theme the scheme that the root controller prefers, or a presented
  /// controller that covers the window.
  public var traits: Traits {
    get { currentTraits }
    set {
      wantedTraits = newValue
      updateTraits()
    }
  }

  private var wantedTraits: Traits
  // What changes is not visible in other modules, which spares each access a check in each frame.
  private weak var storedDelegate: (any WindowDelegate)?
  private var storedContent: (any WindowContent)?
  private var currentTraits: Traits
  private var isFrameRequested = false
  /// Whether a layer has changed or moved since the last frame.
  private var needsComposite = true
  private var nextLayer: Layer.Identifier = 1
  /// The latest number that a view has received in an accessibility tree. The window has the first number.
  private var lastAccessibilityNumber = AccessibilityTree.ID.window.view
  /// Whether an accessibility tree was ever made. Until then the window keeps nothing for it.
  private(set) var isAccessibilityUsed = false
  private var hasReportedMissedAnimation = false

  /// Which presses are double clicks. Default as GTK and Qt have it; a host's window has what the desktop says.
  package var multiClick = MultiClick()

  /// The color that shows where no view draws. It follows the theme in force; transparency shows black behind it.
  /// Default nil: the theme's `window` color.
  public var backgroundColor: ColorRole? {
    didSet {
      if backgroundColor != oldValue { invalidateAll() }
    }
  }

  /// Shortcuts that work wherever the keyboard is, after those of the responder chain.
  public var windowKeyCommands: [KeyCommand] = []

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
  private(set) var announcement: Announcement?

  /// - Parameter text: Empty for none.
  func setAnnouncement(_ text: String) {
    let last = announcement?.number ?? 0
    announcement = text.isEmpty ? nil : Announcement(text, number: last - 1, at: animations.now)
  }

  let pointers: PointerDispatcher
  private let compositor = FrameBuilder()
  var frameFollowers = FrameFollowers()
  /// Made when the first view with a tool tip is met.
  var toolTips: (any ToolTips)?

  /// A window without a root controller.
  ///
  /// - Parameters:
  ///   - size: Of the content area, in points.
  ///   - traits: Their size classes are replaced by those of `size`.
  ///   - textMeasurer: Measures text; the host that draws it provides it.
  public init(size: Size, traits: Traits, textMeasurer: any TextMeasurer) {
    wantedTraits = traits
    currentTraits = traits.fitted(to: size)
    self.textMeasurer = textMeasurer
    rootView = View(frame: Rect(origin: .zero, size: size))
    focus = FocusSystem(textInput: TextInputRouter())
    pointers = PointerDispatcher(focus: focus)
    super.init()
    rootView.setOwnWindow(self)
    focus.attach(to: self)
    pointers.attach(to: self)
    animations.requestFrame = { [weak self] in self?.setNeedsFrame() }
  }

  /// Sets the object that fills the window and is notified of its changes. Call it once.
  package func setContent(_ content: any WindowContent) { storedContent = content }

  /// A movement ends where it was going: what waits for its end would keep itself alive. Weak references to the window
  /// are nil by now.
  isolated deinit {
    pointers.cancelAll()
    animations.finishAll()
  }

  /// The size of the content area, in points. Changes when the host reports it.
  public var size: Size { rootView.frame.size }

  public override var keyCommands: [KeyCommand] { windowKeyCommands + focusCommands }

  /// Whether a step would change anything: something is dirty or moves.
  public var needsFrame: Bool {
    isFrameRequested || animations.isActive || animations.isAlarmDue
  }

  /// When the next alarm goes off: a host that rests wakes then, tells the instant with
  /// `advanceClock(to:)` and asks whether a frame is needed. Nil when none waits.
  public var nextAlarm: Instant? { animations.nextAlarm }

  /// Whether an animation runs. Paused animations and waiting alarms do not count.
  public var isAnimating: Bool { animations.isActive }

  /// Whether a finger or a mouse button is down.
  public var isPointerPressed: Bool { pointers.isPressed }

  /// Replaces the frame observer; nil for none.
  package func setFrameObserver(_ observer: (any FrameObserver)?) { frameObserver = observer }

  /// Tells what instant it is before code runs that is neither an event nor a frame, such as
  /// main-actor jobs.
  package func advanceClock(to instant: Instant) {
    animations.setNow(instant)
  }

  /// Steps to `instant`, the moment the frame will be seen, and returns what it shows; nil when
  /// nothing changed.
  public func step(to instant: Instant) -> FrameContents? {
    // What changes until the end is in the frame of this step and asks for no other.
    isFrameRequested = true
    defer { isFrameRequested = false }
    animations.advance(to: instant)
    content?.endAppearance()
    layoutIfNeeded()
    content?.restoreArrivals()
    tellFollowers()
    pointers.updateHover()
    observer?.windowWillShowFrame(self)
    frameObserver?.windowWillShowFrame(self)
    if !isAnimating, !isPointerPressed { focus.replaceLost(near: content?.keyView) }
    layoutIfNeeded()
    focus.textInput.update()
    return makeFrame()
  }

  private func makeFrame() -> FrameContents? {
    guard needsComposite else { return nil }
    updateLayers()
    compositor.record(self)
    // Cleared last: what drawing asked for by mistake must not make frames forever.
    needsComposite = false
    return compositor.takeFrame(of: self)
  }

  /// Layers that the last frame showed.
  var shownLayerCount: Int { compositor.shownCount }

  /// Gives layers to the views that need one.
  func updateLayers() {
    if rootView.layer == nil {
      rootView.layerState.setLayer(makeLayer())
      rootView.setNeedsDisplay()
    }
    if rootView.layerState.needsUpdate { rootView.updateLayers(making: makeLayer) }
  }

  func makeLayer() -> Layer {
    defer { nextLayer += 1 }
    return Layer(identifier: nextLayer)
  }

  /// Layers that something covers, recorded for the first time, from front to back. As long as something moves they may
  /// come into sight: a host with time to spare makes their pictures ready.
  package func recordComing() -> [LayerPlacement] {
    isAnimating ? compositor.recordComing(in: self) : []
  }

  /// Everything has to be shown again, though nothing changed: the screen lost it.
  package func invalidateAll() {
    compositor.invalidateAll()
    setNeedsComposite()
  }

  /// Lays out all that needs it. Layout that asks for more layout gets a few rounds of it.
  public func layoutIfNeeded() {
    // A layout may move views from one superview to another.
    focus.keepFirstResponder(returning: false) {
      layOutViews()
      focus.layoutEnded()
      layOutViews()
    }
  }

  private func layOutViews() {
    let limit = 8
    for _ in 0..<limit where needsLayout { rootView.layoutIfNeeded() }
  }

  /// Whether a view needs layout.
  var needsLayout: Bool { rootView.subtreeNeedsLayout || rootView.needsLayout }

  /// The deepest view at a point of the window that takes input.
  public func hitTest(_ point: Point) -> View? {
    var passed: View?
    return hitTest(point, passing: &passed)
  }

  /// The same; `passed` becomes the first view on the way through that takes no input and has something to say.
  func hitTest(_ point: Point, passing passed: inout View?) -> View? {
    let hit = rootView.hitTest(point, passing: &passed)
    return hit === rootView ? nil : hit
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
    if await content?.windowShouldClose() != false { close() }
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

  /// Asks the host for a frame. What asks during a step is in that step's frame.
  package func setNeedsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    delegate?.windowNeedsFrame(self)
  }

  /// A layer has changed or moved: the next step makes a frame.
  func setNeedsComposite() {
    needsComposite = true
    setNeedsFrame()
  }

  func resize(to size: Size) {
    guard size != self.size else { return invalidateAll() }
    focus.keepFirstResponder { change(to: size) }
  }

  private func change(to size: Size) {
    content?.windowWillResize(to: size)
    rootView.frame.size = size
    content?.fillWindow()
    updateTraits()
    invalidateAll()
    layoutIfNeeded()
    content?.changeAlongsideResize()
    layoutIfNeeded()
    if focus.isRingVisible { focus.revealFocus() }
    content?.windowDidResize()
  }

  /// Tells every controller whose view is loaded that memory is short.
  public func deliverMemoryWarning() {
    content?.memoryIsShort()
  }

  /// Takes over what the size and the content say about the traits.
  package func updateTraits() {
    var traits = wantedTraits.fitted(to: size)
    if let scheme = content?.colorScheme {
      traits.theme = traits.theme.adapted(to: scheme)
    }
    guard traits != currentTraits else { return }
    currentTraits = traits
    focus.keepFirstResponder {
      rootView.traitsDidChange(ofOwn: true)
      content?.traitsDidChange()
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
  package var isKeyboardInTools: Bool {
    guard let tools, let view = focus.focusedView else { return false }
    return view.isDescendant(of: tools)
  }

  /// Called when an accessibility tree is made.
  func accessibilityWasUsed() { isAccessibilityUsed = true }

  func makeAccessibilityNumber() -> Int {
    lastAccessibilityNumber += 1
    return lastAccessibilityNumber
  }

  /// Says once that a view was animated before it was in the window.
  func reportMissedAnimation(of view: View) {
    guard !hasReportedMissedAnimation else { return }
    hasReportedMissedAnimation = true
    request(
      .notice(
        "an animation of \(type(of: view)) ended immediately, because the view was in no window when it began"
      ))
  }
}
