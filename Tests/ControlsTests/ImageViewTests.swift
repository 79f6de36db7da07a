// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import DrawerTesting
import Drawing
import TestSupport
import Testing

@testable import Controls

struct ImageViewTests {
  private let root = ViewController()
  private let harness: TestWindow
  private let view = ImageView(.icon("star"), label: "Favourite")

  init() {
    harness = TestWindow(root: root)
    view.frame = Rect(0, 0, 100, 50)
    root.view.addSubview(view)
  }

  private var commands: [DisplayList.Command] {
    harness.window.invalidateAll()
    return (harness.step()?.placements ?? []).flatMap { $0.layer.displayList.commands }.filter {
      switch $0 {
      case .image, .pushClip, .popClip: true
      default: false
      }
    }
  }

  private func image(in rect: Rect, _ tint: ColorRole = .text) -> DisplayList.Command {
    .image(.icon("star"), rect, tint: view.theme.color(tint))
  }

  @Test func `fitted, all of the view is the picture's place`() {
    #expect(commands == [image(in: view.bounds)])

    view.tint = .accent
    #expect(commands == [image(in: view.bounds, .accent)])
  }

  @Test func `an icon that follows the reading is flipped where it begins at the right`() {
    view.image = .icon(.undo)
    let flips = {
      commands.map { command in
        if case .image(let image, _, _) = command {
          image.flipsForRightToLeftLayoutDirection
        } else {
          false
        }
      }
    }
    #expect(flips() == [false])

    harness.window.traits.layoutDirection = .rightToLeft
    #expect(flips() == [true])
    view.image = .icon(.chevronLeft)
    #expect(flips() == [false])
  }

  @Test(
    arguments: [
      (.scaleAspectFill, Size(40, 40), Rect(0, -25, 100, 100), true),
      (.scaleAspectFill, Size(40, 20), Rect(0, 0, 100, 50), false),
      (.center, Size(40, 20), Rect(30, 15, 40, 20), false),
      (.center, Size(200, 20), Rect(-50, 15, 200, 20), true),
      (.scaleAspectFit, Size(40, 40), Rect(0, 0, 100, 50), false),
      (.top, Size(40, 20), Rect(30, 0, 40, 20), false),
      (.bottomRight, Size(40, 20), Rect(60, 30, 40, 20), false),
      (.left, Size(200, 20), Rect(0, 15, 200, 20), true),
    ] as [(ImageView.ContentMode, Size, Rect, Bool)])
  func `a picture whose size is known covers the view, or lies in the middle of it`(
    mode: ImageView.ContentMode, size: Size, place: Rect, isCut: Bool
  ) {
    view.imageSize = size
    view.contentMode = mode

    #expect(
      commands
        == (isCut ? [.pushClip(view.bounds), image(in: place), .popClip] : [image(in: place)]))
  }

  @Test func `it wants the picture's size, or less where there is less room`() {
    #expect(view.sizeThatFits(Size(500, 500)) == Size(20, 20))

    view.imageSize = Size(80, 40)
    #expect(view.sizeThatFits(Size(500, 500)) == Size(80, 40))
    #expect(view.sizeThatFits(Size(40, 500)) == Size(40, 20))
  }

  /// Knows the size of one picture.
  private final class Measurer: TextMeasurer {
    private let text = ApproximateTextMeasurer()
    func metrics(of font: Font) -> FontMetrics { text.metrics(of: font) }
    func width(of text: String, in font: Font) -> Double { self.text.width(of: text, in: font) }
    func size(of image: Image) -> Size? { image.name == "photo.png" ? Size(60, 30) : nil }
  }

  @Test func `it takes its size from the picture, and from nothing for one that cannot be read`() {
    let window = TestWindow(quiet: Size(400, 300), traits: Traits(), measurer: Measurer())
    let root = ViewController()
    window.show(root)
    root.view.addSubview(view)
    view.image = Image("photo.png")
    #expect(view.intrinsicContentSize == Size(60, 30))
    view.image = Image("lost.png")
    #expect(view.intrinsicContentSize == Size(20, 20))
    view.image = .icon("star")
    #expect(view.intrinsicContentSize == Size(20, 20))
    view.imageSize = Size(10, 10)
    #expect(view.intrinsicContentSize == Size(10, 10))
  }

  @Test func `without a picture nothing is drawn`() {
    view.image = nil

    #expect(commands.isEmpty)
  }

  @Test func `it says what it shows, and decoration says nothing`() {
    #expect(view.accessibilityRole == .image && view.accessibilityLabel == "Favourite")
    #expect(ImageView(label: nil).accessibilityRole == .none)
  }

  // MARK: Pictures that are not there yet, or never

  /// A host whose pictures come when the test says so.
  private final class Host: TextMeasurer {
    var states: [Image: ImageState] = [:]
    private let text = ApproximateTextMeasurer()
    func metrics(of font: Font) -> FontMetrics { text.metrics(of: font) }
    func width(of text: String, in font: Font) -> Double { self.text.width(of: text, in: font) }
    func size(of image: Image) -> Size? { Size(60, 60) }
    func state(of image: Image) -> ImageState { states[image] ?? .ready }
  }

  private let host = Host()

  private func hosted() -> TestWindow {
    let window = TestWindow(quiet: Size(200, 200), traits: Traits(), measurer: host)
    let controller = ViewController()
    controller.view.addSubview(view)
    window.show(controller)
    return window
  }

  private func drawn(_ window: TestWindow) -> [String: Rect] {
    window.window.invalidateAll()
    var pictures: [String: Rect] = [:]
    for placement in window.step()?.placements ?? [] {
      for command in placement.layer.displayList.commands {
        if case .image(let image, let rect, _) = command { pictures[image.name] = rect }
      }
    }
    return pictures
  }

  @Test func `a placeholder shows until the picture has come`() {
    host.states[Image("large.png")] = .awaited
    view.image = Image("large.png")
    view.placeholder = .icon("star")
    let window = hosted()
    #expect(drawn(window)["icon/star"] == Rect(40, 15, 20, 20))
    view.placeholder = Image("small.png")
    #expect(drawn(window)["small.png"] == view.bounds)

    host.states[Image("large.png")] = .ready
    window.window.picturesArrived()
    #expect(drawn(window) == ["large.png": view.bounds])
  }

  @Test func `a picture that cannot be shown is told of once, and another one may be set`() {
    let (broken, gone) = (Image("broken.png"), Image("gone.png"))
    host.states = [broken: .awaited, gone: .failed(reason: "gone")]
    var heard: [String] = []
    view.onFailure = { [weak view] in
      heard.append($0)
      view?.image = .icon("star")
    }
    view.image = gone
    #expect(heard.isEmpty)
    let window = hosted()
    #expect(heard == ["gone"] && view.image == .icon("star"))

    view.image = broken
    #expect(heard == ["gone"])
    host.states[broken] = .failed(reason: "broken")
    window.window.picturesArrived()
    window.window.picturesArrived()
    #expect(heard == ["gone", "broken"] && view.image == .icon("star"))
    view.image = gone
    #expect(heard == ["gone", "broken", "gone"])
    view.onFailure = nil
    view.image = gone
    view.onFailure = { heard.append("another: \($0)") }
    #expect(heard.last == "another: gone")
  }

  @Test func `stretched it fills the view`() {
    view.image = Image("photo.png")
    view.contentMode = .scaleToFill
    #expect(drawn(hosted())["photo.png"] == view.bounds)
  }
}
