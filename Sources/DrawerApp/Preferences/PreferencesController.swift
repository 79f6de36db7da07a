// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The program's preferences, as a card over the window. What can change at once does.
final class PreferencesController: ViewController {
  /// Points that all of it takes at the default size of text.
  private static let size = Size(520, 604)
  private static let inset = 24.0
  private static let controlWidth = 320.0
  private static let scales: [Double?] = [nil, 1, 1.25, 1.5, 2, 3]
  private static let textScales: [Double?] = [nil, 1, 1.25, 1.5, 2]
  /// In words of their own: whoever looks for one may read no other.
  private static let languages = [("English", "en"), ("Deutsch", "de"), ("العربية", "ar")]

  private(set) var preferences = Preferences()
  /// Called with preferences that are to show, and not to be remembered yet.
  private var onTrial: (Preferences) -> Void = { _ in }
  /// Called after each change that is to be remembered.
  private var onChange: (Preferences) -> Void = { _ in }
  /// While the user decides on another scale.
  private var scaleQuestion: ScaleQuestion?
  /// Have the controls show the preferences again.
  private var updates: [() -> Void] = []
  /// What this start of the program was given.
  private var started = Preferences()

  private let heading = Label(localized("Preferences"), style: .title)
  private let done = Button.plate(localized("Done"), isMain: true)
  private let scrollView = ScrollView()
  private let form = FormView()
  private let note = Label(style: .caption)

  override init() {
    super.init()
    title = localized("Preferences")
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
  }

  /// To be called before the view loads.
  ///
  /// - Parameters:
  ///   - preferences: What the program started with.
  ///   - onTrial: Called with preferences that are to show, and not to be remembered yet. Default: nothing.
  ///   - onChange: Called after each change that is to be remembered.
  func begin(
    with preferences: Preferences, onTrial: @escaping (Preferences) -> Void = { _ in },
    onChange: @escaping (Preferences) -> Void
  ) {
    self.preferences = preferences
    started = preferences
    self.onTrial = onTrial
    self.onChange = onChange
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    defaultButton = done
    done.onActivate = { [weak self] in self?.dismiss(animated: true) }
    scrollView.accessibilityLabel = localized("Preferences")
    for part in [heading, done, scrollView] { view.addSubview(part) }
    heading.numberOfLines = 0
    heading.pin([.leading(Self.inset)])
    heading.trailingAnchor.constraint(lessThanOrEqualTo: done.leadingAnchor, constant: -8)
      .isActive =
      true
    heading.centerYAnchor.constraint(equalTo: done.centerYAnchor).isActive = true
    done.pin([.trailing(Self.inset), .top(12), .minimumHeight(36)])
    scrollView.pin([.leading(), .trailing(), .bottom()])
    scrollView.topAnchor.constraint(equalTo: done.bottomAnchor, constant: 8).isActive = true
    // The preferences are saved by themselves, and the command line may say something else.
    form.restoresState = false
    scrollView.contentView.addSubview(form)
    form.pin([.leading(Self.inset), .trailing(Self.inset)], to: scrollView.frameLayoutGuide)
    form.pin([.top(), .bottom(Self.inset)], to: scrollView.contentLayoutGuide)
    addRows()
    showNote()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scaleQuestion?.revert()
  }

  override func windowShouldClose() async -> Bool {
    scaleQuestion?.revert()
    return true
  }

  /// Larger letters need other widths: makes the rows again.
  override func traitsChanged(from old: Traits) {
    super.traitsChanged(from: old)
    preferredContentSize = Self.size.grown(with: traits)
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
    updates = []
    let desktop = localized("Auto")
    form.addGroup(localized("Language and text"))
    addChoice(
      localized("Language"), \.language,
      [(desktop, nil)] + Self.languages.map { (title: $0.0, value: Optional($0.1)) })
    addChoice(
      localized("Text size"), \.textScale,
      choices(Self.textScales, \.textScale, \.percentage))
    form.addGroup(localized("Colors"))
    addChoice(
      localized("Theme"), \.theme,
      [(desktop, .auto), (localized("Light"), .light), (localized("Dark"), .dark)])
    addChoice(
      localized("Contrast"), \.contrast,
      [(desktop, .auto), (localized("Normal"), .normal), (localized("High"), .high)])
    form.addGroup(localized("Layout and motion"))
    addChoice(
      localized("Direction"), \.direction,
      [
        (desktop, .auto), (localized("Left to right"), .leftToRight),
        (localized("Right to left"), .rightToLeft),
      ])
    addChoice(localized("Scale"), \.scale, choices(Self.scales, \.scale, \.shown))
    addChoice(
      localized("Motion"), \.motion,
      [(desktop, .auto), (localized("Full"), .full), (localized("Reduced"), .reduced)])
    form.addGroup(localized("Drawing"))
    addChoice(
      localized("Renderer"), \.renderer,
      [
        (desktop, .auto), (localized("Software"), .software),
        (localized("Accelerated"), .accelerated),
      ])
    addChoice(
      localized("Window system"), \.windowSystem,
      [(desktop, .auto), ("Wayland", .wayland), ("X11", .x11)])
    note.numberOfLines = 0
    note.color = .secondaryText
    form.addArrangedSubview(note)
    form.setCustomSpacing(8, after: form.arrangedSubviews[form.arrangedSubviews.count - 2])
  }

  /// The command line knows more numbers than there are buttons.
  private func choices(
    _ usual: [Double?], _ path: KeyPath<Preferences, Double?>, _ text: (Double) -> String
  ) -> [(String, Double?)] {
    let present = preferences[keyPath: path]
    return (usual.contains(present) ? usual : usual + [present])
      .sorted { ($0 ?? 0) < ($1 ?? 0) }
      .map { number in (number.map(text) ?? localized("Auto"), number) }
  }

  private func addChoice<Value: Equatable>(
    _ title: String, _ path: WritableKeyPath<Preferences, Value>,
    _ choices: [(title: String, value: Value)]
  ) {
    let control = SegmentedControl(segments: choices.map { .title($0.title) }, label: title)
    let update = { [unowned self, unowned control] in
      control.selectedSegmentIndex = choices.firstIndex { $0.value == preferences[keyPath: path] }
    }
    update()
    updates.append(update)
    control.onValueChanged = { [weak self] in self?.change(path, to: choices[$0].value) }
    // Long words and large letters have a line of their own.
    guard hasRoomBeside(choices.map(\.title)), !isNarrow else {
      form.addRow(title, control, placement: .below)
      return
    }
    // All begin in one line; in a narrow window they give way to the labels.
    let width = control.widthAnchor.constraint(equalToConstant: controlWidth)
    width.priority = .init(rawValue: LayoutPriority.defaultHigh.rawValue - 1)
    width.isActive = true
    control.setContentCompressionResistancePriority(width.priority, for: .horizontal)
    form.addRow(title, control)
  }

  /// Whether a row has no room for a label and its control.
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

  private func change<Value>(_ path: WritableKeyPath<Preferences, Value>, to value: Value) {
    let old = preferences
    preferences[keyPath: path] = value
    showNote()
    guard preferences.scale != old.scale, let window = view.window else {
      return onChange(preferences)
    }
    onTrial(preferences)
    scaleQuestion = ScaleQuestion(over: self, in: window) { [weak self] isKept in
      guard let self else { return }
      scaleQuestion = nil
      if isKept { return onChange(preferences) }
      preferences = old
      onTrial(old)
      for update in updates { update() }
    }
  }

  private func showNote() {
    let isWaiting =
      preferences.renderer != started.renderer || preferences.language != started.language
      || preferences.windowSystem != started.windowSystem
    note.text =
      isWaiting
      ? localized("This is used at the next start: quit the program and start it again.")
      : localized(
        """
        Auto follows the desktop. Changes show immediately; another language, renderer or window system is used at the next start.
        """)
    note.color = isWaiting ? .text : .secondaryText
  }
}
