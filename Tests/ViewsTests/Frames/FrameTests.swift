// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// What a frame shows and which part of the window it says has changed.
struct FrameTests {
  private let harness: TestWindow
  private let root = ViewController()
  private let pane = View(frame: Rect(100, 0, 200, 300))

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
    root.view.backgroundColor = .window
    pane.backgroundColor = .surface
    pane.wantsLayer = true
    root.view.addSubview(pane)
    harness.step()
  }

  @Test func `moving a layer damages its old and new frame without recording its content again`()
    throws
  {
    let before = try #require(pane.layer).displayList

    pane.frame.origin.x = 110
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(100, 0, 210, 300)])
    #expect(!pane.layerState.needsRecording)
    #expect(pane.layer?.displayList == before)
  }

  @Test func `a change inside a layer damages only the changed rectangle`() throws {
    let dot = View(frame: Rect(10, 20, 8, 8))
    dot.backgroundColor = .accent
    pane.addSubview(dot)
    harness.step()

    dot.backgroundColor = .danger
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(110, 20, 8, 8)])
  }

  @Test
  func
    `a view in front of a sibling with a layer gets a layer, and loses it when moved to the back`()
  {
    let above = View(frame: Rect(120, 10, 20, 20))
    above.backgroundColor = .accent
    root.view.addSubview(above)
    harness.step()
    #expect(above.layer != nil)

    root.view.insertSubview(above, at: 0)
    harness.step()

    #expect(above.layer == nil)
  }

  @Test func `hiding a layer removes it from the rendered frame and damages its area`() throws {
    pane.isHidden = true
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(100, 0, 200, 300)])
    #expect(frame.placements.count == 1)
  }

  @Test func `a layer in the rendered frame has the alpha value of the layer's view`() throws {
    pane.alpha = 0.5
    let frame = try #require(harness.step())

    #expect(frame.placements.last?.opacity == 0.5)
  }

  @Test func `the damage of a layer with a shadow includes the blur of the shadow`() throws {
    pane.shadow = Shadow(color: .black, blur: 16)
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(84, 0, 232, 300)])
  }

  @Test func `a window produces no frame when nothing has changed`() {
    #expect(harness.step() == nil)
    #expect(!harness.window.needsFrame)
  }

  @Test func `a theme change repaints the whole window`() throws {
    harness.window.traits.theme = .dark
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(0, 0, 400, 300)])
    #expect(pane.layer?.displayList.description.contains("#202226FF") == true)
  }

  @Test func `a view that clips to its bounds clips the layers of its subviews`() throws {
    root.view.clipsToBounds = true
    pane.frame = Rect(350, 0, 200, 300)
    let frame = try #require(harness.step())

    #expect(frame.placements.last?.clip == Rect(0, 0, 400, 300))
    #expect(frame.damage == [Rect(0, 0, 400, 300)] || frame.damage == [Rect(100, 0, 300, 300)])
  }

  // MARK: Damage

  @Test func `two distant changes in one layer produce two damage rectangles`() throws {
    let dots = [Rect(10, 20, 8, 8), Rect(150, 250, 8, 8)].map { View(frame: $0) }
    for dot in dots { pane.addSubview(dot) }
    harness.step()

    for dot in dots { dot.backgroundColor = .danger }
    let frame = try #require(harness.step())

    #expect(Set(frame.damage) == [Rect(110, 20, 8, 8), Rect(250, 250, 8, 8)])
    #expect(pane.layer?.damage.isEmpty == true)
  }

  @Test(arguments: [1.0, 2])
  func `moving a layer by less than half a pixel produces no frame`(scale: Double) {
    harness.window.traits.scale = scale
    harness.step()

    pane.frame.origin.x = 100.2
    #expect(harness.step() == nil)
    pane.frame.origin.x = 99.8
    #expect(harness.step() == nil)
    pane.frame.origin.x = 100.4
    #expect((harness.step() == nil) == (scale == 1))
    pane.frame.origin.x = 101
    #expect(harness.step() != nil)
  }

  @Test func `a slowly moving layer produces a frame only for each whole pixel`() throws {
    var shown = 0
    for step in 1...100 {
      pane.frame.origin.x = 100 + Double(step) / 20
      if harness.step() != nil { shown += 1 }
    }
    #expect(shown == 5)
    #expect(harness.lastFrame == nil || harness.lastFrame?.placements.last?.frame.minX == 105)
  }

  @Test func `a change of a view's alpha that is too small to see produces no frame`() {
    pane.alpha = 0.5
    harness.step()
    pane.alpha = 0.5001
    #expect(harness.step() == nil)
    pane.alpha = 0.51
    #expect(harness.step() != nil)
  }

  // MARK: Covered layers

  private func cover(_ frame: Rect) -> View {
    let cover = View(frame: frame)
    cover.backgroundColor = .menu
    cover.wantsLayer = true
    root.view.addSubview(cover)
    harness.step()
    return cover
  }

  private var isPaneVisible: Bool {
    harness.window.invalidateAll()
    return harness.step()?.placements.contains { $0.layer === pane.layer } ?? false
  }

  @Test func `a layer that is covered by an opaque layer is left out of the rendered frame`() {
    let cover = cover(Rect(90, 0, 300, 300))
    #expect(!isPaneVisible)

    cover.frame.origin.x = 101
    #expect(isPaneVisible)
    cover.frame.origin.x = 90
    #expect(!isPaneVisible)
    cover.alpha = 0.9
    #expect(isPaneVisible)
    cover.alpha = 1
    cover.cornerRadius = 8
    #expect(isPaneVisible)
    cover.cornerRadius = 0
    #expect(!isPaneVisible)
    cover.isHidden = true
    #expect(isPaneVisible)
  }

  @Test
  func `a layer that two adjacent opaque layers cover together is left out of the rendered frame`()
  {
    _ = cover(Rect(90, 0, 300, 140))
    let lower = cover(Rect(90, 140, 300, 160))
    #expect(!isPaneVisible)

    lower.frame.origin.y = 141
    #expect(isPaneVisible)
  }

  @Test func `a change in a covered layer produces no frame until the layer is uncovered`() throws {
    let cover = cover(Rect(90, 0, 300, 300))
    pane.backgroundColor = .danger
    #expect(harness.step() == nil)

    cover.isHidden = true
    let frame = try #require(harness.step())

    #expect(frame.damage.contains { $0.contains(Rect(100, 0, 200, 300)) })
    #expect(pane.layer?.displayList.description.hasPrefix("fill 0.0,0.0 200.0×300.0") == true)
    #expect(pane.layer?.isOpaque == true)
  }

  @Test
  func `during an animation, recordOccludedLayers records a covered new layer exactly once`()
    throws
  {
    let coming = View(frame: Rect(100, 0, 200, 300))
    coming.backgroundColor = .accent
    coming.wantsLayer = true
    root.view.addSubview(coming)
    let cover = cover(Rect(90, 0, 300, 300))
    harness.step()
    #expect(harness.window.recordOccludedLayers().isEmpty)
    harness.window.animations.animate(from: 0, to: 1, motion: .curve(.linear, duration: 1)) {
      cover.frame.origin.x = 90 + 5 * $0
    }
    harness.advance(by: 0.1)
    #expect(coming.layer?.displayList.isEmpty == true)

    let placements = harness.window.recordOccludedLayers()

    #expect(placements.map(\.layer.identifier) == [try #require(coming.layer).identifier])
    #expect(coming.layer?.displayList.isEmpty == false)
    harness.advance(by: 0.1)
    #expect(harness.window.recordOccludedLayers().isEmpty)
  }

  @Test func `a covered layer whose shadow extends beyond the cover is part of the rendered frame`()
  {
    _ = cover(Rect(100, 0, 200, 300))
    #expect(!isPaneVisible)
    pane.shadow = Shadow(color: .black, blur: 16)
    #expect(isPaneVisible)
  }

  @Test func `the layer of a removed view is deallocated`() {
    weak let layer = pane.layer
    pane.removeFromSuperview()
    harness.step()
    #expect(layer == nil)
  }
}
