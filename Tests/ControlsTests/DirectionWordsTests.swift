// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// `leading` and `trailing` mirror with the layout direction; `left` and `right` are sides. In every API that has the words.
struct DirectionWordsTests {
  /// Points.
  private nonisolated static let width = 300.0

  /// The API, whether it mirrors, and the view to look at in a root view of 300 × 200 points.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var mirrors: Bool
    var arrange: @MainActor @Sendable (View) -> ArrangedContent
    var testDescription: String { name }
  }

  enum ArrangedContent {
    case view(View)
    /// The one text of a view.
    case text(View, String)
  }

  nonisolated private static func label(_ alignment: TextLayout.Alignment, lines: Int = 1)
    -> @MainActor @Sendable (View) -> ArrangedContent
  {
    { root in
      let label = Label("abc")
      label.alignment = alignment
      label.numberOfLines = lines
      label.frame = Rect(0, 0, width, 40)
      root.addSubview(label)
      return .text(label, "abc")
    }
  }

  @MainActor private static func box(_ root: View) -> View {
    let view = View()
    root.addSubview(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return view
  }

  nonisolated private static func stack(_ alignment: StackView.Alignment, axis: Axis = .vertical)
    -> @MainActor @Sendable (View) -> ArrangedContent
  {
    { root in
      let view = Label("abc")
      view.alignment = .center
      let stack = StackView(arrangedSubviews: axis == .vertical ? [view] : [view, View()])
      stack.axis = axis
      stack.alignment = alignment
      root.addSubview(stack)
      stack.pin([.leading(), .trailing(), .top()])
      return .view(view)
    }
  }

  nonisolated static let cases: [Case] = [
    Case(name: "label leading", mirrors: true, arrange: label(.leading)),
    Case(name: "label trailing", mirrors: true, arrange: label(.trailing)),
    Case(name: "label left", mirrors: false, arrange: label(.left)),
    Case(name: "label right", mirrors: false, arrange: label(.right)),
    Case(name: "label natural", mirrors: false, arrange: label(.natural)),
    Case(name: "long label leading", mirrors: true, arrange: label(.leading, lines: 0)),
    Case(name: "long label right", mirrors: false, arrange: label(.right, lines: 0)),
    Case(name: "column leading", mirrors: true, arrange: stack(.leading)),
    Case(name: "column trailing", mirrors: true, arrange: stack(.trailing)),
    Case(name: "row", mirrors: true, arrange: stack(.fill, axis: .horizontal)),
    Case(name: "pin leading", mirrors: true) { root in
      let view = View()
      root.addSubview(view)
      view.pin([.leading(8), .top(), .width(40), .height(20)])
      return .view(view)
    },
    Case(name: "pin trailing", mirrors: true) { root in
      let view = View()
      root.addSubview(view)
      view.pin([.trailing(8), .top(), .width(40), .height(20)])
      return .view(view)
    },
    Case(name: "leading anchor", mirrors: true) { root in
      let view = box(root)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      return .view(view)
    },
    Case(name: "trailing anchor", mirrors: true) { root in
      let view = box(root)
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
      return .view(view)
    },
    Case(name: "left anchor", mirrors: false) { root in
      let view = box(root)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
      return .view(view)
    },
    Case(name: "right anchor", mirrors: false) { root in
      let view = box(root)
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8).isActive = true
      return .view(view)
    },
    Case(name: "flexible left margin", mirrors: false) { root in
      let outer = View(frame: Rect(0, 0, 100, 20))
      let view = View(frame: Rect(10, 0, 40, 20))
      view.autoresizingMask = .flexibleLeftMargin
      outer.addSubview(view)
      outer.frame.size.width = width
      root.addSubview(outer)
      return .view(view)
    },
    Case(name: "left margin", mirrors: false) { root in
      root.layoutMargins = Insets(top: 0, left: 30, bottom: 0, right: 0)
      let view = box(root)
      view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
      return .view(view)
    },
    Case(name: "leading buttons of a bar", mirrors: true) { root in
      let bar = NavigationBar(frame: Rect(0, 0, width, 48))
      let button = Button(title: "Edit", accessibilityLabel: "Edit")
      bar.leadingButtons = [button]
      root.addSubview(bar)
      return .view(button)
    },
    Case(name: "trailing buttons of a bar", mirrors: true) { root in
      let bar = NavigationBar(frame: Rect(0, 0, width, 48))
      let button = Button(title: "Edit", accessibilityLabel: "Edit")
      bar.trailingButtons = [button]
      root.addSubview(bar)
      return .view(button)
    },
    Case(name: "message of a field", mirrors: true) { root in
      let field = TextField("Ada", accessibilityLabel: "Name")
      field.errorMessage = "Missing"
      field.frame = Rect(0, 0, width, 80)
      root.addSubview(field)
      return .text(field, "Missing")
    },
    Case(name: "placeholder of a field", mirrors: true) { root in
      let field = TextField(accessibilityLabel: "Name")
      field.placeholder = "Name"
      field.frame = Rect(0, 0, width, 36)
      root.addSubview(field)
      return .text(field, "Name")
    },
    Case(name: "detail of a form's row", mirrors: true) { root in
      let form = FormView()
      root.addSubview(form)
      form.pin([.leading(), .trailing(), .top()])
      form.addRow("Volume", Slider(accessibilityLabel: "Volume")).detail = "5"
      return .text(form, "5")
    },
  ]

  /// Points from the left to the place's left and right edges.
  private func edges(_ example: Case, _ direction: Traits.LayoutDirection) -> (Double, Double)? {
    var traits = Traits()
    traits.layoutDirection = direction
    let root = ViewController()
    root.loadViewIfNeeded()
    let harness = TestWindow(size: Size(Self.width, 200), traits: traits)
    let placed = example.arrange(root.view)
    harness.show(root)
    harness.window.invalidateAll()
    let contents = harness.step()
    switch placed {
    case .view(let view):
      let frame = view.convert(view.bounds, to: root.view)
      return (frame.minX, frame.maxX)
    case .text(let view, let text):
      for command in contents?.placements.flatMap(\.layer.displayList.commands) ?? [] {
        guard case .text(text, let font, _, let point) = command else { continue }
        return (point.x, point.x + view.textMeasurer.width(of: text, in: font))
      }
      return nil
    }
  }

  @Test(arguments: cases)
  func `right-to-left layout mirrors leading and trailing in every API, but not left and right`(
    example: Case
  ) throws {
    let (left, right) = try #require(edges(example, .leftToRight))
    let mirrored = try #require(edges(example, .rightToLeft))

    #expect(abs(left - (Self.width - right)) > 4, "the place is not in the middle")
    let expected = example.mirrors ? (Self.width - right, Self.width - left) : (left, right)
    #expect(abs(mirrored.0 - expected.0) <= 1)
    #expect(abs(mirrored.1 - expected.1) <= 1)
  }

  @Test func `a text layout with isMirrored mirrors only leading and trailing alignment`() {
    func x(_ alignment: TextLayout.Alignment, _ isMirrored: Bool) -> Double {
      TextLayout(
        "abc", font: Font(size: 10), width: 100, alignment: alignment, isMirrored: isMirrored,
        measurer: ApproximateTextMeasurer()
      ).lines[0].baseline.x
    }

    for isMirrored in [false, true] {
      #expect(x(.leading, isMirrored) == (isMirrored ? 85 : 0))
      #expect(x(.trailing, isMirrored) == (isMirrored ? 0 : 85))
      #expect(x(.left, isMirrored) == 0)
      #expect(x(.right, isMirrored) == 85)
      #expect(x(.natural, isMirrored) == 0)
    }
  }

  @Test
  func `a leading-aligned label's text moves to the right when the window becomes right-to-left`() {
    let root = ViewController()
    let label = Label("abc")
    label.alignment = .leading
    label.frame = Rect(0, 0, Self.width, 40)
    root.view.addSubview(label)
    let harness = TestWindow(root: root, size: Size(Self.width, 200))
    harness.step()

    harness.window.traits.layoutDirection = .rightToLeft
    let commands = harness.step()?.placements.flatMap(\.layer.displayList.commands) ?? []

    let positions = commands.compactMap { command -> Double? in
      if case .text("abc", _, _, let point) = command { point.x } else { nil }
    }
    #expect(positions == [Self.width - 21])
  }
}
