// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CGallerySources
internal import DrawerContainer

/// The source of a screen, to read and to copy. A screen of several files shows them by name.
final class CodeController: ViewController {
  /// The next start does not open it again.
  private final class CodeStack: NavigationController, TransientPresentation {}

  private let sources: [GallerySource]
  private let files: PopUpButton
  private let textView = TextView(style: .code)
  private lazy var copyItem = BarButtonItem(title: Self.copyTitle, style: .prominent) {
    [weak self] in self?.copy()
  }

  /// Points: a line of 100 letters shows in one.
  private static let size = Size(850, 640)
  private static let inset = 16.0
  /// Seconds for which the button says that it did its work.
  private static let thanks = 2.0
  private static var title: String { localized("Code of this screen") }
  private static var copyTitle: String { localized("Copy") }

  /// - Parameter files: Names without the extension.
  static func make(_ files: [String]) -> ViewController {
    let stack = CodeStack(rootViewController: CodeController(files))
    stack.title = title
    stack.modalPresentationStyle = .formSheet
    stack.preferredContentSize = size
    return stack
  }

  private init(_ files: [String]) {
    sources = files.compactMap(GallerySource.init)
    self.files = PopUpButton(
      choices: sources.map { PopUpButton.Choice($0.fileName) }, label: localized("File"))
    super.init()
    title = Self.title
    navigationItem.leftBarButtonItems = [
      BarButtonItem(title: localized("Close")) { [weak self] in self?.dismiss(animated: true) }
    ]
    copyItem.toolTip = localized("Copies the whole file")
    navigationItem.rightBarButtonItems = [copyItem]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    files.toolTip = localized("The files that this screen is made of")
    files.onValueChanged = { [weak self] in self?.show($0) }
    textView.accessibilityLabel = localized("Swift code")
    for part in [files, textView] { view.addSubview(part) }
    files.pin([.top(Self.inset), .leading(Self.inset)])
    textView.pin([.leading(), .trailing(), .bottom()])
    textView.topAnchor.constraint(equalTo: files.bottomAnchor, constant: 8).isActive = true
    show(0)
  }

  /// Return does what the prominent button does.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .return, event.modifiers.isEmpty, !event.isRepeat else { return false }
    copy()
    return true
  }

  private var source: GallerySource? {
    files.selectedIndex.flatMap { sources.indices.contains($0) ? sources[$0] : nil }
  }

  private func show(_ index: Int) {
    guard let source else { return }
    let parts = SwiftHighlighter.parts(of: source.text)
    textView.text = source.text
    textView.paragraphColors = { parts.indices.contains($0) ? parts[$0] : [] }
    copyItem.title = Self.copyTitle
  }

  private func copy() {
    guard let source, let window = view.window else { return }
    window.setClipboard(source.text)
    copyItem.title = localized("Copied")
    window.animations.after(Self.thanks) { [weak self] in self?.copyItem.title = Self.copyTitle }
  }
}

extension BarButtonItem {
  /// The button of a screen that shows what the screen is made of.
  ///
  /// - Parameter files: Names without the extension, the most telling one first.
  static func showCode(_ files: [String], of screen: ViewController) -> BarButtonItem {
    let item = BarButtonItem(image: .icon("code"), label: localized("Show code")) { [weak screen] in
      screen?.present(CodeController.make(files), animated: true)
    }
    item.toolTip = localized("Show the Swift code of this screen")
    return item
  }
}

/// A source file of the gallery: the very text that this program was compiled from.
nonisolated struct GallerySource: Sendable {
  /// With the extension.
  let fileName: String
  let text: String

  /// - Parameter name: Without the extension. Nil where `CGallerySources` does not embed such a file.
  init?(_ name: String) {
    guard let file = gallery_source_named(name)?.pointee else { return nil }
    fileName = "\(name).swift"
    text = String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
  }
}
