// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated extension UnwindShape {
  private static let home = Tree.screen("Home")
  private static let source = Tree.screen("Source")

  private static func screen(_ name: String) -> Tree { .screen(name) }

  static let all = plain + drawers + pages + splits + modals + contexts + searches + customUnwinds

  private static var plain: [UnwindShape] {
    [
      UnwindShape(
        name: "one screen back in a stack", tree: .stack("Stack", [home, source]),
        unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "two screens back in a stack",
        tree: .stack("Stack", [home, screen("Middle"), source]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to another tab", tree: .tabs("Tabs", [source, screen("Other"), home]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to a stack in another tab",
        tree: .tabs(
          "Tabs",
          [
            .stack("Left", [home, screen("Detail")]),
            .stack("Right", [screen("Start"), source]),
          ], selected: 1),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from tabs on a stack",
        tree: .stack("Stack", [home, .tabs("Tabs", [screen("Other"), source], selected: 1)]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a stack in tabs on a stack",
        tree: .stack(
          "Outer", [home, .tabs("Tabs", [.stack("Inner", [screen("Start"), source])])]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "between two visible children of a box", tree: .box("Box", [home, source]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to a box on a stack", tree: .stack("Stack", [.box("Box", [home]), source]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "without animation",
        tree: .stack("Stack", [home, screen("Middle"), source]), unwindDestinations: ["Home"],
        isAnimated: false, destination: "Home"),
      UnwindShape(
        name: "with reduced motion", tree: .stack("Stack", [home, source]),
        unwindDestinations: ["Home"], reducesMotion: true, destination: "Home"),
    ]
  }

  private static var drawers: [UnwindShape] {
    [
      UnwindShape(
        name: "from the center to a closed side",
        tree: .drawer("Drawer", center: source, side: home), unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the open side to the center",
        tree: .drawer("Drawer", center: home, side: source, isOpen: true),
        unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the open side to the root of a stack in the center",
        tree: .drawer(
          "Drawer", center: .stack("Stack", [home, screen("Detail")]), side: source, isOpen: true),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to the root of a stack in a closed drawer",
        tree: .drawer(
          "Drawer", center: .stack("Stack", [home, source]), side: screen("Side")),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a nested drawer to the outer side",
        tree: .drawer(
          "Outer", center: .drawer("Inner", center: source, side: screen("Side")), side: home),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to another item of a sliding menu", tree: .menu("Menu", [source, home]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to the root of a stack in another item of a sliding menu",
        tree: .menu(
          "Menu",
          [
            .stack("First", [screen("Start"), source]),
            .stack("Second", [home, screen("Detail")]),
          ]),
        unwindDestinations: ["Home"], destination: "Home"),
    ]
  }

  private static var pages: [UnwindShape] {
    [
      UnwindShape(
        name: "to the previous page",
        tree: .pages("Pages", [home, source, screen("Last")], shown: 1),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to the root of a stack on the next page",
        tree: .pages(
          "Pages", [source, .stack("Stack", [home, screen("Detail")])], shown: 0),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to a page that was never requested",
        tree: .pages("Pages", [source, screen("Next"), home], shown: 0),
        unwindDestinations: ["Home"],
        destination: nil),
      UnwindShape(
        name: "from the open side of a drawer to pages in its tabs",
        tree: .drawer(
          "Drawer",
          center: .tabs(
            "Tabs", [screen("Other"), .pages("Pages", [home, screen("Next")], shown: 1)]),
          side: source, isOpen: true), unwindDestinations: ["Home"], destination: "Home"),
    ]
  }

  private static var splits: [UnwindShape] {
    [
      UnwindShape(
        name: "between two visible columns",
        tree: .split("Split", primary: home, secondary: source, mode: .oneBesideSecondary),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to a hidden column",
        tree: .split("Split", primary: home, secondary: source, mode: .secondaryOnly),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a column to the root of a stack in the column below it",
        tree: .split(
          "Split", primary: source, secondary: .stack("Stack", [home, screen("Detail")]),
          mode: .oneOverSecondary),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to an off-screen column of a collapsed split view",
        tree: .split("Split", primary: source, secondary: home, mode: .automatic),
        unwindDestinations: ["Home"], width: 400, destination: "Home"),
      UnwindShape(
        name: "to the root of a stack that a split view has collapsed onto",
        tree: .split(
          "Split", primary: .stack("Stack", [home, screen("List")]),
          secondary: source, mode: .automatic),
        unwindDestinations: ["Home"], width: 400, destination: "Home"),
      UnwindShape(
        name: "from a split view in a drawer over a sheet over tabs to another tab",
        tree: .tabs("Tabs", [screen("Start"), .stack("Stack", [home, screen("Detail")])]),
        modals: [
          Modal(tree: screen("Sheet"), style: .pageSheet),
          Modal(
            tree: .drawer(
              "Drawer",
              center: .split(
                "Split", primary: screen("List"), secondary: source, mode: .oneBesideSecondary),
              side: screen("Side"))),
        ], unwindDestinations: ["Home"], destination: "Home"),
    ]
  }

  private static var contexts: [UnwindShape] {
    let left = Tree.context("Left", [screen("Start")])
    return [
      UnwindShape(
        name: "from a presentation over one tab to another tab",
        tree: .tabs("Tabs", [left, home]),
        modals: [Modal(tree: source, style: .overCurrentContext, from: "Start")],
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a presentation over a tab to the covered screen",
        tree: .tabs("Tabs", [.context("Left", [home]), screen("Other")]),
        modals: [Modal(tree: source, style: .overCurrentContext, from: "Home")],
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a tab to a covered screen in another tab",
        tree: .tabs("Tabs", [.context("Left", [home]), screen("Source")]),
        modals: [Modal(tree: screen("Covering"), style: .overCurrentContext, from: "Home")],
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a page sheet to the root of a stack",
        tree: .stack("Stack", [home, screen("Detail")]),
        modals: [Modal(tree: source, style: .pageSheet)], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from full screen over a form sheet over tabs to another tab",
        tree: .tabs("Tabs", [screen("Start"), home]),
        modals: [
          Modal(tree: screen("Form"), style: .formSheet),
          Modal(tree: .stack("Stack", [screen("First"), source])),
        ], unwindDestinations: ["Home"], destination: "Home"),
    ]
  }

  private static var modals: [UnwindShape] {
    [
      UnwindShape(
        name: "from a full-screen presentation", tree: home, modals: [Modal(tree: source)],
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a presentation that leaves the presenter visible", tree: home,
        modals: [Modal(tree: source, style: .overFullScreen)], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from a presentation over a stack to the root of the stack",
        tree: .stack("Stack", [home, screen("Middle"), screen("Detail")]),
        modals: [Modal(tree: source)], unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a presentation over a visible stack to the root of the stack",
        tree: .stack("Stack", [home, screen("Detail")]),
        modals: [Modal(tree: source, style: .overFullScreen)], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the second of two presented screens to the presenter", tree: home,
        modals: [Modal(tree: screen("First")), Modal(tree: source)], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from the second of two presented screens to the first", tree: screen("Root"),
        modals: [Modal(tree: home), Modal(tree: source)], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "inside a presented stack", tree: screen("Root"),
        modals: [Modal(tree: .stack("Stack", [home, source]))], unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from a stack over tabs to a stack in another tab",
        tree: .tabs("Tabs", [screen("Other"), .stack("Left", [home, screen("Detail")])]),
        modals: [Modal(tree: .stack("Right", [screen("Start"), source]))],
        unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "from a stack in tabs in a drawer over a drawer with an open side",
        tree: .drawer(
          "Lower", center: .stack("Stack", [home, screen("Detail")]), side: screen("Side"),
          isOpen: true),
        modals: [
          Modal(
            tree: .drawer(
              "Upper",
              center: .tabs("Tabs", [.stack("Right", [screen("Start"), source])]),
              side: screen("Other")))
        ], unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from two presentations over a sliding menu to another item",
        tree: .menu("Menu", [screen("Start"), home]),
        modals: [
          Modal(tree: screen("First"), style: .overFullScreen), Modal(tree: source),
        ], unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "to the container that is the presenter",
        tree: .tabs("Home", [screen("Start"), screen("Other")]), modals: [Modal(tree: source)],
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "from a tab below a presented screen",
        tree: .tabs("Tabs", [source, home]),
        modals: [Modal(tree: screen("Over"), style: .overFullScreen)], unwindDestinations: ["Home"],
        destination: "Home"),
    ]
  }

  /// Shapes that differ in the destination of the search.
  private static var searches: [UnwindShape] {
    [
      UnwindShape(
        name: "no controller performs the action",
        tree: .tabs("Tabs", [.stack("Stack", [home, source]), screen("Other")]),
        unwindDestinations: [],
        destination: nil),
      UnwindShape(
        name: "only the source could perform the action", tree: .stack("Stack", [home, source]),
        unwindDestinations: ["Source"], destination: nil),
      UnwindShape(
        name: "the nearer of two destinations on a stack",
        tree: .stack("Stack", [screen("Far"), home, source]), unwindDestinations: ["Far", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "the nearer destination refuses",
        tree: .stack("Stack", [home, screen("Near"), source]), unwindDestinations: ["Home"],
        refusingControllers: ["Near"], destination: "Home"),
      UnwindShape(
        name: "a descendant is searched before its container",
        tree: .tabs("Tabs", [source, .stack("Stack", [screen("Start"), home])]),
        unwindDestinations: ["Stack", "Tabs", "Home"], destination: "Home"),
      UnwindShape(
        name: "a sibling's descendant is searched before the container above",
        tree: .stack("Far", [.box("Box", [home]), source]), unwindDestinations: ["Far", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "to a child of the source",
        tree: .stack("Far", [screen("Start"), .tabs("Source", [screen("Other"), home])]),
        unwindDestinations: ["Far", "Start", "Home"], destination: "Home"),
      UnwindShape(
        name: "the presented controllers are searched before the presenter",
        tree: .box("Far", [screen("Other")]),
        modals: [Modal(tree: .stack("Stack", [home, source]))],
        unwindDestinations: ["Far", "Other", "Home"],
        destination: "Home"),
    ]
  }

  private static var customUnwinds: [UnwindShape] {
    [
      UnwindShape(
        name: "an older container offers its children, then itself",
        tree: .legacyBox("Older", [source, home]), unwindDestinations: ["Older", "Home"],
        destination: "Home"),
      UnwindShape(
        name: "an older container does not search further descendants",
        tree: .stack(
          "Stack", [home, .legacyBox("Older", [source, .box("Box", [screen("Deep")])])]),
        unwindDestinations: ["Deep", "Home"], destination: "Home"),
      UnwindShape(
        name: "to an older container in another tab",
        tree: .tabs("Tabs", [source, .legacyBox("Older", [home])]), unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a container supplies a slide segue",
        tree: .slider("Slider", [home, screen("Middle"), source]), unwindDestinations: ["Home"],
        destination: "Home"),
      UnwindShape(
        name: "a slide segue to the root of a stack",
        tree: .slider("Slider", [.stack("Stack", [home, screen("Detail")]), source]),
        unwindDestinations: ["Home"], destination: "Home"),
      UnwindShape(
        name: "a slide segue with a screen presented over the container",
        tree: .slider("Slider", [home, screen("Middle")]), modals: [Modal(tree: source)],
        unwindDestinations: ["Home"], destination: "Home"),
    ]
  }
}
