// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// Saves a recording as it is played: pictures, and how long each shows, with a mark where the pointer is.
final class Film {
  /// One that shows for a while.
  struct Picture {
    let name: String
    let milliseconds: Int
  }

  /// Seconds that a film lingers at most: as long as it takes to see what has come.
  private static let longestWait = 0.8
  /// Seconds that the last picture shows.
  private static let lastWait = 2.0
  /// Seconds that sums of fractions may be off.
  private static let tick = 1e-6
  /// Points across the mark.
  private static let markSize = 22.0

  /// Where the pictures are until the film is made.
  var folder: String { work.path }
  private let work: WorkFolder
  private(set) var pictures: [Picture] = []
  /// The first picture that could not be written.
  private(set) var failure: HostError?

  private let host: OffscreenHost
  private let interval: Double
  /// The pictures of a film are of one size: what shows in another one is left out.
  private let size: Size
  private let mark = View()
  /// What shows, since so many seconds of the film.
  private var waiting: (picture: Bitmap, since: Double)?
  private var time = 0.0
  private var last: Instant?

  /// - Parameter rate: Pictures a second, at most.
  init(of host: OffscreenHost, rate: Int) throws(HostError) {
    self.host = host
    interval = 1 / Double(rate)
    size = host.window.size
    work = try WorkFolder(named: "drawer-film")
    mark.bounds.size = Size(Self.markSize, Self.markSize)
    mark.cornerRadius = Self.markSize / 2
    mark.borderWidth = 2
    mark.borderColor = .fixed(.white)
    mark.backgroundColor = .secondaryText
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    mark.shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 90), blur: 6, offset: Point(0, 1))
    host.window.toolView.addSubview(mark)
  }

  /// A step was played.
  func add(_ step: Recording.Step) {
    switch step {
    case .event(let event):
      guard case .pointer(let pointer) = event.kind else { return }
      mark.isHidden = pointer.phase == .left
      mark.center = pointer.location
      if pointer.phase == .down { mark.backgroundColor = .accent }
      if pointer.phase == .up { mark.backgroundColor = .secondaryText }
    case .frame(let instant, _, _): show(at: instant)
    default: break
    }
  }

  private func show(at instant: Instant) {
    time += min(last.map { instant.since($0) } ?? 0, Self.longestWait)
    last = instant
    guard host.window.size == size else { return }
    if let waiting, time - waiting.since < interval - Self.tick {
      self.waiting = (host.snapshot(), waiting.since)
    } else {
      save()
      waiting = (host.snapshot(), time)
    }
  }

  /// The recording is over.
  func end() {
    time += Self.lastWait
    save()
  }

  private func save() {
    guard let waiting else { return }
    let name = "\(pictures.count).png"
    do throws(HostError) {
      try waiting.picture.writePNG(to: "\(folder)/\(name)")
    } catch {
      failure = failure ?? error
    }
    let milliseconds = Int(((time - waiting.since) * 1000).rounded())
    pictures.append(Picture(name: name, milliseconds: max(1, milliseconds)))
  }
}

/// A folder for temporary files that only the user can read. It is removed with the object; it has no folders in it.
nonisolated final class WorkFolder {
  let path: String

  /// - Parameter name: What its name begins with. The folder is in `$TMPDIR`, by default in `/tmp`.
  init(named name: String) throws(HostError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw HostError(.cannotCreate, "cannot make a folder in \(parent)")
    }
    self.path = path
  }

  deinit {
    for name in OutputFile.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
