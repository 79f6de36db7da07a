// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Reveal

/// Shows the article of the selected menu row.
final class Reader: MenuViewControllerDelegate {
  let articles = [
    ("Tides", "The sea follows the moon: it rises and falls about twice a day."),
    (
      "Dunes",
      "Wind carries sand up the gentle slope of a dune and lets it fall down the steep one."
    ),
    ("Clouds", "Air that rises cools, and what it cannot hold as vapor becomes a cloud."),
  ]

  func article(_ row: Int) -> ViewController {
    ArticleViewController(heading: articles[row].0, text: articles[row].1)
  }

  func menuViewController(_ controller: MenuViewController, didSelectRow row: Int) {
    let reveal = controller.revealController
    reveal?.setContentViewController(article(row), animated: true)
    reveal?.closeMenu(animated: true)
  }
}

@main
enum RevealDemo {
  static func main() throws {
    var configuration = Application.Configuration()
    configuration.title = "From UIKit"
    configuration.size = Size(640, 480)
    let application = try Application(configuration: configuration)
    let reader = Reader()
    let menu = MenuViewController(titles: reader.articles.map(\.0))
    menu.delegate = reader
    application.window.rootViewController = RevealController(
      menuViewController: menu, contentViewController: reader.article(0))
    application.run()
    withExtendedLifetime(reader) {}
  }
}
