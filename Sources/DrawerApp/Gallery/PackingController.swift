// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A checklist in a sheet with two heights.
final class PackingController: ListController {
  /// Called after a change with the packed things, and with a localized text about their number.
  private let onResult: ((_ packed: Set<Words>, _ result: String) -> Void)?
  private var packed: Set<Words>

  private static let items: [Words] = [
    "Passport", "Train tickets", "Toothbrush", "Rain jacket", "Walking boots", "Charger", "Camera",
    "Sunscreen", "Book", "Water bottle", "Swimwear", "First-aid kit",
  ]

  static var initiallyPacked: Set<Words> { [items[0], items[2]] }

  init(
    packed: Set<Words> = initiallyPacked,
    onResult: ((_ packed: Set<Words>, _ result: String) -> Void)? = nil
  ) {
    self.packed = packed
    self.onResult = onResult
    super.init(title: localized("Page sheet"))
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium, .large]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.prefersCloseButtonVisible = true
    updateRows()
  }

  private func updateRows() {
    setRows(
      Self.items.map { thing in
        let isPacked = packed.contains(thing)
        return Row(
          title: localized(thing), image: .icon(isPacked ? "check" : "circle"),
          imageColor: isPacked ? .success : .secondaryText, isOn: isPacked,
          section: localized("Packed: \(packed.count) of \(Self.items.count)")
        ) { [weak self] in self?.togglePacked(thing) }
      })
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    Self.encode(packed, with: coder)
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let saved = Self.decode(with: coder) else { return }
    packed = saved
    updateRows()
  }

  /// Saves the packed things, for the list and for the screen that presents it.
  static func encode(_ packed: Set<Words>, with coder: StateCoder) {
    coder.encode(packed.map(\.key).sorted(), forKey: "packed")
  }

  /// Returns the things that `encode(_:with:)` saved; nil if nothing was saved.
  static func decode(with coder: StateCoder) -> Set<Words>? {
    coder.decode([String].self, forKey: "packed").map { keys in
      Set(items.filter { keys.contains($0.key) })
    }
  }

  private func togglePacked(_ thing: Words) {
    if packed.remove(thing) == nil { packed.insert(thing) }
    updateRows()
    onResult?(
      packed,
      localized(
        packed.count, "\(packed.count) of \(Self.items.count) items packed.",
        "\(packed.count) of \(Self.items.count) items packed."))
  }
}
