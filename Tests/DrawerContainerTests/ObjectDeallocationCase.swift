// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import TestSupport
import Testing

/// An object of a public class that is neither a view nor a controller, in one state.
nonisolated struct ObjectDeallocationCase: Sendable, CustomTestStringConvertible {
  /// The class, and the state in which the object is let go.
  let name: String
  let state: String
  /// Makes the object, brings it into the state, remembers it and lets go of all.
  let traces: @MainActor @Sendable () -> ObjectTraces

  init(
    _ name: String, _ state: String = "alone",
    _ make: @escaping @MainActor @Sendable () -> [AnyObject]
  ) {
    (self.name, self.state) = (name, state)
    traces = { ObjectTraces(of: make()) }
  }

  var testDescription: String { "\(name), \(state)" }

  static let all = recognizers + animations + transitions + others

  // MARK: Recognizers

  /// A recognizer with a delegate, an action and another recognizer that waits for it.
  @MainActor private static func attached(
    _ recognizer: GestureRecognizer, _ act: (TestWindow) -> Void
  ) -> [AnyObject] {
    let harness = TestWindow(size: Size(800, 600))
    let (root, other) = (ViewController(), TapGestureRecognizer())
    harness.show(root)
    recognizer.addAction { [weak recognizer] _ in _ = recognizer?.state }
    (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired = 2
    other.require(toFail: recognizer)
    root.view.addGestureRecognizer(recognizer)
    root.view.addGestureRecognizer(other)
    act(harness)
    return [harness, recognizer, other]
  }

  private static let recognizers: [ObjectDeallocationCase] = {
    let kinds: [(String, @MainActor @Sendable () -> GestureRecognizer)] = [
      ("GestureRecognizer", { GestureRecognizer() }),
      ("TapGestureRecognizer", { TapGestureRecognizer() }),
      ("SwipeGestureRecognizer", { SwipeGestureRecognizer() }),
      (
        "ScreenEdgePanGestureRecognizer",
        {
          let recognizer = ScreenEdgePanGestureRecognizer()
          recognizer.edges = .left
          return recognizer
        }
      ),
      (
        "PanGestureRecognizer",
        {
          let recognizer = PanGestureRecognizer()
          recognizer.minimumPressDuration = { _ in 0.2 }
          return recognizer
        }
      ),
      ("LongPressGestureRecognizer", { LongPressGestureRecognizer() }),
    ]
    return kinds.flatMap { name, make in
      [
        ObjectDeallocationCase(name) { [make()] },
        ObjectDeallocationCase(name, "attached") { attached(make()) { $0.runUntilIdle() } },
        ObjectDeallocationCase(name, "pressed") {
          attached(make()) {
            $0.press(at: Point(2, 300))
            $0.advance(by: 0.7)
          }
        },
        ObjectDeallocationCase(name, "dragged") {
          attached(make()) {
            $0.press(at: Point(2, 300))
            $0.move(to: Point(120, 300), duration: 0.1)
          }
        },
        ObjectDeallocationCase(name, "clicked once") {
          attached(make()) { $0.click(at: Point(200, 300)) }
        },
        ObjectDeallocationCase(name, "removed in its press") {
          let recognizer = make()
          return attached(recognizer) {
            $0.press(at: Point(2, 300))
            $0.move(to: Point(120, 300), duration: 0.1)
            recognizer.view?.removeGestureRecognizer(recognizer)
            $0.step()
          }
        },
      ]
    }
  }()

  // MARK: Animations

  @MainActor private static func inWindow(
    _ act: (TestWindow, ViewController) -> [AnyObject]
  ) -> [AnyObject] {
    let harness = TestWindow(size: Size(800, 600))
    let root = ViewController()
    harness.show(root)
    let made = act(harness, root)
    return [harness, root] + made
  }

  private static let animations = [
    ObjectDeallocationCase("AnimationSystem", "of a window") {
      inWindow { harness, _ in [harness.window.animations] }
    },
    ObjectDeallocationCase("Animator", "running") {
      inWindow { harness, root in
        let animator = harness.window.animations.animate(
          from: 0, to: 1, motion: .curve(.linear, duration: 1)
        ) {
          root.view.alpha = $0
        } completion: { _ in
          root.view.alpha = 1
        }
        harness.advance(by: 0.1)
        return [animator]
      }
    },
    ObjectDeallocationCase("ScheduledAction", "waiting") {
      inWindow { harness, root in
        [harness.window.animations.schedule(after: 9) { root.view.alpha = 0 }]
      }
    },
    ObjectDeallocationCase("LoopAnimation", "running") {
      inWindow { harness, root in
        let loop = harness.window.animations.loop(every: 1, in: root.view) { _ in
          root.view.setNeedsDisplay()
        }
        harness.advance(by: 0.1)
        return [loop]
      }
    },
    ObjectDeallocationCase("PropertyAnimator") {
      [PropertyAnimator(motion: .curve(.linear, duration: 1))]
    },
    ObjectDeallocationCase("PropertyAnimator", "running") { animator { $0.startAnimation() } },
    ObjectDeallocationCase("PropertyAnimator", "paused") { animator { $0.fractionComplete = 0.5 } },
    ObjectDeallocationCase("PropertyAnimator", "finished") {
      animator {
        $0.startAnimation()
        $0.finishAnimation(at: .current)
      }
    },
  ]

  /// A view that its own animator holds by its completion.
  @MainActor private static func animator(_ act: (PropertyAnimator) -> Void) -> [AnyObject] {
    inWindow { harness, root in
      let view = View(frame: Rect(0, 0, 10, 10))
      root.view.addSubview(view)
      let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) {
        view.frame.origin.x = 90
      }
      animator.addCompletion { _ in view.setNeedsLayout() }
      act(animator)
      harness.advance(by: 0.1)
      return [view, animator]
    }
  }

  // MARK: Other objects

  private static let others = [
    ObjectDeallocationCase("Responder") { [Responder()] },
    ObjectDeallocationCase("Window") {
      [Window(size: Size(100, 100), traits: Traits(), textMeasurer: ApproximateTextMeasurer())]
    },
    ObjectDeallocationCase("Window", "with tools, an observer and a follower") {
      inWindow { harness, root in
        let (tool, meter) = (View(), FrameMeter())
        harness.window.overlayView.addSubview(tool)
        meter.show(in: harness.window)
        harness.window.windowKeyCommands = [
          KeyCommand("Quit", shortcuts: [.init(.character("q"), .control)]) { true }
        ]
        harness.window.announce("Done")
        harness.step()
        return [tool, meter]
      }
    },
    ObjectDeallocationCase("TestWindow") {
      guard let window = try? TestWindow(ViewController(), size: Size(200, 200)) else { return [] }
      _ = try? window.snapshot()
      return [window]
    },
    ObjectDeallocationCase("ManualClock") { [ManualClock()] },
    ObjectDeallocationCase("OffscreenHost") {
      var configuration = Application.Configuration()
      configuration.size = Size(300, 200)
      guard let host = try? OffscreenHost(configuration: configuration) else { return [] }
      let drawer = DrawerController(center: ViewController(), leading: ViewController())
      host.window.rootViewController = drawer
      host.advance(by: 0.1)
      drawer.open()
      host.advance(by: 0.1)
      _ = host.snapshot()
      return [host, host.window, drawer]
    },
    ObjectDeallocationCase("FocusSystem", "with a field") {
      inWindow { harness, root in
        let field = TextField(accessibilityLabel: "Name")
        root.view.addSubview(field)
        field.frame = Rect(0, 0, 100, 40)
        harness.window.focus.focus(field)
        return [harness.window.focus, field]
      }
    },
    ObjectDeallocationCase("Layer", "shown") {
      inWindow { harness, root in
        let view = View(frame: Rect(0, 0, 10, 10))
        view.wantsLayer = true
        root.view.addSubview(view)
        harness.step()
        return (harness.lastFrame?.placements ?? []).map(\.layer)
      }
    },
    ObjectDeallocationCase("StateCoder", "of a tree") {
      inWindow { harness, root in
        let field = TextField("Words", accessibilityLabel: "Name")
        root.restorationIdentifier = "root"
        root.view.addSubview(field)
        let other = ViewController()
        other.restorationIdentifier = "root"
        harness.show(other, restoring: harness.restorableState)
        return [field, other]
      }
    },
    ObjectDeallocationCase("LayoutGuide", "with constraints") {
      let (view, guide) = (View(), LayoutGuide())
      view.addLayoutGuide(guide)
      let constraint = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      return [view, guide, constraint]
    },
    ObjectDeallocationCase("LayoutConstraint", "between siblings in a window") {
      inWindow { harness, root in
        let (one, two) = (Label("One"), Label("Two"))
        for label in [one, two] {
          label.translatesAutoresizingMaskIntoConstraints = false
          root.view.addSubview(label)
        }
        let constraints = [
          one.leadingAnchor.constraint(equalTo: two.trailingAnchor),
          two.widthAnchor.constraint(equalToConstant: 30),
        ]
        LayoutConstraint.activate(constraints)
        harness.runUntilIdle()
        two.removeFromSuperview()
        harness.runUntilIdle()
        return [one, two] + constraints
      }
    },
    ObjectDeallocationCase("ApproximateTextMeasurer") { [] },
    ObjectDeallocationCase("BarButtonItem") { [BarButtonItem(title: "Edit")] },
    ObjectDeallocationCase("BarButtonItem", "shown in two bars") {
      let item = BarButtonItem(customView: Label("Custom"))
      let (bar, toolbar) = (NavigationBar(), Toolbar())
      bar.item.rightBarButtonItem = item
      toolbar.items = [BarButtonItem(title: "Edit")]
      bar.layoutIfNeeded()
      toolbar.layoutIfNeeded()
      return [item, bar, toolbar]
    },
    ObjectDeallocationCase("NavigationItem", "of a screen") {
      let screen = ViewController()
      screen.navigationItem.titleView = Label("Title")
      screen.navigationItem.scrollView = ScrollView()
      return [screen, screen.navigationItem]
    },
    ObjectDeallocationCase("BarTransition", "not ended") {
      let bar = NavigationBar()
      let transition = bar.beginTransition(to: NavigationItem(title: "Two"), isForward: true)
      transition.animate()
      return [bar, transition]
    },
    ObjectDeallocationCase("ResizableLength", "moving") {
      inWindow { harness, _ in
        let length = ResizableLength()
        length.currentLength = { [weak length] in length?.points ?? 0 }
        length.set(200, in: harness.window, motion: .spring(.standard))
        harness.advance(by: 0.05)
        return [length]
      }
    },
    ObjectDeallocationCase("AlertAction", "of a shown alert") {
      inWindow { harness, root in
        let (alert, action) = (AlertController(title: "Sure?"), AlertAction(title: "Yes") { _ in })
        alert.addAction(action)
        alert.preferredAction = action
        root.present(alert, animated: true)
        harness.advance(by: 0.05)
        action.isEnabled = false
        return [alert, action]
      }
    },
    ObjectDeallocationCase("CallbackLog", "of a window") {
      inWindow { harness, root in
        root.containmentObserver = harness.callbacks
        root.present(ViewController(), animated: true)
        harness.step()
        return [harness.callbacks]
      }
    },
    ObjectDeallocationCase("ContractChecker", "of a window") {
      inWindow { harness, _ in [harness.checker] }
    },
    ObjectDeallocationCase("FrameMeter", "shown") {
      inWindow { harness, _ in
        let meter = FrameMeter()
        meter.show(in: harness.window)
        harness.step()
        return [meter]
      }
    },
    ObjectDeallocationCase("ContainmentObserverGroup") {
      let log = CallbackLog()
      return [log, ContainmentObserverGroup(log)]
    },
    ObjectDeallocationCase("InspectorController", "shown as a tool") {
      inWindow { harness, _ in
        let inspector = InspectorController(log: harness.callbacks, checker: harness.checker)
        inspector.show(in: harness.window)
        harness.runUntilIdle()
        return [inspector]
      }
    },
    ObjectDeallocationCase("FileStateStore") { [FileStateStore(path: "/nowhere/state.json")] },
  ]
}
