// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A list that fills the screen above a bar, and a button over its corner.
public final class PinScreen: ViewController {
  let (list, bar, add) = (View(), View(), Button(title: "Add", accessibilityLabel: "Add"))

  public override func viewDidLoad() {
    view.backgroundColor = .surface
    for part in [list, bar, add] { view.addSubview(part) }
    list.pin([.leading(), .trailing(), .top(), .bottom(48)])
    bar.pin([.leading(), .trailing(), .bottom(), .height(48)])
    add.pin([.trailing(16), .bottom(64)])

    list.backgroundColor = .menu
    bar.backgroundColor = .hover
    add.backgroundColor = .accent
    add.color = .onAccent
    add.cornerRadius = 8
  }
}
