// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A screen with a segue to the next screen and an unwind action back to an earlier one, which that one can refuse.
final class Step: ColorScreen {
  static let back = "back"

  let number: Int
  var acceptsUnwind = true
  /// The numbers of the steps that have unwound to this step.
  private(set) var returnedSteps: [Int] = []

  init(_ number: Int) {
    self.number = number
    let colors: [UInt32] = [0xC93C37, 0x23855A, 0x2B63C6, 0x9A6700]
    super.init(
      "Step \(number)", colors[(number - 1) % colors.count],
      actions: [
        ("Next step", { $0.triggerSegue("next", sender: nil) }),
        ("Back", { $0.performUnwind(Self.back) }),
        ("Be left out on the way back", { ($0 as? Step)?.acceptsUnwind = false }),
      ])
    registerSegue("next", custom: ForwardSegue.init, to: { Step(number + 1) })
    registerUnwindAction(Self.back) { [weak self] segue in
      if let step = segue.source as? Step { self?.returnedSteps.append(step.number) }
    }
  }

  /// Refuses the unwind action if `acceptsUnwind` is false.
  override func canPerformUnwind(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    acceptsUnwind && super.canPerformUnwind(action, from: source, sender: sender)
  }
}
