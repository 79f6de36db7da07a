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
        environment = try? Environment(value)
        guard environment != nil else { return nil }
      } else if (try? Environment(value)) != nil {
        // The next segment of a recording that was kept in memory; the replay continues with the state that it has.
        continue
      } else if value == Self.end {
        isComplete = true
        break
      } else {
        guard let step = try? Step(value) else { break }
        steps.append(step)
      }
    }
    guard let environment else { return nil }
    self.environment = environment
  }

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
    let json = steps.map { step in
      var bytes: [UInt8] = []
      step.appendJSON(to: &bytes)
      return bytes
    }
    return ([environment.stateValue.json] + json + (isComplete ? [Self.end.json] : []))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate static var version: StateValue { .integer(currentVersion) }

  /// A line that has another meaning in this version, or none.
  struct InvalidLine: Error {}
}

nonisolated extension Dictionary where Key == String, Value == StateValue {
  func value<Wanted: RestorableValue>(_ key: String) -> Wanted? {
    self[key].flatMap { Wanted(stateValue: $0) }
  }

  func list<Element: RestorableValue>(
    _ key: String, count: Int
  ) throws(Recording.InvalidLine) -> [Element] {
    let list: [Element] = try value(key).required()
    guard list.count == count else { throw Recording.InvalidLine() }
    return list
  }
}

nonisolated extension Optional {
  /// Returns the value of a line, or throws if it is missing.
  func required() throws(Recording.InvalidLine) -> Wrapped {
    guard let self else { throw Recording.InvalidLine() }
    return self
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

nonisolated extension Instant {
  var stateValue: StateValue { .integer(Int(nanoseconds)) }

  init(_ value: StateValue?) throws(Recording.InvalidLine) {
    self.init(nanoseconds: Int64(try value.flatMap { Int(stateValue: $0) }.required()))
  }
}

nonisolated extension Recording.Environment {
  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "version": Recording.version, "width": .number(size.width), "height": .number(size.height),
      "scale": .number(scale), "start": start.stateValue,
      "settings": settings.stateValue, "fonts": fonts.stateValue, "program": program,
      "waits": .bool(waitsForImages), "isContinued": .bool(isContinued),
    ]
    table["pointer"] = pointer.map { [$0.x, $0.y].stateValue }
    return .dictionary(table)
  }

  init(_ line: StateValue) throws(Recording.InvalidLine) {
    let table = try line.dictionaryValue.required()
    guard table["version"] == Recording.version else { throw Recording.InvalidLine() }
    let position: [Double] = table.value("pointer") ?? []
    self.init(
      size: Size(try table.value("width").required(), try table.value("height").required()),
      scale: try table.value("scale").required(), start: try Instant(table["start"]),
      settings: try Recording.Settings(table["settings"].required()),
      fonts: try UInt64(stateValue: table["fonts"]).required(),
      waitsForImages: try table.value("waits").required(),
      pointer: position.count == 2 ? Point(position[0], position[1]) : nil,
      isContinued: try table.value("isContinued").required(),
      program: try table["program"].required())
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

  init(_ value: StateValue) throws(Recording.InvalidLine) {
    let table = try value.dictionaryValue.required()
    let decimal: String = try table.value("decimal").required()
    let groups: [Int] = try table.value("groups").required()
    let grouping: String? = table.value("grouping")
    let zero: String? = table.value("zero")
    let clicks: [Double] = table.value("multiClick") ?? []
    guard decimal.count == 1, grouping?.count ?? 1 == 1, groups.allSatisfy({ $0 > 0 }) else {
      throw Recording.InvalidLine()
    }
    self.init(
      colorScheme: try Theme.ColorScheme(rawValue: table.value("scheme") ?? "").required(),
      contrast: try Theme.Contrast(rawValue: table.value("contrast") ?? "").required(),
      reducesMotion: try table.value("reducesMotion").required(),
      layoutDirection: try table.value("isRightToLeft").required() ? .rightToLeft : .leftToRight,
      numberFormat: NumberFormat(
        decimalSeparator: decimal.first ?? ".", groupingSeparator: grouping?.first,
        groupSizes: groups, zeroDigit: zero?.unicodeScalars.first ?? "0"),
      textScale: table.value("textScale") ?? 1,
      multiClick: clicks.count == 2
        ? MultiClick(interval: clicks[0], distance: clicks[1]) : MultiClick())
  }
}
