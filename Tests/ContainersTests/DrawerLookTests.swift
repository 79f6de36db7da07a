// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Visual states, shadow, scrim, border.
struct DrawerLookTests {
  nonisolated static let states: [any DrawerVisualState] = [
    PlainVisualState(), SlideVisualState(), SlideAndScaleVisualState(), ParallaxVisualState(),
    SwingingDoorVisualState(), FadeVisualState(), ScaleCenterVisualState(),
  ]

  private func scene(
    _ progress: Double, _ side: DrawerSide = .leading, gap: Double? = nil
  ) -> DrawerVisualContext {
    DrawerVisualContext(
      side: side, progress: progress,
      openingDirection: side.isHorizontal ? Point(1, 0) : Point(0, 1),
      sideSize: Size(250, 700), centerSize: Size(1000, 700),
      gap: gap ?? 250 * (1 - min(1, progress)))
  }

  @Test(arguments: Array(states.indices), DrawerSide.allCases)
  func
    `no built-in drawer visual state transforms or fades a closed drawer's center or an open side`(
      index: Int, side: DrawerSide
    )
  {
    let state = Self.states[index]

    let closed = state.layoutAttributes(for: scene(0, side))
    #expect(closed.centerTransform == .identity && closed.centerAlpha == 1)
    let open = state.layoutAttributes(for: scene(1, side))
    #expect(open.sideTransform == .identity)
    #expect(open.sideProjection == nil)
    #expect(abs(open.sideAlpha - 1) < 1e-12)
  }

  @Test(arguments: Array(states.indices))
  func `built-in drawer visual states change continuously with the drawer's progress`(index: Int) {
    let state = Self.states[index]
    var last = state.layoutAttributes(for: scene(0))
    for step in 1...1200 {
      let look = state.layoutAttributes(for: scene(Double(step) / 1000))
      #expect(abs(look.sideTransform.tx - last.sideTransform.tx) < 1)
      #expect(abs(look.sideTransform.a - last.sideTransform.a) < 0.01)
      #expect(abs(look.sideAlpha - last.sideAlpha) < 0.01)
      #expect(abs(look.centerTransform.a - last.centerTransform.a) < 0.01)
      last = look
    }
  }

  @Test
  func `the parallax visual state moves a drawer side less far than the slide visual state does`() {
    #expect(
      ParallaxVisualState(factor: 2).layoutAttributes(for: scene(0.5)).sideTransform.tx == -62.5)
    #expect(SlideVisualState().layoutAttributes(for: scene(0.5)).sideTransform.tx == -125)
  }

  @Test(arguments: [0.1, 0.4, 0.9])
  func `with the swinging door visual state, a side reaches from the window's edge to the center`(
    progress: Double
  ) throws {
    let look = SwingingDoorVisualState().layoutAttributes(for: scene(progress))
    let door = try #require(look.sideProjection)
    // Around the middle of a side of 250 × 700.
    let corners = [Point(-125, -350), Point(-125, 350), Point(125, -350), Point(125, 350)]
      .map { $0.applying(door) + Point(125, 350) }

    #expect(corners.prefix(2).allSatisfy { abs($0.x) < 1e-9 }, "the far end at the window's edge")
    #expect(corners.suffix(2).allSatisfy { abs($0.x - 250 * progress) < 1e-9 }, "hinges")
    #expect(abs(corners[2].y) < 1e-9 && abs(corners[3].y - 700) < 1e-9)
    let far = corners[1].y - corners[0].y
    #expect(far < 700 && far > 700 / 1.25, "farther away by at most its own length")
  }

  @Test
  func `a swinging door's far edge looks shorter with less progress or a smaller viewing distance`()
    throws
  {
    func far(_ progress: Double, distance: Double = 1000) throws -> Double {
      let state = SwingingDoorVisualState(distance: distance)
      let door = try #require(state.layoutAttributes(for: scene(progress)).sideProjection)
      return Point(-125, 350).applying(door).y - Point(-125, -350).applying(door).y
    }

    #expect(try far(0.2) < far(0.5))
    #expect(try far(0.5) < far(0.95))
    #expect(try far(0.5, distance: 400) < far(0.5))
  }

  @Test(arguments: DrawerSide.allCases, [DrawerStyle.reveal, .overlay, .push])
  func `a side with SwingingDoorVisualState reaches from the drawer's edge to the center`(
    side: DrawerSide, style: DrawerStyle
  ) throws {
    let fixture = SidesFixture([side], style: style)
    fixture.drawer.setVisualState(SwingingDoorVisualState(), for: side)
    fixture.drawer.open(side)
    fixture.harness.advance(by: 0.1)

    let host = try #require(fixture.drawer.slots[side]?.containerView)
    let door = try #require(host.projection)
    let half = Size(host.frame.width / 2, host.frame.height / 2)
    let box = door.boundingBox(
      of: Rect(-half.width, -half.height, host.frame.width, host.frame.height)
    )
    .offset(by: host.frame.center)
    let open = fixture.drawer.progress(of: side) * 250
    let shown = Rect(0, 0, 1000, 700)
    let expected =
      switch side {
      case .leading: (box.minX, box.maxX - open, box.height - shown.height)
      case .trailing: (box.maxX - 1000, box.minX - 1000 + open, box.height - shown.height)
      case .top: (box.minY, box.maxY - open, box.width - shown.width)
      case .bottom: (box.maxY - 700, box.minY - 700 + open, box.width - shown.width)
      }
    #expect(abs(expected.0) < 1e-6 && abs(expected.1) < 1e-6 && abs(expected.2) < 1e-6, "\(box)")
    fixture.harness.runUntilIdle()
    #expect(host.projection == nil)
  }

  @Test
  func `a drawer center's corner radius grows with a side's progress, and is 0 for a docked side`()
  {
    let fixture = SidesFixture([.leading]) { $0[.leading].centerCornerRadius = 20 }
    let stage = fixture.drawer.layout.centerContainerView
    #expect(stage.cornerRadius == 0 && !stage.clipsToBounds)

    fixture.drawer.open()
    fixture.harness.advance(by: 0.1)
    let progress = fixture.drawer.progress(of: .leading)
    #expect(abs(stage.cornerRadius - 20 * progress) < 1e-9)
    #expect(stage.clipsToBounds)
    #expect(stage.shadow?.cornerRadius == stage.cornerRadius)
    fixture.harness.runUntilIdle()
    #expect(stage.cornerRadius == 20)
    fixture.drawer[.leading].style = .docked
    fixture.harness.runUntilIdle()

    #expect(stage.cornerRadius == 0 && !stage.clipsToBounds)
  }

  @Test
  func `each drawer side has its own visual state, whose effect ends when another side opens`()
    throws
  {
    let fixture = SidesFixture([.leading, .trailing])
    fixture.drawer.setVisualState(ScaleCenterVisualState(scale: 0.8), for: .leading)
    fixture.drawer.setVisualState(FadeVisualState(), for: .trailing)

    fixture.drawer.open(.leading, animated: false)
    #expect(fixture.drawer.layout.centerContainerView.transform == .scale(0.8, 0.8))
    fixture.drawer.open(.trailing)
    fixture.harness.advance(by: 0.1)
    let host = try #require(fixture.drawer.slots[.trailing]?.containerView)
    #expect(host.alpha > 0 && host.alpha < 1)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.layout.centerContainerView.transform == .identity)
    #expect(host.alpha == 1)
  }

  @Test func `an overlay side dims the drawer's center in proportion to the side's progress`() {
    let fixture = SidesFixture([.leading], style: .overlay)
    #expect(fixture.drawer.layout.scrim.isHidden)

    fixture.drawer.open()
    fixture.harness.advance(by: 0.1)
    let between = fixture.drawer.layout.scrim.alpha
    let progress = fixture.drawer.progress(of: .leading)
    fixture.harness.runUntilIdle()

    #expect(abs(between - 0.32 * progress) < 1e-9)
    #expect(fixture.drawer.layout.scrim.alpha == 0.32)
    fixture.drawer[.leading].scrimColor = .white
    #expect(fixture.drawer.layout.scrim.backgroundColor == .fixed(.white))
    fixture.drawer[.leading].scrimOpacity = 0
    #expect(fixture.drawer.layout.scrim.isHidden)
  }

  @Test func `of a drawer's center and its open side, the one in front casts the shadow`() {
    let reveal = SidesFixture([.leading])
    reveal.drawer[.leading].shadow = EdgeShadow(
      blur: 10, opacity: 0.8, offset: Point(0, 2), color: .white)
    reveal.drawer.open(animated: false)
    #expect(reveal.drawer.layout.centerContainerView.shadow?.offset == Point(0, 2))
    #expect(reveal.drawer.layout.centerContainerView.shadow?.color.red == 255)
    #expect(reveal.drawer.layout.centerContainerView.shadow?.blur == 10)
    #expect(reveal.drawer.layout.centerContainerView.shadow?.color.alpha == 204)

    let overlay = SidesFixture([.leading], style: .overlay)
    overlay.drawer.open(animated: false)
    #expect(overlay.drawer.layout.centerContainerView.shadow == nil)
    #expect(overlay.drawer.slots[.leading]?.containerView.shadow != nil)
    overlay.drawer[.leading].shadow = nil
    #expect(overlay.drawer.slots[.leading]?.containerView.shadow == nil)
  }

  @Test func `the border of a drawer side is placed along the edge next to the center`() throws {
    let fixture = SidesFixture([.trailing]) { $0[.trailing].borderWidth = 1 }
    fixture.drawer.open(animated: false)
    fixture.harness.step()

    let border = try #require(fixture.drawer.slots[.trailing]?.border)
    #expect(border.frame == Rect(0, 0, 1, 700))
    #expect(!border.isHidden)
  }

  @Test
  func `a drawer side dragged past its open position is stretched, and its outer edge stays fixed`()
    throws
  {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    fixture.harness.press(at: Point(600, 300))
    fixture.harness.move(from: Point(600, 300), to: Point(660, 300), duration: 0.2)

    let host = try #require(fixture.drawer.slots[.leading]?.containerView)
    let progress = fixture.drawer.progress(of: .leading)
    #expect(abs(host.transform.a - progress) < 1e-12)
    #expect(abs(125 - 125 * progress + host.transform.tx) < 1e-9, "its outer edge stays")
  }

  // MARK: Swaps

  @Test(arguments: DrawerSwapStyle.allCases, DrawerStyle.allCases)
  func `each way to replace a drawer's center sends the same callbacks in the same order`(
    swap: DrawerSwapStyle, style: DrawerStyle
  ) {
    for isOpen in [true, false] { checkSwap(swap, style, isOpen: isOpen) }
  }

  private func checkSwap(_ swap: DrawerSwapStyle, _ style: DrawerStyle, isOpen: Bool) {
    let fixture = SidesFixture([.leading], style: style)
    if isOpen { fixture.drawer.open(animated: false) }
    let new = ViewController()
    new.title = "New"
    new.containmentObserver = fixture.harness.observers
    new.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()
    var results: [Bool] = []

    fixture.drawer.setCenter(new, style: swap) { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks().filter { !$0.hasPrefix("leading") } == [
        "Center willMove nil", "New willMove drawer", "Center viewWillDisappear",
        "New viewWillAppear", "Center viewDidDisappear", "Center didMove nil",
        "New viewDidAppear", "New didMove drawer",
      ])
    #expect(results == [true])
    let staysOpen = style == .docked || (swap == .plain && isOpen)
    #expect(fixture.drawer.progress(of: .leading) == (staysOpen ? 1 : 0))
    #expect(new.view.frame.size == fixture.drawer.layout.contentContainerView.bounds.size)
    #expect(new.view.alpha == 1)
  }

  @Test
  func `a drawer's replaced center can be set again if it is retained, and is deallocated if not`()
  {
    let fixture = SidesFixture([.leading])
    weak var gone: ViewController?
    do {
      let short = ViewController()
      gone = short
      fixture.drawer.setCenter(short, animated: false)
      fixture.drawer.setCenter(fixture.center, style: .crossFade)
    }
    fixture.harness.runUntilIdle()

    #expect(gone == nil)
    #expect(fixture.drawer.center === fixture.center)
    #expect(fixture.center.isAppeared)
  }
}
