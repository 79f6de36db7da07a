// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The library's own file chooser, a form sheet. It is for desktops without one.
final class FileChooserController: ViewController, TransientPresentation {
  private static let size = Size(640, 540)

  let chooser: FileChooser
  private let browser: any FileBrowser
  /// Receives the paths after the dismissal. It ends with the controller, so that its task does not wait forever.
  private let continuation: AsyncStream<[String]>.Continuation

  private(set) var list: FolderList
  private(set) var folder = "/"
  private var requestedFolder: String?
  private var folderError: FolderError?
  private var chosenPaths: [String] = []
  /// Whether the list becomes first responder as soon as it has rows.
  private var needsListFocus: Bool

  private(set) lazy var content = FileChooserView(chooser, in: localized)
  var table: TableView { content.table }
  private var localized: Localization { traits.localization }

  init(
    _ chooser: FileChooser, browser: any FileBrowser,
    continuation: AsyncStream<[String]>.Continuation
  ) {
    self.chooser = chooser
    self.browser = browser
    self.continuation = continuation
    needsListFocus = chooser.kind != .save
    list = FolderList(includesFiles: chooser.kind != .folder)
    super.init()
    title = chooser.title
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
  }

  deinit { continuation.finish() }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.allowsMultipleSelection = allowsMultipleSelection
    table.onFocusedRowChange = { [weak self] in self?.focusedRowDidChange() }
    table.onPrimaryAction = { [weak self] in self?.open(row: $0) }
    content.upButton.onActivate = { [weak self] in self?.showParent() }
    content.folderButton.onValueChanged = { [weak self] in self?.showFolderChoice($0) }
    content.filterButton.onValueChanged = { [weak self] in self?.useFilter($0) }
    content.nameField.text = chooser.name
    content.nameField.onEditingChanged = { [weak self] _ in self?.updateAccept() }
    content.nameField.onSubmit = { [weak self] _ in self?.accept() }
    content.cancelButton.onActivate = { [weak self] in self?.close() }
    content.acceptButton.onActivate = { [weak self] in self?.accept() }
    useFilter(0)
    showFolder(chooser.startFolder ?? browser.shortcutFolders.first?.path ?? "/")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard chooser.kind == .save, let window = view.window else { return focusList() }
    window.focus.focus(content.nameField)
    // The selection excludes the file extension, which stays when the user types another name.
    let stem = chooser.name.lastIndex(of: ".").map { chooser.name[..<$0].count } ?? 0
    content.nameField.selectedRange = 0..<(stem > 0 ? stem : chooser.name.count)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focusList()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    continuation.yield(chosenPaths)
    continuation.finish()
  }

  override var keyCommands: [KeyCommand] {
    func command(
      _ title: String, _ name: String, _ shortcuts: [KeyCommand.Shortcut],
      _ action: @escaping (FileChooserController) -> Void
    ) -> KeyCommand {
      KeyCommand(
        title, identifier: "files.\(name)", group: localized("Files"), shortcuts: shortcuts
      ) { [weak self] in
        if let self { action(self) }
        return true
      }
    }
    return [
      command(localized("Parent folder"), "parent", [.init(.up, .alt), .init(.backspace)]) {
        $0.showParent()
      },
      command(
        localized("Show or hide hidden files"), "hidden", [.init(.character("h"), .control)]
      ) { chooser in
        let names = chooser.selectedNames
        chooser.list.showsHidden.toggle()
        chooser.updateTable(selecting: names)
      },
      command(localized("Reload the folder"), "reload", [.init(.function(5))]) {
        $0.showFolder($0.folder, selecting: $0.selectedNames)
      },
    ]
  }

  // MARK: Folders

  /// Shows a folder as soon as it is read. Until then, the previous folder stays.
  func showFolder(_ path: String, selecting names: [String] = []) {
    let path = FilePath.normalized(path)
    requestedFolder = path
    browser.listFolder(path) { [weak self] result in
      guard let self, requestedFolder == path else { return }
      requestedFolder = nil
      folder = path
      switch result {
      case .success(let entries): (list.entries, folderError) = (entries, nil)
      case .failure(let reason): (list.entries, folderError) = ([], reason)
      }
      updateFolderChoices()
      updateTable(selecting: names)
    }
  }

  private func showParent() {
    guard let parent = FilePath.parent(of: folder) else { return }
    showFolder(parent, selecting: [FilePath.name(of: folder)])
  }

  /// The current folder, then the other suggested folders.
  private var folderChoices: [(name: String, path: String)] {
    [(name: FilePath.abbreviated(folder), path: folder)]
      + browser.shortcutFolders.filter { $0.path != folder }
  }

  private func updateFolderChoices() {
    content.folderButton.choices = folderChoices.map {
      PopUpButton.Choice($0.name, image: .icon("folder"))
    }
    content.folderButton.selectedIndex = 0
    content.upButton.isEnabled = folder != "/"
  }

  private func showFolderChoice(_ index: Int) {
    content.folderButton.selectedIndex = 0
    showFolder(folderChoices[index].path)
  }

  private func useFilter(_ index: Int) {
    guard chooser.filters.indices.contains(index) else { return }
    let filter = chooser.filters[index]
    let patterns = filter.patterns + browser.patterns(forMediaTypes: filter.mediaTypes)
    let names = selectedNames
    list.patterns = patterns.map { NamePattern($0) }
    updateTable(selecting: names)
  }

  private func updateTable(selecting names: [String]) {
    // A list without rows resigns first responder until it has rows again.
    needsListFocus = needsListFocus || table.isFirstResponder
    let names = Set(names)
    let rows = list.rows.indices.filter { names.contains(list.rows[$0].name) }
    table.reloadData()
    table.setFocusedRow(rows.first ?? 0)
    // A single choice begins with the first row. In a multiple selection, Ctrl and a click would add to that row.
    let first = allowsMultipleSelection || list.rows.isEmpty ? [] : [0]
    selectRows(chooser.kind == .open ? (rows.isEmpty ? first : rows) : [])
    content.messageLabel.text = list.rows.isEmpty ? emptyText : ""
    focusList()
    updateAccept()
  }

  private var emptyText: String {
    switch folderError {
    case .missing: localized("This folder no longer exists. Choose another folder.")
    case .notAFolder: localized("This is a file, not a folder. Choose a folder.")
    case .notAllowed:
      localized(
        "You don’t have permission to open this folder. Choose another folder, or ask its owner for access."
      )
    case .other(let reason):
      localized(
        "This folder can’t be read: \(reason). Press F5 to try again, or choose another folder.")
    case nil where list.entries.isEmpty: localized("This folder is empty.")
    case nil:
      list.includesFiles
        ? localized("This folder has no files of this type.")
        : localized("This folder contains no folders.")
    }
  }

  /// Makes the list first responder when it first has rows, and later only if there is no first responder.
  private func focusList() {
    guard let focus = view.window?.focus, focus.canFocus(table),
      needsListFocus || focus.firstResponder == nil
    else { return }
    needsListFocus = false
    focus.focus(table)
  }

  // MARK: Choosing

  private var allowsMultipleSelection: Bool {
    chooser.allowsMultipleSelection && chooser.kind != .save
  }

  var selectedEntries: [FileEntry] {
    let rows = allowsMultipleSelection ? table.selectedRows : table.currentRow.map { [$0] } ?? []
    return rows.compactMap { list.rows.indices.contains($0) ? list.rows[$0] : nil }
  }

  private var selectedNames: [String] { selectedEntries.map(\.name) }

  private func selectRows(_ rows: [Int]) {
    if allowsMultipleSelection { table.selectedRows = rows } else { table.currentRow = rows.first }
  }

  private func focusedRowDidChange() {
    guard !allowsMultipleSelection else { return }
    table.currentRow = table.focusedRow
    updateAccept()
  }

  func open(row: Int) {
    guard selectedEntries.count < 2 else { return accept() }
    let entry = list.rows[row]
    if entry.isFolder { return showFolder(path(of: entry)) }
    accept()
  }

  func updateAccept() {
    content.acceptButton.isEnabled =
      switch chooser.kind {
      case .open: selectedEntries.count == 1 || selectedEntries.contains { !$0.isFolder }
      case .save: folderError == nil && Self.isValidName(content.nameField.text)
      case .folder: folderError == nil
      }
  }

  private static func isValidName(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && !text.contains("/") && !text.contains("\0")
  }

  private func accept() {
    updateAccept()
    guard content.acceptButton.isEnabled, requestedFolder == nil else { return }
    switch chooser.kind {
    case .open:
      let selected = selectedEntries
      if selected.count == 1, selected[0].isFolder { return showFolder(path(of: selected[0])) }
      finish(with: selected.filter { !$0.isFolder }.map(path))
    case .folder: finish(with: selectedEntries.isEmpty ? [folder] : selectedEntries.map(path))
    case .save: save(as: content.nameField.text)
    }
  }

  private func path(of entry: FileEntry) -> String { FilePath.path(entry.name, in: folder) }

  private func save(as name: String) {
    let path = FilePath.path(name, in: folder)
    guard let old = list.entries.first(where: { $0.name == name }) else {
      return finish(with: [path])
    }
    guard !old.isFolder else { return showFolder(path) }
    let alert = AlertController(
      title: localized("Replace “\(name)”?"),
      message: localized(
        "A file with this name already exists in “\(FilePath.name(of: folder))”. Replacing it overwrites its contents."
      )
    )
    alert.addAction(AlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      AlertAction(title: localized("Replace"), style: .destructive) { [weak self] _ in
        self?.finish(with: [path])
      })
    present(alert, animated: true)
  }

  private func finish(with paths: [String]) {
    chosenPaths = paths
    close()
  }

  func close() { presentingViewController?.dismiss(animated: true) }
}

extension FileChooserController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { list.rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let entry = list.rows[row]
    cell.title = entry.name
    cell.image = .icon(entry.isFolder ? "folder" : "notes")
    cell.imageColor = entry.isFolder ? .accent : .secondaryText
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    list.rows[row].name
  }

  func tableViewDidChangeSelection(_ tableView: TableView) { updateAccept() }

  /// Copies the name of the file that a click or a key selects to the name field.
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    guard chooser.kind == .save, !list.rows[row].isFolder else { return }
    content.nameField.text = list.rows[row].name
    updateAccept()
  }
}
