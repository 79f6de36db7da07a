// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Demonstrates presentations: a row for each way to present a screen, and the result of the last one below.
final class PresentationsController: ListController {
  private let result = Label(localized("Your answer appears here."))
  /// The result of the last presentation; nil if there was none.
  private var lastResult: String?
  private let resultBar = View()
  /// The packed things and the profile that the user has saved.
  private var packed = PackingController.initiallyPacked
  private var profile = ProfileController.Profile()
  /// The functions that make the screens of the rows, keyed by the screens' restoration identifiers.
  private var screenFactories: [String: (PresentationsController) -> ViewController] = [:]

  /// The height of the line with the result, in points.
  private static let lineHeight = 44.0

  init() {
    super.init(title: localized("Presentations"))
    setRows(screenRows() + questionRows())
    let files = [
      "PresentationsController", "PackingController", "ProfileController", "EditorController",
      "ListController",
    ]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    resultBar.backgroundColor = .hover
    if lastResult == nil { result.accessibilityLabel = localized("Result") }
    view.addSubview(resultBar)
    resultBar.addSubview(result)
    result.numberOfLines = 0
    resultBar.pin([.leading(), .trailing(), .bottom(), .minimumHeight(Self.lineHeight)])
    result.pin([.leading()], to: view.readableContentGuide)
    result.pin([.centerY()])
    let height = resultBar.heightAnchor.constraint(equalToConstant: Self.lineHeight)
    height.priority = .defaultLow
    LayoutConstraint.activate([
      height,
      result.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor),
      resultBar.heightAnchor.constraint(
        greaterThanOrEqualTo: result.heightAnchor, constant: view.theme.metrics.gap),
    ])
    pinTableBottom(above: resultBar)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { screenFactories[identifier]?(self) }

  private func screenRows() -> [Row] {
    let section = localized("Screens")
    return [
      makeRow(Words("Page sheet"), localized("Two heights; drag the upper edge"), section) {
        list, showResult in
        PackingController(packed: list.packed) { [weak list] packed, result in
          list?.packed = packed
          showResult(result)
        }
      },
      makeRow(Words("Form sheet"), localized("Edit a profile"), section) { list, showResult in
        ProfileController(
          list.profile, onSave: { [weak list] in list?.profile = $0 }, onResult: showResult)
      },
      makeRow(Words("Full screen"), localized("Covers the whole window"), section) { _, _ in
        PictureController()
      },
      makeRow(Words("Over full screen"), localized("Translucent background"), section) { _, _ in
        HintsController()
      },
      makeRow(Words("Draft"), localized("Asks before discarding your text"), section) {
        DraftController(onResult: $1)
      },
    ]
  }

  private func questionRows() -> [Row] {
    let section = localized("Questions")
    return [
      makeRow(Words("Alert"), localized("Requires an answer"), section) {
        Questions.deletePhotos($1)
      },
      makeRow(
        Words("Alert with three buttons"), localized("Save, don’t save or cancel"), section
      ) { Questions.saveChanges($1) },
      makeRow(Words("Action sheet"), localized("Choose how to share a photo"), section) {
        list, showResult in
        Questions.sharePhoto(
          copy: { [weak list] in list?.view.window?.setClipboard($0) }, showResult)
      },
    ]
  }

  private func makeRow(
    _ words: Words, _ subtitle: String, _ section: String,
    _ make: @escaping (PresentationsController, @escaping (String) -> Void) -> ViewController
  ) -> Row {
    screenFactories[words.key] = { list in make(list) { [weak list] in list?.showResult($0) } }
    return Row(title: localized(words), subtitle: subtitle, section: section) { [weak self] in
      guard let self, let screen = screenFactories[words.key]?(self) else { return }
      screen.restorationIdentifier = words.key
      present(screen, animated: true)
    }
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(localized: lastResult, forKey: "result")
    PackingController.encode(packed, with: coder)
    coder.encode(profile, forKey: "profile")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    if let text = coder.decodeLocalized(forKey: "result") { showResult(text) }
    packed = PackingController.decode(with: coder) ?? packed
    profile = coder.decode(forKey: "profile") ?? profile
  }

  private func showResult(_ text: String) {
    lastResult = text
    result.text = text
    result.accessibilityLabel = localized("Result, \(text)")
    // The first responder is a row, so a screen reader does not read the result by itself.
    if let label = result.accessibilityLabel { viewIfLoaded?.window?.announce(label) }
  }
}

/// Hints over the whole window, on a translucent background.
final class HintsController: ViewController {
  private static let hints: [(icon: String, words: Words)] = [
    ("menu", Words("F9 opens and closes the menu.")),
    ("keyboard", Words("F1 lists all keyboard shortcuts.")),
    ("sidebar", Words("Ctrl+Shift+I shows the inspector.")),
    ("back", Words("Alt+Left and Escape go back.")),
  ]
  /// The size of the icons in points, at the default text size.
  private static let iconSize = 24.0
  /// The opacity of the background, 0…1.
  private static let opacity = 0.78

  override init() {
    super.init()
    title = localized("Over full screen")
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  override func viewDidLoad() {
    prepareView(.faded(.fixed(.black), Self.opacity))
    let heading = Label(localized("Good to know"), style: .largeTitle, color: .onColor)
    let side = Self.iconSize * view.traits.textScale
    let lines = Self.hints.map { icon, text in
      let picture = ImageView(.icon(icon), imageSize: Size(side, side), accessibilityLabel: nil)
      picture.tint = .onColor
      for axis in [Axis.horizontal, .vertical] {
        picture.setContentCompressionResistancePriority(.required, for: axis)
      }
      let label = Label(localized(text), color: .onColor)
      label.numberOfLines = 0
      return View.row([picture, label], spacing: 12, alignment: .center)
    }
    let close = Button.filled(localized("Close"))
    // Fixed colors, because the background is dark in every theme.
    close.backgroundColor = .onColor
    close.color = .fixed(.black)
    defaultButton = close
    close.onActivate = { [weak self] in self?.dismiss(animated: true) }
    let column = View.column([heading] + lines + [close], alignment: .leading)
    column.setCustomSpacing(20, after: heading)
    if let last = lines.last { column.setCustomSpacing(28, after: last) }
    addCentered(column, [.centerX()])
  }
}

/// A picture that fills the window.
final class PictureController: ViewController {
  private let picture = ImageView(Landscape.all[0].image, accessibilityLabel: Landscape.all[0].name)
  private let close = Button.filled(localized("Close"))

  /// The margin in points.
  private static let margin = 16.0

  override init() {
    super.init()
    title = localized("Full screen")
    modalPresentationStyle = .fullScreen
  }

  override func viewDidLoad() {
    prepareView(.fixed(.black))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    close.backgroundColor = .surface
    defaultButton = close
    close.onActivate = { [weak self] in self?.dismiss(animated: true) }
    for part in [picture, close] { view.addSubview(part) }
    picture.pin(Pin.edges())
    close.pin([.trailing(Self.margin), .top(Self.margin)])
  }
}

/// Alerts with questions. Each passes a localized text about the answer to its handler.
enum Questions {
  typealias AnswerHandler = (String) -> Void

  static func deletePhotos(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Delete three photos?"), localized("This can’t be undone."), .alert,
      [
        (localized("Delete"), .destructive, localized("Three photos deleted.")),
        (localized("Keep"), .cancel, localized("Photos kept.")),
      ], answer)
  }

  static func saveChanges(_ answer: @escaping AnswerHandler) -> AlertController {
    make(
      localized("Save changes?"), localized("The plan has unsaved changes."), .alert,
      [
        (localized("Save"), .default, localized("Changes saved.")),
        (localized("Don’t save"), .destructive, localized("Changes not saved.")),
        (localized("Cancel"), .cancel, localized("Canceled.")),
      ], answer)
  }

  /// - Parameter copy: Copies a text to the clipboard.
  static func sharePhoto(
    copy: @escaping (String) -> Void, _ answer: @escaping AnswerHandler
  ) -> AlertController {
    let copied = localized("Link copied.")
    return make(
      localized("Share photo"), nil, .actionSheet,
      [
        (localized("Copy link"), .default, copied),
        (localized("Send by email"), .default, localized("Photo sent by email.")),
        (localized("Print"), .default, localized("Photo printed.")),
        (localized("Cancel"), .cancel, localized("Photo not shared.")),
      ]
    ) { result in
      if result == copied { copy("https://example.org/photos/1") }
      answer(result)
    }
  }

  private static func make(
    _ title: String, _ message: String?, _ style: AlertController.Style,
    _ answers: [(title: String, style: AlertAction.Style, result: String)],
    _ answer: @escaping AnswerHandler
  ) -> AlertController {
    let alert = AlertController(title: title, message: message, preferredStyle: style)
    for (title, style, result) in answers {
      let action = AlertAction(title: title, style: style) { _ in answer(result) }
      alert.addAction(action)
      if style == .default, alert.preferredAction == nil { alert.preferredAction = action }
    }
    return alert
  }
}
