import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct DumpTests {
  @Test(arguments: ["Split view", "Overview"] + GalleryFixture.titles)
  func dump(title: String) {
    let gallery = GalleryFixture(showing: title)
    print("=== \(title)\n" + gallery.window.accessibilityDump)
  }
  @Test func form() {
    print("=== form\n" + PlaygroundFixture(size: Size(1400, 900)).harness.accessibilityDump)
  }
}
