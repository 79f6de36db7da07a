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
  private let view = ImageView(.icon("star"), accessibilityLabel: "Favourite")

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

  @Test
  func
    `an image view with scaleAspectFit passes its bounds and its tint to the drawing of the image`()
  {
    #expect(commands == [image(in: view.bounds)])

    view.tint = .accent
    #expect(commands == [image(in: view.bounds, .accent)])
  }

  @Test func `a directional icon in an image view is flipped in right-to-left layout`() {
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
  func `an image view's contentMode and imageSize determine the scale and position of its image`(
    mode: ImageView.ContentMode, size: Size, frame: Rect, isCut: Bool
  ) {
    view.imageSize = size
    view.contentMode = mode

    #expect(
      commands
        == (isCut ? [.pushClip(view.bounds), image(in: frame), .popClip] : [image(in: frame)]))
  }

  @Test func `an image view's fitting size is the image's size, reduced when there is less space`()
  {
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

  @Test func `an image view's intrinsic size comes from its image file if the file is readable`() {
    let window = TestWindow(size: Size(400, 300), traits: Traits(), measurer: Measurer())
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

  @Test func `an image view without an image draws nothing`() {
    view.image = nil

    #expect(commands.isEmpty)
  }

  @Test
  func `an image view has the accessibility role image only if it has an accessibility label`() {
    #expect(view.accessibilityRole == .image && view.accessibilityLabel == "Favourite")
    #expect(ImageView(accessibilityLabel: nil).accessibilityRole == .none)
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

  private func makeHostedWindow() -> TestWindow {
    let window = TestWindow(size: Size(200, 200), traits: Traits(), measurer: host)
    let controller = ViewController()
    controller.view.addSubview(view)
    window.show(controller)
    return window
  }

  private func drawnImages(_ window: TestWindow) -> [String: Rect] {
    window.window.invalidateAll()
    var pictures: [String: Rect] = [:]
    for placement in window.step()?.placements ?? [] {
      for command in placement.layer.displayList.commands {
        if case .image(let image, let rect, _) = command { pictures[image.name] = rect }
      }
    }
    return pictures
  }

  @Test func `an image view draws its placeholder until the image has loaded`() {
    host.states[Image("large.png")] = .loading
    view.image = Image("large.png")
    view.placeholder = .icon("star")
    let window = makeHostedWindow()
    #expect(drawnImages(window)["icon/star"] == Rect(40, 15, 20, 20))
    view.placeholder = Image("small.png")
    #expect(drawnImages(window)["small.png"] == view.bounds)

    host.states[Image("large.png")] = .ready
    window.window.notifyImageObservers()
    #expect(drawnImages(window) == ["large.png": view.bounds])
  }

  @Test func `an image view calls onFailure once per image that cannot be loaded`() {
    let (broken, gone) = (Image("broken.png"), Image("gone.png"))
    host.states = [broken: .loading, gone: .failed(reason: "gone")]
    var failures: [String] = []
    view.onFailure = { [weak view] in
      failures.append($0)
      view?.image = .icon("star")
    }
    view.image = gone
    #expect(failures.isEmpty)
    let window = makeHostedWindow()
    #expect(failures == ["gone"] && view.image == .icon("star"))

    view.image = broken
    #expect(failures == ["gone"])
    host.states[broken] = .failed(reason: "broken")
    window.window.notifyImageObservers()
    window.window.notifyImageObservers()
    #expect(failures == ["gone", "broken"] && view.image == .icon("star"))
    view.image = gone
    #expect(failures == ["gone", "broken", "gone"])
    view.onFailure = nil
    view.image = gone
    view.onFailure = { failures.append("another: \($0)") }
    #expect(failures.last == "another: gone")
  }

  @Test func `an image view with scaleToFill stretches its image to its bounds`() {
    view.image = Image("photo.png")
    view.contentMode = .scaleToFill
    #expect(drawnImages(makeHostedWindow())["photo.png"] == view.bounds)
  }
}
