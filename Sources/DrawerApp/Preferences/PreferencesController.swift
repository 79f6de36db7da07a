// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The program's preferences, in a form sheet. Changes take effect immediately where possible.
final class PreferencesController: ViewController {
  /// The size of the form at the default text scale, in points.
  private static let size = Size(520, 604)
  private static let inset = 24.0
  private static let controlWidth = 320.0
  private static let scales = [1, 1.25, 1.5, 2, 3]
  private static let textScales = [1, 1.25, 1.5, 2]
  /// Each language is named in itself, because its speakers may read no other one.
  private static let languages: [(String, String?)] = [
    ("English", "en"), ("Deutsch", "de"), ("العربية", "ar"),
  ]

  private(set) var preferences = Preferences()
  private var onPreview: (Preferences) -> Void = { _ in }
  private var onChange: (Preferences) -> Void = { _ in }
  private var scaleQuestion: ScaleQuestion?
  /// Update the controls from the preferences.
  private var controlUpdates: [() -> Void] = []
  /// The preferences with which the program was started.
  private var initialPreferences = Preferences()

  private let heading = Label(localized("Preferences"), style: .title)
  private let doneButton = Button.filled(localized("Done"), isPrimary: true)
  private let scrollView = ScrollView()
  private let form = FormView()
  private let note = Label(style: .caption)

  override init() {
    super.init()
    title = localized("Preferences")
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
  }

  /// Sets the initial preferences. Call it before the view is loaded.
  ///
  /// - Parameters:
  ///   - onPreview: Called with preferences that take effect, but are not saved yet. Default: does nothing.
  ///   - onChange: Called after each change that is to be saved.
  func configure(
    with preferences: Preferences, onPreview: @escaping (Preferences) -> Void = { _ in },
    onChange: @escaping (Preferences) -> Void
  ) {
    self.preferences = preferences
    initialPreferences = preferences
    self.onPreview = onPreview
    self.onChange = onChange
  }

  override func viewDidLoad() {
    prepareView()
    defaultButton = doneButton
    doneButton.onActivate = { [weak self] in self?.dismiss(animated: true) }
    scrollView.accessibilityLabel = localized("Preferences")
    for part in [heading, doneButton, scrollView] { view.addSubview(part) }
    heading.numberOfLines = 0
    heading.pin([.leading(Self.inset)])
    doneButton.pin([.trailing(Self.inset), .top(12), .minimumHeight(36)])
    scrollView.pin([.leading(), .trailing(), .bottom()])
    LayoutConstraint.activate([
      heading.trailingAnchor.constraint(lessThanOrEqualTo: doneButton.leadingAnchor, constant: -8),
      heading.centerYAnchor.constraint(equalTo: doneButton.centerYAnchor),
      scrollView.topAnchor.constraint(equalTo: doneButton.bottomAnchor, constant: 8),
    ])
    // The preferences are saved separately, and the command line may override them.
    form.restoresState = false
    scrollView.contentView.addSubview(form)
    form.pin([.leading(Self.inset), .trailing(Self.inset)], to: scrollView.frameLayoutGuide)
    form.pin([.top(), .bottom(Self.inset)], to: scrollView.contentLayoutGuide)
    addRows()
    updateNote()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scaleQuestion?.revert()
  }

  override func windowShouldClose() async -> Bool {
    scaleQuestion?.revert()
    return true
  }

  /// Creates the rows again, because another text scale needs other widths.
  override func traitsDidChange(from old: Traits) {
    super.traitsDidChange(from: old)
    preferredContentSize = Self.size.scaled(for: traits)
    guard isViewLoaded, view.traits.textScale != old.textScale else { return }
    let row = form.arrangedSubviews.firstIndex { part in
      (view.window?.focus.firstResponder as? View)?.isDescendant(of: part) == true
    }
    for part in form.arrangedSubviews { part.removeFromSuperview() }
    addRows()
    guard let row, let focus = view.window?.focus,
      let control = (form.arrangedSubviews[row] as? FormRow)?.control
    else { return }
    focus.focus(control)
  }

  private func addRows() {
    controlUpdates = []
    form.addGroup(localized("Language and text"))
    addChoice(localized("Language"), \.language, Self.languages)
    addChoice(
      localized("Text size"), \.textScale, choices(Self.textScales, \.textScale, \.percentText))
    form.addGroup(localized("Colors"))
    addChoice(
      localized("Theme"), \.theme, [(localized("Light"), .light), (localized("Dark"), .dark)])
    addChoice(
      localized("Contrast"), \.contrast,
      [(localized("Normal"), .normal), (localized("High"), .high)])
    form.addGroup(localized("Layout and motion"))
    addChoice(
      localized("Direction"), \.direction,
      [(localized("Left to right"), .leftToRight), (localized("Right to left"), .rightToLeft)])
    addChoice(localized("Scale"), \.scale, choices(Self.scales, \.scale, \.displayText))
    addChoice(
      localized("Motion"), \.motion, [(localized("Full"), .full), (localized("Reduced"), .reduced)])
    form.addGroup(localized("Graphics"))
    addChoice(
      localized("Renderer"), \.renderer,
      [(localized("Software"), .software), (localized("Accelerated"), .accelerated)])
    addChoice(
      localized("Window system"), \.windowSystem, [("Wayland", .wayland), ("X11", .x11)])
    note.numberOfLines = 0
    note.color = .secondaryText
    form.addArrangedSubview(note)
    form.setCustomSpacing(8, after: form.arrangedSubviews[form.arrangedSubviews.count - 2])
  }

  /// Adds the current value if it comes from the command line and has no button.
  private func choices(
    _ usual: [Double], _ path: KeyPath<Preferences, Double?>, _ text: (Double) -> String
  ) -> [(String, Double?)] {
    let present = [preferences[keyPath: path]].compactMap(\.self).filter { !usual.contains($0) }
    return (usual + present).sorted().map { (text($0), $0) }
  }

  /// Adds a row for a preference. The first choice follows the desktop, which is the default of each preference.
  private func addChoice<Value: Equatable>(
    _ title: String, _ path: WritableKeyPath<Preferences, Value>, _ others: [(String, Value)]
  ) {
    let choices: [(title: String, value: Value)] =
      [(localized("Auto"), Preferences()[keyPath: path])] + others
    let control = SegmentedControl(
      segments: choices.map { .title($0.title) }, accessibilityLabel: title)
    let update = { [unowned self, unowned control] in
      control.selectedSegmentIndex = choices.firstIndex { $0.value == preferences[keyPath: path] }
    }
    update()
    controlUpdates.append(update)
    control.onValueChanged = { [weak self] in self?.setPreference(path, to: choices[$0].value) }
    // Long words and large text need a line of their own.
    guard hasRoomBeside(choices.map(\.title)), !isNarrow else {
      form.addRow(title, control, placement: .below)
      return
    }
    // All controls are aligned, and become narrower than that before the labels do.
    let width = control.widthAnchor.constraint(equalToConstant: controlWidth)
    width.priority = .init(rawValue: LayoutPriority.defaultHigh.rawValue - 1)
    width.isActive = true
    control.setContentCompressionResistancePriority(width.priority, for: .horizontal)
    form.addRow(title, control)
  }

  private var isNarrow: Bool {
    let size = view.window?.size ?? view.bounds.size
    return size.width < Self.size.width * max(1, view.traits.textScale)
      && view.traits.textScale > 1
  }

  private func hasRoomBeside(_ titles: [String]) -> Bool {
    let font = view.theme.fonts.bodyStrong
    let widest = titles.map { view.textMeasurer.width(of: $0, in: font) }.max() ?? 0
    return (widest + view.theme.metrics.gap) * Double(titles.count) <= controlWidth
  }

  private var controlWidth: Double { Self.controlWidth * max(1, view.traits.textScale) }

  private func setPreference<Value>(_ path: WritableKeyPath<Preferences, Value>, to value: Value) {
    let old = preferences
    preferences[keyPath: path] = value
    updateNote()
    guard preferences.scale != old.scale, let window = view.window else {
      return onChange(preferences)
    }
    onPreview(preferences)
    scaleQuestion = ScaleQuestion(over: self, in: window) { [weak self] isKept in
      guard let self else { return }
      scaleQuestion = nil
      if isKept { return onChange(preferences) }
      preferences = old
      onPreview(old)
      for update in controlUpdates { update() }
    }
  }

  private func updateNote() {
    let (new, old) = (preferences, initialPreferences)
    let isWaiting =
      new.renderer != old.renderer || new.language != old.language
      || new.windowSystem != old.windowSystem
    note.text =
      isWaiting
      ? localized("Restart Drawer to apply this.")
      : localized(
        """
        Auto follows the desktop. Changes apply immediately, except language, renderer and window system, which need \
        a restart.
        """)
    note.color = isWaiting ? .text : .secondaryText
  }
}
