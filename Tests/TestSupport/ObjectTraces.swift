// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Weak references to objects and to all that their stored properties reach, to see later which of them still live.
///
/// Closures cannot be looked into: what only a closure holds is not found.
public struct ObjectTraces {
  private struct Trace {
    weak var object: AnyObject?
    let path: String
  }

  private var traces: [Trace] = []

  /// Objects that all windows share and that live as long as the process: words, measurers and key paths.
  private static func isShared(_ object: AnyObject) -> Bool {
    let name = "\(type(of: object))"
    return ["Storage", "ApproximateTextMeasurer", "BundledTextMeasurer", "Face"].contains(name)
      || name.contains("KeyPath")
  }

  /// Remembers nothing yet.
  public init() {}

  /// Remembers objects and all objects that they refer to.
  ///
  /// - Parameter excluded: Objects that stay, such as a window that goes on: what they reach is left out.
  public init(of roots: [AnyObject], besides excluded: [AnyObject] = []) {
    var walk = Walk()
    for object in excluded { walk.visit(object, "") }
    let count = walk.found.count
    for object in roots {
      walk.visit(object, "\(type(of: object))")
      // A root counts wherever it is reached from.
      if !excluded.contains(where: { $0 === object }) {
        traces.append(Trace(object: object, path: "\(type(of: object))"))
      }
    }
    for (object, path) in walk.found[count...] where !roots.contains(where: { $0 === object }) {
      traces.append(Trace(object: object, path: path))
    }
  }

  /// Remembers one object and nothing that it reaches.
  public mutating func add(_ object: AnyObject) {
    traces.append(Trace(object: object, path: "\(type(of: object))"))
  }

  /// Remembers a view with its subviews and recognizers.
  mutating func add(views view: View) {
    add(view)
    for recognizer in view.gestureRecognizers { add(recognizer) }
    for subview in view.subviews { add(views: subview) }
  }

  /// Adds what other traces remember.
  public mutating func add(_ other: ObjectTraces) { traces += other.traces }

  /// How many objects are remembered.
  public var count: Int { traces.count }

  /// The objects that still live, each as the way of properties that led to it.
  public var remaining: [String] {
    traces.filter { $0.object.map { !Self.isShared($0) } ?? false }.map(\.path)
  }

  private struct Walk {
    var found: [(AnyObject, String)] = []
    private var known: Set<ObjectIdentifier> = []
    private var pending: [(Any, String, Int)] = []

    mutating func visit(_ object: AnyObject, _ path: String) {
      pending = [(object, path, 0)]
      while let (value, path, depth) = pending.popLast() { look(at: value, path, depth) }
    }

    private mutating func look(at value: Any, _ path: String, _ depth: Int) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        found.append((object, path))
        var part: Mirror? = mirror
        while let current = part {
          add(current, path)
          part = current.superclassMirror
        }
      } else if depth < 12 {
        add(mirror, path, depth + 1)
      }
    }

    private mutating func add(_ mirror: Mirror, _ path: String, _ depth: Int = 0) {
      for (label, value) in mirror.children {
        switch value {
        case is Double, is Int, is Bool, is String, is Float: continue
        case let numbers as [any BinaryInteger] where !numbers.isEmpty: continue
        default: pending.append((value, label.map { "\(path).\($0)" } ?? path, depth))
        }
      }
    }
  }
}
