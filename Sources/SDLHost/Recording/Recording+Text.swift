// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

/// A recording as text: a line of JSON for its environment, one for each step, and one for the end.
nonisolated extension Recording {
  /// A recording of another version is none.
  private static let presentVersion = 3

  /// Bytes of a file, at most: two hours of movement.
  package static let longest = 64 << 20

  static let end = StateValue.table(["end": .bool(true)])

  /// Nil for lines that begin with no recording of this version. What comes after a line that makes no sense is left out,
  /// and the recording counts as cut off.
  package init?(lines: some Sequence<Substring>) {
    var environment: Environment?
    steps = []
    isWhole = false
    for line in lines {
      guard let value = StateValue(json: String(line)) else { break }
      if environment == nil {
        environment = Environment(stateValue: value)
        guard environment != nil else { return nil }
      } else if Environment(stateValue: value) != nil {
        // The next part of one that was kept in memory: it goes on as it was.
        continue
      } else if value == Self.end {
        isWhole = true
        break
      } else {
        guard let step = Step(stateValue: value) else { break }
        steps.append(step)
      }
    }
    guard let environment else { return nil }
    self.environment = environment
  }

  /// Nil for a file that cannot be read, is too large, or is no recording.
  package init?(path: String) { try? self.init(reading: path) }

  /// Reads a recording.
  ///
  /// - Throws: `HostError` that says why the file cannot be played.
  package init(reading path: String) throws(HostError) {
    func failure(_ reason: String?, _ remedy: String) -> HostError {
      HostError(.noInput, "cannot play \(path)", reason: reason, remedy: remedy)
    }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try SmallFile.read(path, limit: Self.longest)
    } catch {
      throw failure(error.reason, "name a file that --record has written")
    }
    guard !bytes.isEmpty else {
      throw failure("it is empty", "name a file that --record has written")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let recording = Recording(lines: lines) else {
      throw failure("it is no recording of this version", "record one with --record FILE")
    }
    self = recording
  }

  package var lines: [String] {
    ([environment.stateValue] + steps.map(\.stateValue) + (isWhole ? [Self.end] : []))
      .map { String(decoding: $0.json, as: UTF8.self) }
  }

  fileprivate static var version: StateValue { .integer(presentVersion) }
}

nonisolated extension Dictionary where Key == String, Value == StateValue {
  func value<Wanted: RestorableValue>(_ key: String) -> Wanted? {
    self[key].flatMap { Wanted(stateValue: $0) }
  }
}

nonisolated extension StateValue {
  var table: [String: StateValue]? {
    guard case .table(let table) = self else { return nil }
    return table
  }
}

/// In sixteen digits: not every number of 64 bits is one of JSON.
nonisolated extension UInt64 {
  var stateValue: StateValue { .text(String(self, radix: 16)) }

  init?(stateValue: StateValue?) {
    guard case .text(let text) = stateValue, let value = UInt64(text, radix: 16) else { return nil }
    self = value
  }
}

nonisolated extension Recording.Environment {
  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "version": Recording.version, "width": .number(size.width), "height": .number(size.height),
      "scale": .number(scale), "start": .integer(Int(start.nanoseconds)),
      "settings": settings.stateValue, "fonts": fonts.stateValue, "program": program,
      "waits": .bool(waitsForPictures),
      "isContinued": .bool(isContinued),
    ]
    table["pointer"] = pointer.map { [$0.x, $0.y].stateValue }
    return .table(table)
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.table, table["version"] == Recording.version,
      let width: Double = table.value("width"), let height: Double = table.value("height"),
      let scale: Double = table.value("scale"), let start: Int = table.value("start"),
      let settings = table["settings"].flatMap({ Recording.Settings(stateValue: $0) }),
      let fonts = UInt64(stateValue: table["fonts"]), let program = table["program"],
      let waitsForPictures: Bool = table.value("waits"),
      let isContinued: Bool = table.value("isContinued")
    else { return nil }
    size = Size(width, height)
    self.scale = scale
    self.start = Instant(nanoseconds: Int64(start))
    self.settings = settings
    self.fonts = fonts
    self.waitsForPictures = waitsForPictures
    self.isContinued = isContinued
    if let place: [Double] = table.value("pointer"), place.count == 2 {
      pointer = Point(place[0], place[1])
    }
    self.program = program
  }
}

nonisolated extension Recording.Settings {
  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "scheme": .text(colorScheme.rawValue), "contrast": .text(contrast.rawValue),
      "reducesMotion": .bool(reducesMotion),
      "isRightToLeft": .bool(layoutDirection == .rightToLeft),
      "decimal": .text(String(numberFormat.decimalSeparator)),
      "groups": numberFormat.groupSizes.stateValue,
    ]
    if textScale != 1 { table["textScale"] = .number(textScale) }
    if multiClick != MultiClick() {
      table["multiClick"] = [multiClick.interval, multiClick.distance].stateValue
    }
    table["grouping"] = numberFormat.groupingSeparator.map { .text(String($0)) }
    if numberFormat.zeroDigit != "0" { table["zero"] = .text(String(numberFormat.zeroDigit)) }
    return .table(table)
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.table,
      let scheme = table.value("scheme").flatMap({ (name: String) in
        Theme.ColorScheme(rawValue: name)
      }),
      let contrast = table.value("contrast").flatMap({ (name: String) in
        Theme.Contrast(rawValue: name)
      }),
      let reducesMotion: Bool = table.value("reducesMotion"),
      let isRightToLeft: Bool = table.value("isRightToLeft"),
      let decimal: String = table.value("decimal"), decimal.count == 1,
      let groups: [Int] = table.value("groups"), groups.allSatisfy({ $0 > 0 })
    else { return nil }
    let grouping: String? = table.value("grouping")
    let zero: String? = table.value("zero")
    let clicks: [Double] = table.value("multiClick") ?? []
    guard grouping?.count ?? 1 == 1 else { return nil }
    self.init(
      colorScheme: scheme, contrast: contrast, reducesMotion: reducesMotion,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      numberFormat: NumberFormat(
        decimalSeparator: decimal.first ?? ".", groupingSeparator: grouping?.first,
        groupSizes: groups, zeroDigit: zero?.unicodeScalars.first ?? "0"),
      textScale: table.value("textScale") ?? 1,
      multiClick: clicks.count == 2
        ? MultiClick(interval: clicks[0], distance: clicks[1]) : MultiClick())
  }
}
