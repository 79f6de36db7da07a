// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import SDLHost

/// A font without outlines, with 1000 units per em, which defines caret positions in ligatures, as few fonts do.
///
/// f is 300 units wide, i 200; their ligature is 450 units wide and has a caret at 320. Lam is 500 wide, alef 250;
/// their ligature is 600 wide and has a caret at 220. Carets are measured from the left in both scripts.
struct CaretFont {
  private static let bytes = """
    AAEAAAALAIAAAwAwR0RFRgAtAkYAAAI0AAAALEdTVULsj/jcAAACYAAAAIxPUy8yYV1HGgAAATgAAABgY21hcAbpBuMAAAG0AAAA\
    TGdseWYAAAAAAAACEAAAAAFoZWFkLXAHoAAAALwAAAA2aGhlYQMiAZgAAAD0AAAAJGhtdHgK8AAAAAABmAAAABxsb2NhAAAAAAAA\
    AgAAAAAQbWF4cAAIAAIAAAEYAAAAIHBvc3QAAwAAAAACFAAAACAAAQAAAAEAAGRAxxdfDzz1AAMD6AAAAADnLONgAAAAAOcs42AA\
    AAAAAAAAAAAAAAMAAgAAAAAAAAABAAADIP84AAACWAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABwABAAAABwAAAAAAAAAAAAIAAAAA\
    AAAAAAAAAAAAAAAAAAMBkAGQAAUABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAQAAAAAAAAAAAAAAAD8/Pz8A\
    AABmBkQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAACAfQAAAEsAAAAyAAAAcIAAAH0AAAA+gAAAlgAAAAAAAIAAAADAAAAFAAD\
    AAEAAAAUAAQAOAAAAAoACAACAAIAZgBpBicGRP//AAAAZgBpBicGRP///5v/mfne+cAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAADAAAAAgAAgAQABgAAQACAAMABgABAAQAAQFA\
    AAEABAABANwAAQAAAAoALABGAANERkxUABRhcmFiABRsYXRuABQABAAAAAD//wACAAAAAQACbGlnYQAOcmxpZwAUAAAAAQAAAAAA\
    AQABAAIABgAmAAQAAAABAAgAAQASAAEACAABAAQAAwACAAIAAQABAAEABAAAAAEACAABABIAAQAIAAEABAAGAAIABQABAAEABA==
    """

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.makeFile("carets.ttf")
    try (Data(base64Encoded: Self.bytes) ?? Data()).write(to: URL(filePath: path))
  }

  var source: FontSource { FontSource(location: .file(path, index: 0)) }
}
