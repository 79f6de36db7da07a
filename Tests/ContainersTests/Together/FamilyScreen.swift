// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// A screen without children. It takes down what it was told, and whether that came in pairs.
final class FamilyScreen: ViewController {
  /// What came where it should not have.
  var onMistake: ((String) -> Void)?
  /// A field has the keyboard now, or has it no more.
  var onKeyboard: ((View, Bool) -> Void)?

  private enum State {
    case away, coming, here, going
  }

  private final class Field: View {
    var onChange: ((Bool) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderChanged(_ isFirstResponder: Bool) { onChange?(isFirstResponder) }
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
