// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The parts of the library's own chooser, from the top down.
final class FileChooserView: View {
  /// Points.
  private static let inset = 20.0
  private static let rowHeight = 36.0
  private static let buttonWidth = 96.0
  /// As far as rows keep from the sides.
  private static let listInset = 4.0

  let up: Button
  let places: PopUpButton
  let name: TextField
  let table = TableView()
  /// In the list's place where it has no rows.
  let message = Label("")
  let filters: PopUpButton
  let cancel: AlertButton
  let accept: AlertButton

  init(
    _ chooser: FileChooser, cancel: AlertAction, accept: AlertAction, in localized: Localization
  ) {
    up = Button(image: .icon("arrow-up"), label: localized("Parent folder"))
    places = PopUpButton(choices: [], selectedIndex: nil, label: localized("Folder"))
    name = TextField(label: localized("Name"))
    filters = PopUpButton(
      choices: chooser.filters.map { PopUpButton.Choice($0.name) },
      selectedIndex: chooser.filters.isEmpty ? nil : 0, label: localized("Kind of files"))
    self.cancel = AlertButton(cancel)
    self.accept = AlertButton(accept)
    super.init(frame: .zero)
    backgroundColor = .surface
    accessibilityLabel = chooser.title
    self.accept.setPreferred(true)
    up.toolTip = up.accessibilityLabel
    name.placeholder = localized("Name of the file")
    name.isHidden = chooser.kind != .save
    filters.isHidden = chooser.filters.count < 2 || chooser.kind == .folder
    table.rowHeight = Self.rowHeight
    table.accessibilityLabel = localized("Files")
    message.color = .secondaryText
    message.numberOfLines = 0
    message.alignment = .center
    message.isUserInteractionEnabled = false
    build(title: Label(chooser.title, style: .title))
  }

  private func build(title: Label) {
    let list = View()
    list.backgroundColor = .hover
    list.clipsToBounds = true
    list.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    list.cornerRadius = theme.metrics.cardRadius
    for view in [table, message] { list.addSubview(view) }
    table.pin([.leading(), .trailing(), .top(Self.listInset), .bottom(Self.listInset)])
    message.pin([.leading(32), .trailing(32), .centerY()])

    let gap = theme.metrics.gap
    let column = StackView(arrangedSubviews: [
      title, row([up, places], gap: gap / 2), name, list,
      row([filters, View(), cancel, accept], gap: gap),
    ])
    column.axis = .vertical
    column.spacing = gap
    addSubview(column)
    column.pin(Pin.edges(Self.inset))
    for button in [cancel, accept] {
      button.pin([.height(Self.rowHeight), .minimumWidth(Self.buttonWidth)])
    }
    filters.pin([.maximumWidth(240)])
  }

  private func row(_ views: [View], gap: Double) -> StackView {
    let row = StackView(arrangedSubviews: views)
    row.alignment = .center
    row.spacing = gap
    return row
  }
}
