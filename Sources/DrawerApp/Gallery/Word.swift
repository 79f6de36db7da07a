// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A word of containment and what it means.
nonisolated struct Word: Sendable {
  let name: String
  let meaning: String

  static let all = [
    Word(
      name: "Container",
      meaning:
        "A view controller that has children and places their root views. It owns them; a child "
        + "neither owns its container nor knows which kind it is."),
    Word(
      name: "Child",
      meaning:
        "A view controller inside another one. It hears willMove(toParent:) before it belongs to "
        + "the container, and didMove(toParent:) when its view has arrived."),
    Word(
      name: "Appearance",
      meaning:
        "Four callbacks that always come in pairs: will and did appear, will and did disappear. "
        + "A movement that turns round in the middle still ends in a pair."),
    Word(
      name: "Transition",
      meaning:
        "One child’s view taking the place of another’s. It has a handle: pause it, scrub it with a "
        + "finger, turn it round, or call it off."),
    Word(
      name: "Progress",
      meaning:
        "The only position a drawer has: 0 closed, 1 open, more while it is stretched. Everything "
        + "that is seen of the drawer follows from that number."),
    Word(
      name: "Trait",
      meaning:
        "What surrounds a view: light or dark, how much room there is, the direction of reading. "
        + "Each container hands its traits on, and may pin some of them for one child."),
    Word(
      name: "Segue",
      meaning:
        "A named way from one screen to another. Who performs it prepares the screen it leads to; "
        + "an unwind segue leads back to whoever said it can be come back to."),
    Word(
      name: "Layer",
      meaning:
        "A cached picture of a view and what it holds. Sliding a layer copies its pixels; nothing in "
        + "it is drawn again."),
    Word(
      name: "Instant",
      meaning:
        "A moment that is handed in with each event and each frame. Nothing below the host reads a "
        + "clock, so a recorded visit plays again to the same frames."),
  ]
}
