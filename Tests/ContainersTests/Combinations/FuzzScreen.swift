// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// A screen without children. It checks the order of its appearance callbacks.
final class FuzzScreen: ViewController {
  /// Called when a callback arrives out of order.
  var onMistake: ((String) -> Void)?
  /// Called when a field becomes first responder, and when it is first responder no longer.
  var onFirstResponderChange: ((View, Bool) -> Void)?

  private enum State {
    case disappeared, appearing, appeared, disappearing
  }

  private final class Field: View {
    var onFirstResponderChange: ((Bool) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderDidChange(_ isFirstResponder: Bool) {
      onFirstResponderChange?(isFirstResponder)
    }
  }

  private var state = State.disappeared
  private let fields: Int

  /// - Parameter fields: How many views can have the keyboard.
  init(fields: Int) {
    self.fields = fields
    super.init()
  }

  override func viewDidLoad() {
    for index in 0..<fields {
      let field = Field(frame: Rect(10, 60 + 40 * Double(index), 100, 30))
      field.onFirstResponderChange = { [weak self, weak field] has in
        if let field { self?.onFirstResponderChange?(field, has) }
      }
      view.addSubview(field)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    become(.appearing, from: [.disappeared, .disappearing], "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    become(.appeared, from: [.appearing], "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    become(.disappearing, from: [.appeared, .appearing], "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    become(.disappeared, from: [.disappearing], "viewDidDisappear")
  }

  private func become(_ new: State, from allowed: Set<State>, _ callback: String) {
    if !allowed.contains(state) { onMistake?("\(callback) came while it was \(state)") }
    state = new
  }
}
