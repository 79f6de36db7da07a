// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Two screens below a pinned bar; one slides out and the other slides in.
@MainActor
final class SlideScene: ViewController {
  private final class Screen: ViewController {
    private let heading = Label(style: .largeTitle)
    private let text = Label()

    private let backgroundRole: ColorRole

    init(_ title: String, _ words: String, on ground: ColorRole) {
      self.backgroundRole = ground
      super.init()
      self.title = title
      heading.text = title
      text.text = words
    }

    override func viewDidLoad() {
      view.backgroundColor = backgroundRole
      text.numberOfLines = 0
      for label in [heading, text] { view.addSubview(label) }
    }

    override func viewDidLayoutSubviews() {
      let inner = view.bounds.inset(by: 24)
      let isMirrored = traits.layoutDirection == .rightToLeft
      var y = inner.minY
      for label in [heading, text] {
        let size = label.sizeThatFits(Size(inner.width, .infinity))
        label.frame = Rect(isMirrored ? inner.maxX - size.width : 24, y, size.width, size.height)
        y += size.height + 12
      }
    }
  }

  private let bar = NavigationBar()
  private let first: ViewController = Screen(
    "Stop 1",
    "This one comes back from the left, below the bar, which stays where it is while both of them move.",
    on: .window)
  private let second: ViewController = Screen(
    "Stop 2", "This one goes to the right, as wide as the container is.", on: .menu)

  override func viewDidLoad() {
    view.backgroundColor = .window
    view.clipsToBounds = true
    bar.title = "Pinned"
    bar.wantsLayer = true
    addChild(first)
    view.addSubview(first.view)
    view.addSubview(bar)
    first.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    bar.frame = Rect(0, 0, view.bounds.width, 48)
    for child in children {
      child.view.frame = view.bounds.inset(by: Insets(top: 48))
    }
  }

  func slide() {
    SlideSegue(source: first, destination: second, in: self, direction: .forward).perform()
  }

  func slideBack() {
    SlideSegue(source: second, destination: first, in: self, direction: .back).perform()
  }
}
