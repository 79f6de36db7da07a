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

  /// A height at which a sheet rests, as UIKit's `UISheetPresentationController.Detent`.
  public struct Detent {
    /// What a detent is called.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable,
      ExpressibleByStringLiteral
    {
      /// The identifier of `Detent.medium`.
      public static let medium: Identifier = "medium"
      /// The identifier of `Detent.large`.
      public static let large: Identifier = "large"

      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      /// Lets a string literal stand for an identifier.
      public init(stringLiteral value: String) { rawValue = value }
    }

    /// The share of the highest sheet that a medium one has: about half, as UIKit's.
    private static let mediumShare = 0.5

    /// What `selectedDetentIdentifier` names the detent by.
    public let identifier: Identifier
    private let resolver: (_ maximum: Double) -> Double?

    /// About half the height there is.
    public static var medium: Detent {
      Detent(identifier: .medium) { ($0 * mediumShare).rounded() }
    }

    /// As high as a sheet can be.
    public static var large: Detent { Detent(identifier: .large) { $0 } }

    /// A height of your own.
    ///
    /// - Parameter resolver: Gets the height of the highest sheet, in points, and returns the
    ///   detent's, which is limited to that; nil where the detent does not apply.
    public static func custom(
      _ identifier: Identifier, _ resolver: @escaping (_ maximum: Double) -> Double?
    ) -> Detent {
      Detent(identifier: identifier, resolver: resolver)
    }

    private init(identifier: Identifier, resolver: @escaping (Double) -> Double?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Points within 0…`maximum`; nil where it does not apply.
    public func height(maximum: Double) -> Double? {
      resolver(maximum).map { min(maximum, max(0, $0)) }
    }
  }
}
