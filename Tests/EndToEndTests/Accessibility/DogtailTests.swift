// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// The program, driven by dogtail, which desktops test their programs with: it finds things by their names, and uses a real
  /// mouse and keyboard.
  @Suite(.needs("dbus-daemon"), .desktop()) struct DogtailTests {
    private static let script = """
      import json
      from dogtail.config import config

      config.checkForA11y = False
      config.logDebugToStdOut = config.logDebugToFile = False
      config.actionDelay = config.typingDelay = 0.05
      config.searchShowingOnly = True

      from dogtail import rawinput, tree
      from gi.repository import Atspi

      # What the client library keeps is renewed by a main loop, which dogtail does not run.
      tree.root.set_cache_mask(Atspi.Cache.NONE)
      drawer = tree.root.application("Drawer")
      # What the client library keeps is renewed by a main loop, which dogtail does not run.
      drawer.set_cache_mask(Atspi.Cache.NONE)

      def find(role, name): return drawer.child(roleName=role, name=name)

      def tell(**what): print(json.dumps(what), flush=True)

      # The menu, and the drawer that it lies in.
      find("push button", "Menu button").click()
      menu = find("list", "Menu")
      tell(rows=[row.name for row in menu.children][:3])
      rawinput.pressKey("Esc")
      tell(heading=find("heading", "Overview").name)
      rawinput.pressKey("F9")
      # A click would meet the center while that still lies over the menu.
      row = find("list item", "Presentations Ctrl+6")
      while find("push button", "Menu button").position[0] < row.position[0] + row.size[0]: pass
      row.click()
      tell(screen=find("list", "Presentations").name)

      # The form.
      find("list item", "Form sheet, Edit a profile").click()
      name = find("entry", "Name")
      name.click()
      rawinput.keyCombo("<Control>a")
      rawinput.typeText("Grace Hopper")
      tell(name=name.text)
      news = find("toggle button", "Email newsletter")
      was = news.checked
      news.click()
      tell(switched=news.checked != was)
      size = find("slider", "Text size")
      size.value = size.maxValue
      tell(size=find("label", f"{size.maxValue:.0f} pt").name)
      find("push button", "Save").click()
      tell(result=find("label", "Result, Profile of Grace Hopper saved.").name)
      """

    @Test func `the accessibility test tool dogtail can use the drawer, the menu and a form`()
      throws
    {
      let server = try #require(XServer.current)
      let bus = try SessionBusFixture()
      let session = try DrawerSession(
        arguments: ["--sample", "containers", "--accessibility", "on"],
        environment: bus.environment)
      let environment = server.environment.merging(bus.environment) { _, new in new }
        .merging(["LC_ALL": "C.UTF-8"]) { _, new in new }
      let dogtail = try ChildProcess(
        "/usr/bin/python3", arguments: ["-W", "ignore", "-c", Self.script],
        environment: environment, folder: bus.folder)
      defer { _ = try? dogtail.terminate() }
      var lines = LineReader(descriptor: dogtail.standardOutput)
      for expected in [
        #"{"rows": ["Overview Ctrl+1", "Containers", "Navigation Ctrl+2"]}"#,
        #"{"heading": "Overview"}"#,
        #"{"screen": "Presentations"}"#, #"{"name": "Grace Hopper"}"#, #"{"switched": true}"#,
        #"{"size": "24 pt"}"#,
        #"{"result": "Result, Profile of Grace Hopper saved."}"#,
      ] {
        let line = try lines.nextLine(before: .after(seconds: 20))
        try #require(line == expected, "\(dogtail.standardError)")
      }
      try session.drawer.terminate()
    }
  }
}
