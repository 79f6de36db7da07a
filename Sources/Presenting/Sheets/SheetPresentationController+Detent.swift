// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
package import Views

extension SheetPresentationController: RestorablePresentation {
  package func encodeChoice(with coder: StateCoder) {
    coder[own: "detent"] = selectedDetentIdentifier?.rawValue
  }

  package func restoreChoice(with coder: StateCoder) {
    let name: String? = coder[own: "detent"]
    selectedDetentIdentifier =
      name.map(Detent.Identifier.init(rawValue:)) ?? selectedDetentIdentifier
  }

  /// A height at which a sheet stays when it is not dragged, like UIKit's `UISheetPresentationController.Detent`.
  public struct Detent {
    /// The name of a sheet's detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable,
      ExpressibleByStringLiteral
    {
      /// The identifier of `Detent.medium`.
      public static let medium: Identifier = "medium"
      /// The identifier of `Detent.large`.
      public static let large: Identifier = "large"

      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string literal.
      public init(stringLiteral value: String) { rawValue = value }
    }

    /// The height of a medium sheet as a fraction of the highest one: about half, as in UIKit.
    private static let mediumFraction = 0.5

    /// The name of the detent, for `selectedDetentIdentifier`.
    public let identifier: Identifier
    private let resolver: (_ maximum: Double) -> Double?

    /// A detent with about half of the available height.
    public static var medium: Detent {
      Detent(identifier: .medium) { ($0 * mediumFraction).rounded() }
    }

    /// A detent with the maximum height of a sheet.
    public static var large: Detent { Detent(identifier: .large) { $0 } }

    /// Creates a detent with a custom height.
    ///
    /// - Parameter resolver: Receives the maximum height of a sheet and returns the height of the detent, both in
    ///   points. The result is clamped to 0…maximum. If the result is nil, the sheet ignores the detent.
    public static func custom(
      _ identifier: Identifier, _ resolver: @escaping (_ maximum: Double) -> Double?
    ) -> Detent {
      Detent(identifier: identifier, resolver: resolver)
    }

    private init(identifier: Identifier, resolver: @escaping (Double) -> Double?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the height of the detent in points, 0…`maximum`; nil if the resolver of a custom detent returned nil.
    public func height(maximum: Double) -> Double? {
      resolver(maximum).map { min(maximum, max(0, $0)) }
    }
  }
}
