// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

/// The text format of a recording: a line of JSON for its environment, one for each step, and one for the end.
nonisolated extension Recording {
  /// The version of the format. A recording of another version is invalid.
  private static let currentVersion = 3

  /// The maximum number of bytes of a file: two hours of pointer movement.
  package static let maximumByteCount = 64 << 20

  static let end = StateValue.dictionary(["end": .bool(true)])

  /// Creates a recording; nil if the first line is not an environment of this version. Lines from the first invalid one
  /// on are ignored, and the recording is then incomplete.
  package init?(lines: some Sequence<Substring>) {
    var environment: Environment?
    steps = []
    isComplete = false
    for line in lines {
      guard let value = StateValue(json: String(line)) else { break }
      if environment == nil {
        environment = Environment(stateValue: value)
        guard environment != nil else { return nil }
      } else if Environment(stateValue: value) != nil {
        // The next segment of a recording that was kept in memory; the replay continues with the state that it has.
        continue
      } else if value == Self.end {
        isComplete = true
        break
      } else {
        guard let step = Step(stateValue: value) else { break }
        steps.append(step)
      }
    }
    guard let environment else { return nil }
    self.environment = environment
  }

  /// Creates a recording; nil if the file cannot be read, is too large, or is not a recording.
  package init?(path: String) { try? self.init(reading: path) }

  /// Reads a recording. Throws `HostError` with the reason why the file cannot be replayed.
  package init(reading path: String) throws(HostError) {
    func failure(_ reason: String?, _ remedy: String) -> HostError {
      HostError(.noInput, "cannot play \(path)", reason: reason, recoverySuggestion: remedy)
    }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try SmallFile.read(path, limit: Self.maximumByteCount)
    } catch {
      throw failure(error.reason, "give a file that was written by --record")
    }
    guard !bytes.isEmpty else {
      throw failure("it is empty", "give a file that was written by --record")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let recording = Recording(lines: lines) else {
      throw failure("it is not a recording of this version", "make one with --record FILE")
    }
    self = recording
  }

  package var lines: [String] {
    ([environment.stateValue] + steps.map(\.stateValue) + (isComplete ? [Self.end] : []))
      .map { String(decoding: $0.json, as: UTF8.self) }
  }

  fileprivate static var version: StateValue { .integer(currentVersion) }
}

nonisolated extension Dictionary where Key == String, Value == StateValue {
  func value<Wanted: RestorableValue>(_ key: String) -> Wanted? {
    self[key].flatMap { Wanted(stateValue: $0) }
  }
}

nonisolated extension StateValue {
  var dictionaryValue: [String: StateValue]? {
    guard case .dictionary(let table) = self else { return nil }
    return table
  }
}

/// Stored as hexadecimal digits, since JSON does not support all 64-bit numbers.
nonisolated extension UInt64 {
  var stateValue: StateValue { .string(String(self, radix: 16)) }

  init?(stateValue: StateValue?) {
    guard case .string(let text) = stateValue, let value = UInt64(text, radix: 16) else {
      return nil
    }
    self = value
  }
}

nonisolated extension Recording.Environment {
  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "version": Recording.version, "width": .number(size.width), "height": .number(size.height),
      "scale": .number(scale), "start": .integer(Int(start.nanoseconds)),
      "settings": settings.stateValue, "fonts": fonts.stateValue, "program": program,
      "waits": .bool(waitsForImages),
      "isContinued": .bool(isContinued),
    ]
    table["pointer"] = pointer.map { [$0.x, $0.y].stateValue }
    return .dictionary(table)
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.dictionaryValue, table["version"] == Recording.version,
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
    self.waitsForImages = waitsForPictures
    self.isContinued = isContinued
    if let coordinates: [Double] = table.value("pointer"), coordinates.count == 2 {
      pointer = Point(coordinates[0], coordinates[1])
    }
    self.program = program
  }
}

nonisolated extension Recording.Settings {
  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "scheme": .string(colorScheme.rawValue), "contrast": .string(contrast.rawValue),
      "reducesMotion": .bool(reducesMotion),
      "isRightToLeft": .bool(layoutDirection == .rightToLeft),
      "decimal": .string(String(numberFormat.decimalSeparator)),
      "groups": numberFormat.groupSizes.stateValue,
    ]
    if textScale != 1 { table["textScale"] = .number(textScale) }
    if multiClick != MultiClick() {
      table["multiClick"] = [multiClick.interval, multiClick.distance].stateValue
    }
    table["grouping"] = numberFormat.groupingSeparator.map { .string(String($0)) }
    if numberFormat.zeroDigit != "0" { table["zero"] = .string(String(numberFormat.zeroDigit)) }
    return .dictionary(table)
  }

  init?(stateValue: StateValue) {
    guard let table = stateValue.dictionaryValue,
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
