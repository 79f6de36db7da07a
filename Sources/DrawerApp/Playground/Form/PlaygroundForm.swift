// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Controls for all options of a drawer: those of one side at a time, and the drawer's own.
final class PlaygroundForm: ViewController {
  /// Points.
  private static let inset = 16.0
  private static let spacing = 12.0
  private static let buttonHeight = 36.0
  /// Points at the default size of text: in a lower form everything scrolls, so that there is room for the rows.
  private static let lowHeight = 200.0

  private(set) weak var playground: PlaygroundController?

  /// The side whose options show.
  private(set) var side = DrawerSide.leading

  let scrollView = ScrollView()
  private let sidePicker = SegmentedControl(
    segments: DrawerSide.allCases.map { .title($0.title) }, label: localized("Side"))
  private let copyButton = Button.plate(localized("Copy Swift code"), isMain: true)
  private let actions = StackView()
  private let lines = [View(), View()]
  let form = FormView()
  /// Shows the settings in the rows.
  private var refreshes: [(PlaygroundSettings, DrawerSide) -> Void] = []

  override init() {
    super.init()
    title = localized("Options")
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    sidePicker.selectedSegmentIndex = 0
    sidePicker.onValueChanged = { [weak self] index in self?.edit(DrawerSide.allCases[index]) }
    addActions()
    scrollView.accessibilityLabel = localized("Options")
    view.addSubview(scrollView)
    copyButton.onActivate = { [weak self] in self?.copyCode() }
    for line in lines {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
    for row in PlaygroundSide.rows { add(row) { \.[$0] } }
    for row in PlaygroundSettings.rows { add(row) { _ in \.self } }
    pinParts()
    refresh()
  }

  /// The form changes the settings of this controller.
  func connect(to playground: PlaygroundController) { self.playground = playground }

  private func edit(_ side: DrawerSide) {
    self.side = side
    refresh()
  }

  /// The buttons, the progress of the side for which they can be used, and their actions.
  private static let actions:
    [(Words, isPossible: (Double) -> Bool, (PlaygroundController, DrawerSide) -> Void)] = [
      (Words("Open"), { $0 < 1 }, { $0.open($1) }), (Words("Close"), { $0 > 0 }, { $0.close($1) }),
      (Words("Toggle"), { _ in true }, { $0.toggle($1) }),
      (Words("Bounce"), { $0 == 0 }, { $0.bouncePreview($1) }),
    ]

  private func addActions() {
    for (name, _, action) in Self.actions {
      let button = Button.plate(localized(name))
      button.onActivate = { [weak self] in
        if let self, let playground { action(playground, side) }
      }
      actions.addArrangedSubview(button)
    }
    actions.distribution = .fillEqually
    actions.wrapsLines = true
    actions.spacing = 6
  }

  func enableActions() {
    guard isViewLoaded, let playground else { return }
    let progress = playground.progress(of: side)
    let buttons = actions.arrangedSubviews.compactMap { $0 as? Button }
    for (button, action) in zip(buttons, Self.actions) {
      button.setEnabled(action.isPossible(progress), handingFocusTo: buttons[2])
    }
  }

  private func copyCode() {
    guard let playground else { return }
    playground.copyCode()
    // Until something is changed: what is on the clipboard is what shows.
    copyButton.title = localized("Copied")
  }

  /// Shows the playground's settings.
  func refresh() {
    guard isViewLoaded, let settings = playground?.settings else { return }
    copyButton.title = localized("Copy Swift code")
    enableActions()
    for refresh in refreshes { refresh(settings, side) }
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    guard view.bounds.height > 0 else { return }
    let isLow = view.bounds.height < Self.lowHeight * max(1, view.traits.textScale)
    if isLow != (sidePicker.superview === form) { isLow ? scrollParts() : fixParts() }
  }

  /// Everything in the form, which scrolls.
  private func scrollParts() {
    LayoutConstraint.deactivate(fixedPlaces)
    fixedPlaces = scrollView.pin([.top(), .bottom()])
    for (index, part) in [sidePicker, actions].enumerated() {
      form.insertArrangedSubview(part, at: index)
      form.setCustomSpacing(Self.spacing / 2, after: part)
    }
    form.addArrangedSubview(copyButton)
    for line in lines { line.isHidden = true }
  }

  private var fixedPlaces: [LayoutConstraint] = []

  /// The picker and the buttons above and below the rows that scroll.
  private func fixParts() {
    LayoutConstraint.deactivate(fixedPlaces)
    for part in [sidePicker, actions, copyButton] { view.addSubview(part) }
    for line in lines { line.isHidden = false }
    let height = Self.buttonHeight * view.traits.textScale
    fixedPlaces = [sidePicker, actions, copyButton].flatMap { part in
      part.pin([.leading(Self.inset), .trailing(Self.inset), .minimumHeight(height)])
    }
    fixedPlaces += sidePicker.pin([.top(Self.spacing)])
    fixedPlaces += copyButton.pin([.bottom(Self.spacing)])
    let gaps: [(View, View, Double)] = [
      (sidePicker, actions, 6), (actions, lines[0], Self.spacing - 3), (lines[0], scrollView, 0),
      (scrollView, lines[1], 0), (lines[1], copyButton, Self.spacing - 1),
    ]
    let distances = gaps.map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: $2) }
    LayoutConstraint.activate(distances)
    fixedPlaces += distances
  }

  private func pinParts() {
    for part in lines + [scrollView] { part.pin([.leading(), .trailing()]) }
    for line in lines { line.pin([.height(1)]) }
    // The playground restores the settings that the rows show.
    form.restoresState = false
    scrollView.contentView.addSubview(form)
    form.pin([.leading(Self.inset), .trailing(Self.inset)], to: scrollView.frameLayoutGuide)
    form.pin([.top(), .bottom(Self.inset)], to: scrollView.contentLayoutGuide)
    fixParts()
  }

  // MARK: Rows

  func addRow(
    _ title: String, _ control: View, placement: FormRow.Placement = .beside,
    refresh: @escaping (PlaygroundSettings, DrawerSide, FormRow) -> Void
  ) {
    let row = form.addRow(title, control, placement: placement)
    refreshes.append { [unowned row] in refresh($0, $1, row) }
  }
}
