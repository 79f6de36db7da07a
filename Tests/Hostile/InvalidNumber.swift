// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Something that takes a number, or several, set to numbers that make no sense.
struct InvalidNumber {
  let name: String
  let set: @MainActor (Double) throws -> Void

  init(_ name: String, _ set: @escaping @MainActor (Double) throws -> Void) {
    self.name = name
    self.set = set
  }

  /// No number, no end, beyond what a pixel can be, and below nothing.
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, 1e9, -50, .leastNonzeroMagnitude, -0.0,
  ]

  @MainActor static let all = views + controls + drawing + animations + containers + events

  /// A view in a window gets the number, then a person uses the window.
  @MainActor
  private static func using<Kind: View>(_ view: Kind, _ change: (Kind) throws -> Void) throws {
    view.frame = Rect(10, 10, 200, 100)
    let host = try OffscreenScreens.show(view, 400, 300)
    try change(view)
    try use(host)
  }

  /// Presses, scrolls, moves the keyboard's focus and resizes.
  @MainActor
  private static func use(_ host: OffscreenHost) throws {
    host.advance(by: 0.05)
    for point in [Point(5, 5), Point(60, 60), Point(390, 290)] {
      for phase in [PointerEvent.Phase.moved, .down, .up] {
        host.send(.pointer(PointerEvent(phase, at: point)))
      }
    }
    host.send(.wheel(WheelEvent(delta: Point(0, 3), at: Point(60, 60))))
    host.send(.key(KeyEvent(.tab, isDown: true)))
    host.send(.text(.committed("a")))
    host.advance(by: 0.05)
    try host.resize(to: Size(350, 250))
    host.advance(by: 0.05)
    _ = host.snapshot()
  }

  /// Each number of a rectangle in turn, then all of them.
  private static func rects(_ number: Double) -> [Rect] {
    [
      Rect(number, 10, 100, 100), Rect(10, number, 100, 100), Rect(10, 10, number, 100),
      Rect(10, 10, 100, number), Rect(number, number, number, number),
    ]
  }

  @MainActor
  private static func frame(_ name: String, _ make: @escaping @MainActor () -> View)
    -> InvalidNumber
  {
    InvalidNumber("frame of \(name)") { number in
      for rect in rects(number) {
        try using(make()) {
          $0.frame = rect
          _ = $0.sizeThatFits(Size(number, number))
        }
      }
    }
  }

  @MainActor private static let views = [
    frame("a view") {
      let view = View()
      view.backgroundColor = .accent
      return view
    },
    frame("a view with a layer") {
      let view = View()
      view.backgroundColor = .accent
      view.alpha = 0.5
      view.cornerRadius = 8
      view.clipsToBounds = true
      view.shadow = Shadow(color: .black)
      view.addSubview(Label("Text"))
      return view
    },
    InvalidNumber("bounds") { number in
      for rect in rects(number) { try using(View()) { $0.bounds = rect } }
    },
    InvalidNumber("center") { number in try using(View()) { $0.center = Point(number, number) } },
    InvalidNumber("boundsOrigin") { number in
      try using(Label("Text")) { $0.boundsOrigin = Point(number, number) }
    },
    InvalidNumber("cornerRadius") { number in
      for clips in [false, true] {
        try using(View()) {
          $0.backgroundColor = .accent
          $0.clipsToBounds = clips
          $0.cornerRadius = number
        }
      }
    },
    InvalidNumber("alpha") { number in try using(View()) { $0.alpha = number } },
    InvalidNumber("shadow") { number in
      for shadow in [
        Shadow(color: .black, blur: number),
        Shadow(color: .black, offset: Point(number, number)),
        Shadow(color: .black, cornerRadius: number),
      ] {
        try using(View()) {
          $0.backgroundColor = .accent
          $0.shadow = shadow
        }
      }
    },
    InvalidNumber("transform") { number in
      for transform in [
        Transform.scale(number, number), .translation(number, number), .scale(1, number),
      ] {
        try using(Button(title: "Title", accessibilityLabel: "Title")) { $0.transform = transform }
      }
    },
    InvalidNumber("convert") { number in
      try using(View()) {
        _ = $0.convert(Point(number, number), to: nil)
        _ = $0.hitTest(Point(number, number))
        $0.setNeedsDisplay(Rect(number, number, number, number))
      }
    },
    InvalidNumber("preferredContentSize") { number in
      for style in [ModalPresentationStyle.formSheet, .popover, .pageSheet] {
        let (root, presented) = (ViewController(), ViewController())
        let host = try OffscreenScreens.show(root)
        presented.preferredContentSize = Size(number, number)
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = Rect(number, 10, number, 10)
        presented.popoverPresentationController?.popoverLayoutMargins = Insets(
          horizontal: number, vertical: number)
        root.present(presented, animated: true)
        host.advance(by: 0.5)
        try use(host)
      }
    },
    InvalidNumber("a detent") { number in
      let (root, presented) = (ViewController(), ViewController())
      let host = try OffscreenScreens.show(root)
      presented.modalPresentationStyle = .pageSheet
      presented.sheetPresentationController?.detents = [.custom("own") { _ in number }]
      root.present(presented, animated: true)
      host.advance(by: 0.5)
      try use(host)
    },
  ]

  @MainActor private static let controls = [
    frame("a label") {
      let label = Label("A text that is long enough for several lines")
      label.numberOfLines = 0
      return label
    },
    frame("a button") { Button(title: "Title", image: .icon("menu"), accessibilityLabel: "Title") },
    frame("a picture") {
      ImageView(.icon("menu"), imageSize: Size(24, 24), accessibilityLabel: nil)
    },
    frame("a text field") { TextField("Text", accessibilityLabel: "Name") },
    frame("a text view") {
      let view = TextView("Text\n\nof lines")
      view.isEditable = true
      return view
    },
    frame("a slider") { Slider(accessibilityLabel: "Width") },
    frame("a switch") { Switch(accessibilityLabel: "On") },
    frame("a stepper") { Stepper(accessibilityLabel: "Count") },
    frame("segments") {
      SegmentedControl(segments: [.title("A"), .title("B")], accessibilityLabel: "Side")
    },
    frame("dots") {
      let dots = PageControl(accessibilityLabel: "Page")
      dots.numberOfPages = 50
      return dots
    },
    frame("a scroll view") {
      let view = ScrollView()
      view.contentSize = Size(2000, 2000)
      return view
    },
    frame("a table") { TableView() },
    InvalidNumber("contentSize") { number in
      try using(ScrollView()) { $0.contentSize = Size(number, number) }
    },
    InvalidNumber("contentOffset") { number in
      try using(ScrollView()) {
        $0.contentSize = Size(1000, 1000)
        $0.contentOffset = Point(number, number)
        $0.offset = number
        $0.setContentOffset(Point(number, number), animated: true)
        $0.scrollRectToVisible(Rect(number, number, number, number))
      }
    },
    InvalidNumber("textContainerInset") { number in
      try using(TextView("Text")) {
        $0.textContainerInset = Insets(horizontal: number, vertical: number)
      }
    },
    InvalidNumber("transitionProgress") { number in
      try using(PageControl(accessibilityLabel: "Page")) {
        $0.numberOfPages = 5
        $0.transitionProgress = number
      }
    },
  ]

  private final class Drawing: View {
    let number: Double

    init(_ number: Double) {
      self.number = number
      super.init(frame: .zero)
    }

    override func draw(_ canvas: inout Canvas) {
      var font = Font(size: number)
      canvas.drawText("Text", font, .text, at: Point(10, 50))
      font.size = number
      for rect in rects(number) {
        canvas.fill(rect, .accent, radius: number)
        canvas.stroke(rect, .accent, radius: number, width: number)
        canvas.drawImage(.icon("menu"), in: rect)
        canvas.pushClip(rect)
        canvas.drawText("Text", font, .text, at: Point(number, 10))
        canvas.popClip()
      }
      canvas.stroke(Rect(0, 0, 50, 50), .accent, width: number)
      canvas.hairline(from: Point(number, number), to: Point(number, 10))
    }
  }

  @MainActor private static let drawing = [
    InvalidNumber("a canvas") { number in try using(Drawing(number)) { _ in } }
  ]

  @MainActor private static let animations = [
    InvalidNumber("an animated frame") { number in
      try using(View()) { view in
        View.animate(duration: 0.1) { view.frame = Rect(number, number, number, number) }
      }
    },
    InvalidNumber("an instant") { number in
      let host = try OffscreenScreens.host()
      host.window.send(InputEvent(.window(.exposed), at: Instant(seconds: number)))
      host.window.send(InputEvent(.window(.exposed), at: Instant(nanoseconds: .max)))
      host.advance(by: 0.05)
    },
    InvalidNumber("a distant moment") { number in
      guard number >= 0 else { return }
      try using(View()) { view in
        View.animate(duration: number, delay: number) { view.alpha = 0.5 }
        _ = view.window?.animations.schedule(after: number) {}
      }
    },
  ]

  @MainActor private static let containers = [
    InvalidNumber("the options of a side") { number in
      let drawer = DrawerController(center: ViewController(), leading: ViewController())
      drawer[.leading].edgeWidth = number
      drawer[.leading].openThreshold = number
      drawer[.leading].closeThreshold = number
      drawer[.leading].scrimOpacity = number
      drawer[.leading].borderWidth = number
      drawer[.leading].dockingWidth = number
      drawer[.leading].mouseDragDistance = number
      let host = try OffscreenScreens.show(drawer)
      drawer.open()
      host.advance(by: 0.5)
      try use(host)
    },
    InvalidNumber("pins") { number in
      let (root, child) = (ViewController(), ViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let pins: [Pin] = [.leading(number), .top(number), .width(number), .height(number)]
      try root.setPins(pins, forChild: child)
      try use(OffscreenScreens.show(root))
    },
    InvalidNumber("constraints") { number in
      let (root, view) = (ViewController(), View())
      root.view.addSubview(view)
      root.additionalSafeAreaInsets = Insets(top: number)
      root.view.layoutMargins = Insets(left: number)
      let top = view.topAnchor.constraint(equalTo: root.view.topAnchor)
      top.isActive = true
      view.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor).isActive =
        true
      top.constant = number
      try use(OffscreenScreens.show(root))
    },
  ]

  @MainActor private static let events = [
    InvalidNumber("a pointer") { number in
      let host = try OffscreenScreens.show(
        DrawerController(center: ViewController(), leading: ViewController()))
      for phase in [PointerEvent.Phase.moved, .down, .moved, .up] {
        host.send(.pointer(PointerEvent(phase, at: Point(number, number))))
      }
      host.send(.pointer(PointerEvent(.down, at: Point(5, 20))))
      host.send(.pointer(PointerEvent(.moved, at: Point(number, number))))
      host.advance(by: 0.05)
      host.send(.pointer(PointerEvent(.up, at: Point(number, number))))
      try use(host)
    },
    InvalidNumber("a wheel") { number in
      try using(ScrollView()) {
        $0.contentSize = Size(1000, 1000)
        let event = WheelEvent(delta: Point(number, number), at: Point(60, 60))
        $0.window?.send(InputEvent(.wheel(event), at: Instant(seconds: 1)))
      }
    },
    InvalidNumber("a window's size") { number in
      let host = try OffscreenScreens.show(ViewController())
      try? host.resize(to: Size(number, number))
      host.advance(by: 0.05)
      host.send(.window(.resized(Size(number, number))))
      host.send(.window(.scaleChanged(number)))
      try use(host)
    },
  ]
}
