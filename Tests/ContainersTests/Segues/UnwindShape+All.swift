// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated extension UnwindShape {
  private static let home = Tree.screen("Home")
  private static let source = Tree.screen("Source")

  private static func screen(_ name: String) -> Tree { .screen(name) }

  static let all = plain + drawers + pages + splits + modals + contexts + searches + ownWays

  private static var plain: [UnwindShape] {
    [
      UnwindShape(
        name: "a stack, one back", tree: .stack("Stack", [home, source]), takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a stack, two back", tree: .stack("Stack", [home, screen("Middle"), source]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "another tab", tree: .tabs("Tabs", [source, screen("Other"), home]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a stack in another tab",
        tree: .tabs(
          "Tabs",
          [
            .stack("Left", [home, screen("Detail")]),
            .stack("Right", [screen("Start"), source]),
          ], selected: 1),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "tabs on a stack",
        tree: .stack("Stack", [home, .tabs("Tabs", [screen("Other"), source], selected: 1)]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a stack in tabs on a stack",
        tree: .stack(
          "Outer", [home, .tabs("Tabs", [.stack("Inner", [screen("Start"), source])])]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "two children of a box that shows both", tree: .box("Box", [home, source]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a box on a stack", tree: .stack("Stack", [.box("Box", [home]), source]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "nothing on the way animated",
        tree: .stack("Stack", [home, screen("Middle"), source]), takers: ["Home"],
        isAnimated: false, destination: "Home"),
      UnwindShape(
        name: "a person who wants less motion", tree: .stack("Stack", [home, source]),
        takers: ["Home"], reducesMotion: true, destination: "Home"),
    ]
  }

  private static var drawers: [UnwindShape] {
    [
      UnwindShape(
        name: "from the center to a closed side",
        tree: .drawer("Drawer", center: source, side: home), takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the open side to the center",
        tree: .drawer("Drawer", center: home, side: source, isOpen: true), takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the open side down a stack in the center",
        tree: .drawer(
          "Drawer", center: .stack("Stack", [home, screen("Detail")]), side: source, isOpen: true),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "down a stack in a closed drawer",
        tree: .drawer(
          "Drawer", center: .stack("Stack", [home, source]), side: screen("Side")),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a drawer in a drawer, to the outer side",
        tree: .drawer(
          "Outer", center: .drawer("Inner", center: source, side: screen("Side")), side: home),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "another item of a sliding menu", tree: .menu("Menu", [source, home]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "down a stack in another item of a sliding menu",
        tree: .menu(
          "Menu",
          [
            .stack("First", [screen("Start"), source]),
            .stack("Second", [home, screen("Detail")]),
          ]),
        takers: ["Home"], destination: "Home"),
    ]
  }

  private static var pages: [UnwindShape] {
    [
      UnwindShape(
        name: "the page before", tree: .pages("Pages", [home, source, screen("Last")], shown: 1),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "down a stack on the page after",
        tree: .pages(
          "Pages", [source, .stack("Stack", [home, screen("Detail")])], shown: 0),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a page that nobody has asked for",
        tree: .pages("Pages", [source, screen("Next"), home], shown: 0), takers: ["Home"],
        destination: nil),
      UnwindShape(
        name: "pages in tabs in a drawer, from its open side",
        tree: .drawer(
          "Drawer",
          center: .tabs(
            "Tabs", [screen("Other"), .pages("Pages", [home, screen("Next")], shown: 1)]),
          side: source, isOpen: true), takers: ["Home"], destination: "Home"),
    ]
  }

  private static var splits: [UnwindShape] {
    [
      UnwindShape(
        name: "between columns that both show",
        tree: .split("Split", primary: home, secondary: source, mode: .oneBesideSecondary),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to a column that does not show",
        tree: .split("Split", primary: home, secondary: source, mode: .secondaryOnly),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a column over the other, down the other's stack",
        tree: .split(
          "Split", primary: source, secondary: .stack("Stack", [home, screen("Detail")]),
          mode: .oneOverSecondary),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "collapsed, to a column that waits off screen",
        tree: .split("Split", primary: source, secondary: home, mode: .automatic),
        takers: ["Home"], width: 400, destination: "Home"),
      UnwindShape(
        name: "collapsed, down a stack that has taken in the detail",
        tree: .split(
          "Split", primary: .stack("Stack", [home, screen("List")]),
          secondary: source, mode: .automatic),
        takers: ["Home"], width: 400, destination: "Home"),
      UnwindShape(
        name: "a split view in a drawer over a sheet over tabs: to another tab",
        tree: .tabs("Tabs", [screen("Start"), .stack("Stack", [home, screen("Detail")])]),
        modals: [
          Modal(tree: screen("Sheet"), style: .pageSheet),
          Modal(
            tree: .drawer(
              "Drawer",
              center: .split(
                "Split", primary: screen("List"), secondary: source, mode: .oneBesideSecondary),
              side: screen("Side"))),
        ], takers: ["Home"], destination: "Home"),
    ]
  }

  private static var contexts: [UnwindShape] {
    let left = Tree.context("Left", [screen("Start")])
    return [
      UnwindShape(
        name: "from over one tab to the other",
        tree: .tabs("Tabs", [left, home]),
        modals: [Modal(tree: source, style: .overCurrentContext, from: "Start")],
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from over a tab to what it covers",
        tree: .tabs("Tabs", [.context("Left", [home]), screen("Other")]),
        modals: [Modal(tree: source, style: .overCurrentContext, from: "Home")],
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a tab to what something covers in the other",
        tree: .tabs("Tabs", [.context("Left", [home]), screen("Source")]),
        modals: [Modal(tree: screen("Covering"), style: .overCurrentContext, from: "Home")],
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a page sheet down a stack",
        tree: .stack("Stack", [home, screen("Detail")]),
        modals: [Modal(tree: source, style: .pageSheet)], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from full screen over a form sheet over tabs to another tab",
        tree: .tabs("Tabs", [screen("Start"), home]),
        modals: [
          Modal(tree: screen("Form"), style: .formSheet),
          Modal(tree: .stack("Stack", [screen("First"), source])),
        ], takers: ["Home"], destination: "Home"),
    ]
  }

  private static var modals: [UnwindShape] {
    [
      UnwindShape(
        name: "a screen over another, full screen", tree: home, modals: [Modal(tree: source)],
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a screen over another that stays in sight", tree: home,
        modals: [Modal(tree: source, style: .overFullScreen)], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "over a stack, and down the stack",
        tree: .stack("Stack", [home, screen("Middle"), screen("Detail")]),
        modals: [Modal(tree: source)], takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "over a stack that stays in sight, and down the stack",
        tree: .stack("Stack", [home, screen("Detail")]),
        modals: [Modal(tree: source, style: .overFullScreen)], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "two screens over a third", tree: home,
        modals: [Modal(tree: screen("First")), Modal(tree: source)], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "the first of two screens over a third", tree: screen("Root"),
        modals: [Modal(tree: home), Modal(tree: source)], takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "down a stack inside what is presented", tree: screen("Root"),
        modals: [Modal(tree: .stack("Stack", [home, source]))], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a stack over tabs, to a stack in another tab",
        tree: .tabs("Tabs", [screen("Other"), .stack("Left", [home, screen("Detail")])]),
        modals: [Modal(tree: .stack("Right", [screen("Start"), source]))], takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a stack in tabs in a drawer over a drawer whose side is open",
        tree: .drawer(
          "Lower", center: .stack("Stack", [home, screen("Detail")]), side: screen("Side"),
          isOpen: true),
        modals: [
          Modal(
            tree: .drawer(
              "Upper",
              center: .tabs("Tabs", [.stack("Right", [screen("Start"), source])]),
              side: screen("Other")))
        ], takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "two over a sliding menu, to another item",
        tree: .menu("Menu", [screen("Start"), home]),
        modals: [
          Modal(tree: screen("First"), style: .overFullScreen), Modal(tree: source),
        ], takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to the container that presents",
        tree: .tabs("Home", [screen("Start"), screen("Other")]), modals: [Modal(tree: source)],
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from below what is presented in a tab",
        tree: .tabs("Tabs", [source, home]),
        modals: [Modal(tree: screen("Over"), style: .overFullScreen)], takers: ["Home"],
        destination: "Home"),
    ]
  }

  /// Who is found.
  private static var searches: [UnwindShape] {
    [
      UnwindShape(
        name: "nobody takes it",
        tree: .tabs("Tabs", [.stack("Stack", [home, source]), screen("Other")]), takers: [],
        destination: nil),
      UnwindShape(
        name: "the source alone could take it", tree: .stack("Stack", [home, source]),
        takers: ["Source"], destination: nil),
      UnwindShape(
        name: "of two on a stack the nearer one",
        tree: .stack("Stack", [screen("Far"), home, source]), takers: ["Far", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "the nearer one says no",
        tree: .stack("Stack", [home, screen("Near"), source]), takers: ["Home"],
        refusing: ["Near"], destination: "Home"),
      UnwindShape(
        name: "a descendant before its container",
        tree: .tabs("Tabs", [source, .stack("Stack", [screen("Start"), home])]),
        takers: ["Stack", "Tabs", "Home"], destination: "Home"),
      UnwindShape(
        name: "a sibling's descendant before the container above",
        tree: .stack("Far", [.box("Box", [home]), source]), takers: ["Far", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "inside the source",
        tree: .stack("Far", [screen("Start"), .tabs("Source", [screen("Other"), home])]),
        takers: ["Far", "Start", "Home"], destination: "Home"),
      UnwindShape(
        name: "what is presented before what presents",
        tree: .box("Far", [screen("Other")]),
        modals: [Modal(tree: .stack("Stack", [home, source]))], takers: ["Far", "Other", "Home"],
        destination: "Home"),
    ]
  }

  private static var ownWays: [UnwindShape] {
    [
      UnwindShape(
        name: "an older container: its children, then itself",
        tree: .olderBox("Older", [source, home]), takers: ["Older", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "an older container: nobody further down",
        tree: .stack(
          "Stack", [home, .olderBox("Older", [source, .box("Box", [screen("Deep")])])]),
        takers: ["Deep", "Home"], destination: "Home"),
      UnwindShape(
        name: "an older container in another tab",
        tree: .tabs("Tabs", [source, .olderBox("Older", [home])]), takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a container that slides back by a segue of its own",
        tree: .slider("Slider", [home, screen("Middle"), source]), takers: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "the same, down a stack in the child that comes back",
        tree: .slider("Slider", [.stack("Stack", [home, screen("Detail")]), source]),
        takers: ["Home"], destination: "Home"),
      UnwindShape(
        name: "the same, with a screen presented over it",
        tree: .slider("Slider", [home, screen("Middle")]), modals: [Modal(tree: source)],
        takers: ["Home"], destination: "Home"),
    ]
  }
}
