// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport

nonisolated extension ViewDeallocationCase {
  /// A view alone.
  private init(
    _ name: String, plain make: @escaping @MainActor @Sendable () -> View
  ) {
    self.init(name) { Scene(view: make()) }
  }

  /// A view with what every view can have: recognizers, a guide, constraints, what it is called by.
  @MainActor private static func configuredView() -> View {
    let (view, inner) = (View(), Label("Inner"))
    view.addSubview(inner)
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    inner.pin([.top(4), .trailing(4)])
    view.addGestureRecognizer(PanGestureRecognizer())
    view.accessibilityLabelView = inner
    return view
  }

  @MainActor private static func table() -> Scene {
    let (rows, table) = (PlainRows(20), TableView(frame: Rect(0, 0, 300, 200)))
    rows.canMove = true
    rows.isSearchable = true
    rows.children = { _ in 2 }
    table.dataSource = rows
    table.delegate = rows
    table.allowsMultipleSelection = true
    table.reloadData()
    return Scene(view: table, owners: [rows]) {
      table.setExpanded(true, row: 1)
      table.setContentOffset(Point(0, 300), animated: true)
    }
  }

  static let all = [
    ViewDeallocationCase("View", plain: configuredView),
    ViewDeallocationCase("StackView") {
      Scene(
        view: StackView(arrangedSubviews: [
          Label("One"), configuredView(), Button(accessibilityLabel: "Two"),
        ]))
    },
    ViewDeallocationCase("ScrollView") {
      let view = ScrollView()
      view.contentHeight = 2000
      view.contentView.addSubview(configuredView())
      return Scene(view: view) {
        view.setContentOffset(Point(0, 900), animated: true)
        view.flashScrollIndicators()
      }
    },
    ViewDeallocationCase("TableView", table),
    ViewDeallocationCase("TableViewCell", plain: { TableViewCell() }),
    ViewDeallocationCase("TextView") {
      let view = TextView((1...60).map { "Line \($0)" }.joined(separator: "\n"))
      view.isEditable = true
      return Scene(view: view) { view.setContentOffset(Point(0, 300), animated: true) }
    },
    ViewDeallocationCase("TextField") {
      let field = TextField("Some words", accessibilityLabel: "Name")
      field.clearButtonMode = .always
      field.validate = { $0.isEmpty ? "Empty" : nil }
      return Scene(view: field) { field.errorMessage = "Wrong" }
    },
    ViewDeallocationCase("Label", plain: { Label("Some words") }),
    ViewDeallocationCase(
      "ImageView", plain: { ImageView(.icon("menu"), accessibilityLabel: "Menu") }),
    ViewDeallocationCase("Control", plain: { Control() }),
    ViewDeallocationCase("Button") {
      let button = Button(title: "Send", image: .icon("menu"), accessibilityLabel: "Send")
      return Scene(view: button) { button.title = "Stop" }
    },
    ViewDeallocationCase("Switch") {
      let view = Switch(accessibilityLabel: "Wind")
      return Scene(view: view) { view.setOn(true, animated: true) }
    },
    ViewDeallocationCase("Slider") {
      let view = Slider(accessibilityLabel: "Height")
      return Scene(view: view) { view.setValue(1, animated: true) }
    },
    ViewDeallocationCase("Stepper", plain: { Stepper(accessibilityLabel: "Count") }),
    ViewDeallocationCase("SegmentedControl") {
      let view = SegmentedControl(
        segments: ["a", "b", "c"].map { .title($0) }, accessibilityLabel: "Letter")
      return Scene(view: view) { view.selectedSegmentIndex = 2 }
    },
    ViewDeallocationCase("PageControl") {
      let view = PageControl(accessibilityLabel: "Page")
      view.numberOfPages = 9
      return Scene(view: view) { view.currentPage = 5 }
    },
    ViewDeallocationCase("PopUpButton") {
      let view = PopUpButton(choices: ["a", "b", "c"], accessibilityLabel: "Letter")
      return Scene(view: view) { view.activate() }
    },
    ViewDeallocationCase("NavigationBar") {
      let bar = NavigationBar()
      let item = NavigationItem(title: "First")
      item.rightBarButtonItem = BarButtonItem(title: "Edit")
      bar.setItem(item)
      return Scene(view: bar) {
        bar.beginTransition(to: NavigationItem(title: "Second"), backItem: item, isForward: true)
          .animate()
      }
    },
    ViewDeallocationCase("TabBar") {
      let bar = TabBar()
      bar.items = ["a", "b", "c"].map { TabBarItem(title: $0) }
      bar.selectedIndex = 0
      return Scene(view: bar) { bar.select(2, animated: true) }
    },
    ViewDeallocationCase("Toolbar") {
      let bar = Toolbar()
      bar.items = [BarButtonItem(title: "One"), .flexibleSpace(), BarButtonItem(title: "Two")]
      return Scene(view: bar) { bar.beginTransition(to: [BarButtonItem(title: "Three")]).animate() }
    },
    ViewDeallocationCase("FormView") {
      let form = FormView()
      form.addGroup("Group")
      form.addRow("Name", TextField(accessibilityLabel: "Name"))
      return Scene(view: form) { form.rows.first?.message = "Wrong" }
    },
    ViewDeallocationCase("FormRow") {
      let form = FormView()
      return Scene(view: form.addRow("Name", Switch(accessibilityLabel: "Name")), owners: [form])
    },
    ViewDeallocationCase("ResizeGrip") {
      let grip = ResizeGrip(resizing: "Menu", isHorizontal: true)
      let length = ResizableLength()
      length.currentLength = { [weak length] in length?.points ?? 100 }
      length.limits = { 50...200 }
      length.attach(to: grip) {}
      return Scene(view: grip, owners: [length]) { [weak grip] in
        length.set(150, in: grip?.window, motion: .spring(.standard))
      }
    },
    ViewDeallocationCase("PopoverCard", plain: { PopoverCard(Label("Inner")) }),
    ViewDeallocationCase("ActivityIndicator") {
      let view = ActivityIndicator(accessibilityLabel: "Busy")
      return Scene(view: view) { view.startAnimating() }
    },
    ViewDeallocationCase("ProgressView") {
      let view = ProgressView(accessibilityLabel: "Done")
      return Scene(view: view) { view.setProgress(0.7, animated: true) }
    },
  ]
}
