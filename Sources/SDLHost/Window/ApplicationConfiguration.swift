// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Languages
public import Logging

/// The settings of a host; `Application.Configuration` is the same type. They are read once, when the host is created.
/// `Application.configuration` lists the settings that can be changed later.
public nonisolated struct ApplicationConfiguration: Sendable {
  /// Reverse DNS: the window's application id, by which desktops find the icon and the launcher.
  public var identifier = "io.github.drawercontainer.Drawer"

  /// The program's name, as lists of the desktop show it.
  public var name = "Drawer"

  /// The window's first title.
  public var title = "Drawer"

  /// The window's first content size, in points. A smaller screen limits it. Default 1000 × 700.
  public var size = Size(1000, 700)

  /// The smallest content size, in points; nil for no limit. A smaller screen limits it. Default 480 × 320.
  public var minimumSize: Size? = Size(480, 320)

  /// Whether the person can change the window's size. Default true.
  public var isResizable = true

  /// Whether the desktop draws a title bar and a border around the window. Default true.
  public var isDecorated = true

  /// Whether the window opens on a Wayland compositor or on an X server. Default: on Wayland where that is available and
  /// good enough.
  public var windowSystem = WindowSystem.automatic

  /// Whether the processor or the GPU makes frames. Default: the GPU where there is one.
  public var renderer = RendererChoice.automatic

  /// When frames begin while something moves. Default: as often as the display shows one.
  public var pacing = FramePacing.display

  /// Pixels per point, 0.5…4; nil to ask the desktop.
  public var scale: Double?

  /// Nil to follow the desktop.
  public var colorScheme: Theme.ColorScheme?

  /// Nil to follow the desktop.
  public var contrast: Theme.Contrast?

  /// How much larger than by default text is, 0.5…3; nil to follow the desktop.
  public var textScale: Double?

  /// The language of the window's texts, the library's own among them. Default nil: `Localization.desktop()`. A program
  /// with texts of its own makes one with its catalogues before its controllers (docs/LANGUAGES.md).
  public var localization: Localization?

  /// Where reading begins, for the whole window. Default nil: as `localization` is read, or the language of the locale
  /// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  public var layoutDirection: Traits.LayoutDirection?

  /// How numbers are written, in the traits of the whole window. Default nil: as `localization` has it, which knows the
  /// locale's way (`LC_ALL`, `LC_NUMERIC`, `LANG`) where that is installed, and else the language's.
  public var numberFormat: NumberFormat?

  /// Whether transitions jump to their end; nil to follow the desktop.
  public var reducesMotion: Bool?

  /// The path of a font file that all text without a family of its own is set in; nil for the
  /// bundled face. A file that cannot be read is reported, and the bundled face serves.
  public var interfaceFont: String?

  /// Folders where pictures are looked for, in order, before the bundled ones.
  public var assetDirectories: [String] = []

  /// Bytes that pictures of layers and their textures may take. Beyond that the pictures that
  /// were not shown for longest are freed; they are painted again when they show. At least 1.
  /// Default 64 MiB. Three windows' worth are always allowed, and visible pictures are always
  /// kept.
  public var layerBudget = 64 << 20 {
    willSet { require(newValue > 0, "The budget must be positive, not \(newValue) bytes") }
  }

  /// Pixels that a picture file may have; of a larger one nothing but the header is read, and a crossed box is
  /// drawn in its place. At least 1. Default 128,000,000, which take 512 MB while they are decoded.
  public var largestPicture = ImageLoader.largestPicture {
    willSet { require(newValue > 0, "A picture cannot have \(newValue) pixels") }
  }

  /// Stores the size of the window and the state of its controllers and views. The next start restores it before the first
  /// frame, without animation. The window's maximized or full-screen state is stored with the size that it returns to, and
  /// on X11 with its position. A restored window is no larger than the screen without its panels. The stock containers
  /// need no further code; controllers that the user has opened are created again by
  /// `viewController(withRestorationIdentifier:coder:)`. Default nil: nothing is stored.
  public var restoration: (any StateStore)?

  /// Whether the window's contents are available to assistive technology, such as a screen reader, on the desktop's
  /// accessibility bus (AT-SPI 2). Default automatic: while assistive technology is turned on or a program listens.
  public var accessibility = AccessibilityMode.automatic

  /// A file that all input is written to, with what each frame showed, so that a test can do it again:
  /// `ReferenceFolder.replay(_:root:)` of `DrawerTesting`. Frames are drawn by the processor then. What is typed into
  /// a field with `isSecureTextEntry` becomes dots, also after the field has turned its dots off. The file is for its owner alone. An old one is replaced; a disk that is full
  /// ends the recording, with a warning. Default nil: nothing is written.
  public var recording: String?

  /// Gets warnings about missing fonts and pictures, and about what the host fell back from. Each message is one line; control
  /// characters in the names of files and in the words of other programs are escaped, as `\u{1B}`.
  public var logger = Logger(label: "drawer").singleLine {
    didSet { logger = logger.singleLine }
  }

  /// Called when the display goes away, as when the X server or the Wayland compositor ends, also while the
  /// window opens. When this returns, the process exits with code 1. Write here what must not be lost. Default nil: `logger` gets the error.
  public var onDisplayLost: (@MainActor @Sendable (HostError) -> Void)?

  /// The defaults of every property.
  public init() {}
}

extension ApplicationConfiguration {
  /// What the program wants, and else what the desktop wants.
  @MainActor func preferences(over desktop: DesktopPreferences) -> DesktopPreferences {
    desktop.replaced(
      colorScheme: colorScheme, contrast: contrast, reducesMotion: reducesMotion,
      textScale: textScale, layoutDirection: presentLayoutDirection,
      localization: presentLocalization)
  }

  /// The program's localization, and else the desktop's.
  @MainActor var presentLocalization: Localization {
    var localization = localization ?? .desktop(logger: logger)
    if let numberFormat { localization.numberFormat = numberFormat }
    return localization
  }

  /// The direction of the program's language, and else of the desktop's, whether there are texts in that language or not.
  @MainActor var presentLayoutDirection: Traits.LayoutDirection {
    if let layoutDirection { return layoutDirection }
    guard let localization, localization.language != "en" else {
      return DesktopPreferences.layoutDirection
    }
    return localization.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension RenderingContext {
  convenience init(configuration: ApplicationConfiguration, scale: Double) throws(HostError) {
    try self.init(
      interfaceFont: configuration.interfaceFont, assetDirectories: configuration.assetDirectories,
      largestPicture: configuration.largestPicture, layerBudget: configuration.layerBudget,
      scale: scale, logger: configuration.logger)
  }
}

/// When frames begin while something moves.
public nonisolated enum FramePacing: Sendable, Hashable, CaseIterable {
  /// Once for each picture the display shows; 60 a second where it does not say.
  case display
  /// One right after the other, to measure the greatest cost of a frame: each is drawn and sent in
  /// full, with pixels that stay the same. It keeps a processor busy.
  case unlimited
}
