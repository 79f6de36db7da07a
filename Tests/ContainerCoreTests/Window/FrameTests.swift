// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// What a frame shows and which part of the window it says has changed.
struct FrameTests {
  private let harness: WindowHarness
  private let root = ViewController()
  private let pane = View(frame: Rect(100, 0, 200, 300))

  init() {
    harness = WindowHarness(root: root, size: Size(400, 300))
    root.view.backgroundColor = .window
    pane.backgroundColor = .surface
    pane.wantsLayer = true
    root.view.addSubview(pane)
    harness.step()
  }

  @Test func `moving a layer records nothing and damages where it was and is`() throws {
    let before = try #require(pane.layer).displayList

    pane.frame.origin.x = 110
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(100, 0, 210, 300)])
    #expect(!pane.layerNeedsRecording)
    #expect(pane.layer?.displayList == before)
  }

  @Test func `a change inside a layer damages its own rectangle`() throws {
    let dot = View(frame: Rect(10, 20, 8, 8))
    dot.backgroundColor = .accent
    pane.addSubview(dot)
    harness.step()

    dot.backgroundColor = .danger
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(110, 20, 8, 8)])
  }

  @Test func `a view above a layer gets a layer itself, so that it is not painted below`() {
    let above = View(frame: Rect(120, 10, 20, 20))
    above.backgroundColor = .accent
    root.view.addSubview(above)
    harness.step()
    #expect(above.layer != nil)

    root.view.insertSubview(above, at: 0)
    harness.step()

    #expect(above.layer == nil)
  }

  @Test func `what is hidden is not placed, and its place is damaged`() throws {
    pane.isHidden = true
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(100, 0, 200, 300)])
    #expect(frame.placements.count == 1)
  }

  @Test func `alpha reaches the placement without a new recording`() throws {
    pane.alpha = 0.5
    let frame = try #require(harness.step())

    #expect(frame.placements.last?.opacity == 0.5)
  }

  @Test func `a shadow widens the damage by its blur`() throws {
    pane.shadow = Shadow(color: .black, blur: 16)
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(84, 0, 232, 300)])
  }

  @Test func `nothing changed is no frame`() {
    #expect(harness.step() == nil)
    #expect(!harness.window.needsFrame)
  }

  @Test func `another theme repaints everything`() throws {
    harness.window.traits.theme = .dark
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(0, 0, 400, 300)])
    #expect(pane.layer?.displayList.description.contains("#202226FF") == true)
  }

  @Test func `views clip their layers' placements`() throws {
    root.view.clipsToBounds = true
    pane.frame = Rect(350, 0, 200, 300)
    let frame = try #require(harness.step())

    #expect(frame.placements.last?.clip == Rect(0, 0, 400, 300))
    #expect(frame.damage == [Rect(0, 0, 400, 300)] || frame.damage == [Rect(100, 0, 300, 300)])
  }
}
