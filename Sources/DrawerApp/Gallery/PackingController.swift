// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A list to tick off, in a sheet of two heights.
final class PackingController: ListController {
  /// Called after a change with the things that are packed, and with their number in words for a person.
  private let onResult: ((_ packed: Set<Words>, _ result: String) -> Void)?
  private var packed: Set<Words>

  private static let things: [Words] = [
    "Passport", "Train tickets", "Toothbrush", "Rain jacket", "Walking boots", "Charger", "Camera",
    "Sunscreen", "Book", "Water bottle", "Swimming things", "First-aid kit",
  ]

  /// The things that are packed at first.
  static var usual: Set<Words> { [things[0], things[2]] }

  init(
    packed: Set<Words> = usual,
    onResult: ((_ packed: Set<Words>, _ result: String) -> Void)? = nil
  ) {
    self.packed = packed
    self.onResult = onResult
    super.init(title: localized("Page sheet"))
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium, .large]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.prefersCloseButtonVisible = true
    showThings()
  }

  private func showThings() {
    setRows(
      Self.things.map { thing in
        let isPacked = packed.contains(thing)
        return Row(
          title: localized(thing), image: .icon(isPacked ? "check" : "circle"),
          imageColor: isPacked ? .success : .secondaryText, isOn: isPacked,
          section: localized("To pack: \(packed.count) of \(Self.things.count)")
        ) { [weak self] _ in self?.toggle(thing) }
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
    showThings()
  }

  /// Saves what is packed: the list does, and the screen that opens it.
  static func encode(_ packed: Set<Words>, with coder: StateCoder) {
    coder.encode(packed.map(\.key).sorted(), forKey: "packed")
  }

  /// What `encode(_:with:)` saved; nil if nothing was saved.
  static func decode(with coder: StateCoder) -> Set<Words>? {
    coder.decode([String].self, forKey: "packed").map { keys in
      Set(things.filter { keys.contains($0.key) })
    }
  }

  private func toggle(_ thing: Words) {
    if packed.remove(thing) == nil { packed.insert(thing) }
    showThings()
    onResult?(
      packed,
      localized(
        packed.count, "\(packed.count) of \(Self.things.count) things is packed.",
        "\(packed.count) of \(Self.things.count) things are packed."))
  }
}
