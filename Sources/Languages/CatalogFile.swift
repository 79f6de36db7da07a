// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Parses a `.po` file line by line, as described in gettext's manual (“The Format of PO Files”).
struct CatalogFile {
  private(set) var header: [String: String] = [:]
  private(set) var entries: [MessageCatalog.Key: MessageCatalog.Entry] = [:]

  private var line = 0
  /// The keywords of the present entry, such as `msgid`, and their strings. A quoted line continues the last string.
  private var fields: [(keyword: String, bytes: [UInt8])] = []
  private var isFuzzy = false

  private static let maximumFormCount = 100
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  init(_ bytes: [UInt8]) throws(MessageCatalogError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.newline) ?? rest.endIndex
      line += 1
      try parseLine(Self.trimmed(rest[..<end]))
      rest = rest[end...].dropFirst()
    }
    try finishEntry()
  }

  private func error(_ reason: String) -> MessageCatalogError {
    MessageCatalogError(line: line, reason: reason)
  }

  // MARK: Lines

  private mutating func parseLine(_ line: ArraySlice<UInt8>) throws(MessageCatalogError) {
    guard let first = line.first else { return }
    if first == UInt8(ascii: "#") {
      // A comment belongs to the entry below it, so it ends the entry above.
      if formCount > 0 { try finishEntry() }
      if line.starts(with: "#,".utf8), Self.mentionsFuzzy(line) { isFuzzy = true }
    } else if first == Self.quote {
      let bytes = try unquoted(line)
      guard !fields.isEmpty else { throw error("this string does not belong to an entry") }
      fields[fields.count - 1].bytes += bytes
    } else {
      try parseKeywordLine(line)
    }
  }

  private static func mentionsFuzzy(_ line: ArraySlice<UInt8>) -> Bool {
    line.dropFirst(2).split(separator: UInt8(ascii: ",")).contains {
      trimmed($0).elementsEqual("fuzzy".utf8)
    }
  }

  private mutating func parseKeywordLine(_ line: ArraySlice<UInt8>) throws(MessageCatalogError) {
    let word = line.prefix {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != Self.quote
    }
    let value = try unquoted(Self.trimmed(line.dropFirst(word.count)))
    let keyword = String(decoding: word, as: UTF8.self)
    switch keyword {
    case "msgctxt": try finishEntry()
    case "msgid": if has("msgid") { try finishEntry() }
    case "msgid_plural", "msgstr":
      guard has("msgid"), !has("msgid_plural"), formCount == 0 else {
        throw error("\(keyword) has no msgid")
      }
    default: try checkForm(keyword)
    }
    fields.append((keyword, value))
  }

  /// Checks a keyword such as `msgstr[2]`. The forms have to be in ascending order.
  private func checkForm(_ name: String) throws(MessageCatalogError) {
    guard name.hasPrefix("msgstr["), name.hasSuffix("]"),
      let index = Int(name.dropFirst("msgstr[".count).dropLast())
    else { throw error("this line is neither a comment nor a part of an entry") }
    guard has("msgid_plural"), index == formCount, index < Self.maximumFormCount else {
      throw error("\(name) is not the next plural form")
    }
  }

  private func has(_ keyword: String) -> Bool { fields.contains { $0.keyword == keyword } }

  private var formCount: Int { fields.count { $0.keyword.hasPrefix("msgstr") } }

  // MARK: Entries

  private mutating func finishEntry() throws(MessageCatalogError) {
    defer { fields.removeAll(keepingCapacity: true) }
    func strings(where isIncluded: (String) -> Bool) -> [String] {
      fields.filter { isIncluded($0.keyword) }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    let context = strings { $0 == "msgctxt" }.first
    guard let text = strings(where: { $0 == "msgid" }).first else {
      guard context == nil else { throw error("msgctxt has no msgid") }
      // Keeps `isFuzzy`: it may already belong to the next entry.
      return
    }
    let wasFuzzy = isFuzzy
    isFuzzy = false
    let forms = strings { $0.hasPrefix("msgstr") }
    guard let first = forms.first else { throw error("msgid has no msgstr") }
    if text.isEmpty, context == nil {
      readHeader(first)
    } else if !wasFuzzy {
      let key = MessageCatalog.Key(text: text, context: context)
      guard entries[key] == nil else { throw error("“\(text)” occurs twice") }
      entries[key] = MessageCatalog.Entry(
        plural: strings { $0 == "msgid_plural" }.first, forms: forms)
    }
  }

  private mutating func readHeader(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      header[String(line[..<colon])] = String(value)
    }
  }

  // MARK: Quotes

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var bytes = bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  /// Returns the text between the quotes of a line, with C's escapes replaced.
  private func unquoted(_ line: ArraySlice<UInt8>) throws(MessageCatalogError) -> [UInt8] {
    guard line.count >= 2, line.first == Self.quote, line.last == Self.quote else {
      throw error("a string must be in quotes")
    }
    var result: [UInt8] = []
    var rest = line.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      if byte == Self.quote { throw error("a quote inside a string needs a backslash") }
      guard byte == Self.backslash else {
        result.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { throw error("the closing quote is missing") }
      switch escape {
      case UInt8(ascii: "n"): result.append(Self.newline)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case Self.quote, Self.backslash: result.append(escape)
      default: throw error("a backslash before a character that needs none")
      }
    }
    return result
  }
}
