// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// A screen without children. It checks the order of its appearance callbacks.
final class FamilyScreen: ViewController {
  /// Called when a callback arrives out of order.
  var onMistake: ((String) -> Void)?
  /// Called when a field becomes first responder, and when it is first responder no longer.
  var onKeyboard: ((View, Bool) -> Void)?

  private enum State {
    case away, coming, here, going
  }

  private final class Field: View {
    var onChange: ((Bool) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderDidChange(_ isFirstResponder: Bool) { onChange?(isFirstResponder) }
  }

  private var state = State.away
  private let fields: Int

  /// - Parameter fields: How many views can have the keyboard.
  init(fields: Int) {
    self.fields = fields
    super.init()
  }

  override func viewDidLoad() {
    for index in 0..<fields {
      let field = Field(frame: Rect(10, 60 + 40 * Double(index), 100, 30))
      field.onChange = { [weak self, weak field] has in
        if let field { self?.onKeyboard?(field, has) }
      }
      view.addSubview(field)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    become(.coming, from: [.away, .going], "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) { become(.here, from: [.coming], "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    become(.going, from: [.here, .coming], "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    become(.away, from: [.going], "viewDidDisappear")
  }

  private func become(_ new: State, from allowed: Set<State>, _ callback: String) {
    if !allowed.contains(state) { onMistake?("\(callback) came while it was \(state)") }
    state = new
  }
}
