// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The root of a view tree: routes events, advances time, lays out views and records changes.
///
/// A host, such as `Application`, owns the window, sends it events and instants, and shows its
/// frames. The window never reads a clock.
@MainActor public final class Window: Responder {
  package var delegate: (any WindowDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The view controllers; nil until they are set. A window without them shows the plain views in `rootView`.
  package var content: (any WindowContent)? { storedContent }

  package let rootView: View

  /// The observer of the window's frames and mouse movements, for developer tools. Default nil.
  public weak var observer: (any WindowObserver)?

  package private(set) weak var frameMeasurementObserver: (any FrameMeasurementObserver)?

  /// A view above all others, including presented controllers and menus, that covers the window. Developer tools,
  /// toasts and other views that no presentation may cover are added to it. Created at the first access.
  ///
  /// The overlay view takes no input outside its subviews. The subviews can become first responder even while a
  /// controller is presented. A key that no subview handles goes to the frontmost controller.
  public var overlayView: View {
    if let overlayViewIfLoaded { return overlayViewIfLoaded }
    let view = PassthroughView()
    view.frame = rootView.bounds
    rootView.addSubview(view)
    overlayViewIfLoaded = view
    return view
  }

  package private(set) var overlayViewIfLoaded: View?

  /// The object that measures the window's texts, in the fonts in which they are drawn.
  public let textMeasurer: any TextMeasurer

  /// The focus system, which manages the window's first responder and moves the focus.
  public let focus: FocusSystem

  package private(set) var isAskingToClose = false

  /// The animation system, with the window's running animations and the time of the current event or frame.
  public let animations = AnimationSystem(now: Instant(nanoseconds: 0))

  /// The window's theme, scale and user preferences. Every controller and view is notified of a change.
  ///
  /// The size classes depend on the window's size. The theme has the color scheme that the frontmost presented
  /// controller covering the window prefers. If no presented controller covers the window, the root controller
  /// determines it.
  public var traits: Traits {
    get { currentTraits }
    set {
      baseTraits = newValue
      updateTraits()
    }
  }

  private var baseTraits: Traits
  // Stored privately, because Swift would check each access to storage that other modules can see.
  private weak var storedDelegate: (any WindowDelegate)?
  private var storedContent: (any WindowContent)?
  private var currentTraits: Traits
  private var isFrameRequested = false
  private var needsComposite = true
  private var nextLayer: Layer.Identifier = 1
  private var hasReportedMissedAnimation = false

  /// The limits for double clicks. The defaults are from GTK and Qt; a host's window has the desktop's settings.
  package var multiClick = MultiClick()

  /// The color behind all views. A transparent color shows black. Default nil: the theme's `window` color.
  public var backgroundColor: ColorRole? {
    didSet { if backgroundColor != oldValue { invalidateAll() } }
  }

  /// Keyboard shortcuts that are always active, with lower priority than the responder chain's shortcuts.
  public var windowKeyCommands: [KeyCommand] = []

  /// Whether the window is in full screen. Default false; changes when the desktop reports it.
  public internal(set) var isFullScreen = false
  /// Whether the window has the keyboard focus. Default true; changes when the desktop reports it.
  public private(set) var hasFocus = true

  package var isChoosingFiles = false

  /// The title of the window; empty until the program sets it. A host sets the initial title.
  package var title = ""

  let accessibility = WindowAccessibility()
  let pointers: PointerDispatcher
  private let compositor = FrameBuilder()
  let frameObservers = FrameObservers()
  var toolTips: (any ToolTips)?

  /// Creates a window without a root controller.
  ///
  /// - Parameters:
  ///   - size: The size of the content area, in points.
  ///   - traits: The initial traits. The window replaces their size classes to match `size`.
  public init(size: Size, traits: Traits, textMeasurer: any TextMeasurer) {
    baseTraits = traits
    currentTraits = traits.withSizeClasses(for: size)
    self.textMeasurer = textMeasurer
    rootView = View(frame: Rect(origin: .zero, size: size))
    focus = FocusSystem()
    pointers = PointerDispatcher(focus: focus)
    super.init()
    rootView.setStoredWindow(self)
    focus.attach(to: self)
    focus.textInput.attach(to: self)
    pointers.attach(to: self)
    animations.requestFrame = { [weak self] in self?.setNeedsFrame() }
  }

  package func setContent(_ content: any WindowContent) { storedContent = content }

  /// Ends animations, whose completions would keep objects alive. Weak references to the window are already nil.
  isolated deinit {
    pointers.cancelAll()
    animations.finishAll()
  }

  /// The size of the window's content area, in points. Changes when the desktop reports it.
  public var size: Size { rootView.frame.size }

  public override var keyCommands: [KeyCommand] { windowKeyCommands + focusCommands }

  /// Whether the program that shows the window, such as `Application`, must call `step(to:)`. True if a frame is
  /// requested, an animation runs, or a scheduled action is due.
  public var needsFrame: Bool {
    isFrameRequested || animations.isActive || animations.hasDueAction
  }

  /// The instant of the next scheduled action; nil if there is none. A host that is idle wakes at
  /// that instant and checks whether a frame is needed.
  public var nextFireInstant: Instant? { animations.nextFireInstant }

  /// Whether an animation is running. Paused animations and scheduled actions do not count.
  public var isAnimating: Bool { animations.isActive }

  /// Whether a finger or a mouse button is pressed in the window.
  public var isPointerPressed: Bool { pointers.isPressed }

  package func setFrameMeasurementObserver(_ observer: (any FrameMeasurementObserver)?) {
    frameMeasurementObserver = observer
  }

  /// Sets the current instant before code runs that is neither an event nor a frame, such as main-actor jobs.
  package func advanceClock(to instant: Instant) { animations.setNow(instant) }

  /// Advances the window's time and animations to `instant`, the time at which the frame will be visible. Returns the
  /// contents of the frame; nil if nothing has changed.
  public func step(to instant: Instant) -> FrameContents? {
    // Changes until the end belong to this step's frame and request no further one.
    isFrameRequested = true
    defer { isFrameRequested = false }
    animations.advance(to: instant)
    content?.endAppearance()
    layoutIfNeeded()
    content?.restoreLateControllers()
    frameObservers.notify(of: self)
    pointers.updateHover()
    observer?.windowWillShowFrame(self)
    frameMeasurementObserver?.windowWillShowFrame(self)
    if !isAnimating, !isPointerPressed {
      focus.replaceLostFirstResponder(near: content?.fallbackKeyView)
    }
    layoutIfNeeded()
    focus.textInput.update()
    return makeFrame()
  }

  private func makeFrame() -> FrameContents? {
    guard needsComposite else { return nil }
    updateLayers()
    compositor.record(self)
    // Cleared last: requests during drawing, which are mistakes, must not request frames forever.
    needsComposite = false
    return compositor.makeFrame(of: self)
  }

  var visibleLayerCount: Int { compositor.visibleLayerCount }

  func updateLayers() {
    if rootView.layer == nil {
      rootView.layerState.layer = makeLayer()
      rootView.setNeedsDisplay()
    }
    if rootView.layerState.needsUpdate { rootView.updateLayers(making: makeLayer) }
  }

  func makeLayer() -> Layer {
    defer { nextLayer += 1 }
    return Layer(identifier: nextLayer)
  }

  /// Returns the layers that are occluded and were recorded for the first time, from front to back. While an animation
  /// is running, they may become visible: an idle host can paint them in advance.
  package func recordOccludedLayers() -> [LayerPlacement] {
    isAnimating ? compositor.recordOccludedLayers(in: self) : []
  }

  /// Presents everything again although nothing has changed, because the screen lost it.
  package func invalidateAll() {
    compositor.invalidateAll()
    setNeedsComposite()
  }

  /// Lays out all views that need layout, and repeats this if layout requests more layout, up to 16 times in total.
  public func layoutIfNeeded() {
    // A layout may move views from one superview to another.
    focus.keepFirstResponder(restoresDisplaced: false) {
      layOutViews()
      focus.layoutDidEnd()
      layOutViews()
    }
  }

  private func layOutViews() {
    let limit = 8
    for _ in 0..<limit where needsLayout { rootView.layoutIfNeeded() }
  }

  var needsLayout: Bool { rootView.subtreeNeedsLayout || rootView.needsLayout }

  /// Asks the controllers with `windowShouldClose()`, and closes the window if all of them agree. Does nothing while
  /// the controllers are being asked.
  public func performClose() {
    guard !isAskingToClose, delegate != nil else { return }
    isAskingToClose = true
    request(.askToClose)
  }

  /// Asks the controllers, from front to back, until one keeps the window open; closes it if none does.
  package func closeIfAllowed() async {
    defer { isAskingToClose = false }
    if await content?.windowShouldClose() != false { close() }
  }

  /// Closes the window without calling the controllers' `windowShouldClose()`.
  public func close() {
    pointers.cancelAll()
    request(.close)
  }

  /// Shows `title` in the window's title bar.
  public func setTitle(_ title: String) {
    self.title = title
    request(.title(title))
  }

  /// Asks the desktop to enter or leave full screen; `isFullScreen` changes when the desktop reports it.
  public func setFullScreen(_ fullScreen: Bool) {
    if fullScreen != isFullScreen { request(.fullScreen(fullScreen)) }
  }

  /// Puts text on the desktop's clipboard, from which other programs can paste it. Returns whether the desktop accepted
  /// the text. X11 accepts up to 16 MiB.
  @discardableResult
  public func setClipboard(_ text: String) -> Bool {
    isClipboardRefused = false
    request(.clipboard(text))
    return !isClipboardRefused
  }

  /// Whether the host has refused the last text for the clipboard. The host sets it during the request.
  package var isClipboardRefused = false

  package func request(_ request: WindowRequest) {
    delegate?.window(self, requests: request)
  }

  /// Requests a frame from the host. A request during a step belongs to that step's frame.
  package func setNeedsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    delegate?.windowNeedsFrame(self)
  }

  func setNeedsComposite() {
    needsComposite = true
    setNeedsFrame()
  }

  func resize(to size: Size) {
    guard size != self.size else { return invalidateAll() }
    focus.keepFirstResponder {
      content?.windowWillResize(to: size)
      rootView.frame.size = size
      content?.resizeRootView()
      updateTraits()
      invalidateAll()
      layoutIfNeeded()
      content?.changeAlongsideResize()
      layoutIfNeeded()
      if focus.isRingVisible { focus.revealFocus() }
      content?.windowDidResize()
    }
  }

  /// Notifies every controller with a loaded view that memory is low.
  public func deliverMemoryWarning() { content?.deliverMemoryWarning() }

  package func updateTraits() {
    var traits = baseTraits.withSizeClasses(for: size)
    if let scheme = content?.colorScheme {
      traits.theme = traits.theme.adapted(to: scheme)
    }
    guard traits != currentTraits else { return }
    currentTraits = traits
    focus.keepFirstResponder {
      rootView.propagateTraits(isOwnerRoot: true)
      content?.traitsDidChange()
    }
    invalidateAll()
  }

  func setFocused(_ focused: Bool) {
    let changes = focused != hasFocus
    hasFocus = focused
    if !focused { focus.textInput.commitComposition() }
    if changes { focus.firstResponder?.windowFocusDidChange(focused) }
    // The release of a held button may be sent to another window.
    if !focused { pointers.cancelAll() }
  }

  package var isFirstResponderInOverlay: Bool {
    overlayViewIfLoaded.map { focus.focusedView?.isDescendant(of: $0) == true } ?? false
  }

  func reportMissedAnimation(of view: View) {
    guard !hasReportedMissedAnimation else { return }
    hasReportedMissedAnimation = true
    request(
      .notice(
        "an animation of \(type(of: view)) ended immediately, because the view was not in a window when it began"
      ))
  }
}
