// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A drawn landscape with a name.
nonisolated struct Landscape: Sendable {
  private let nameWords: Words
  private let captionWords: Words
  let image: Image

  var name: String { localized(nameWords) }
  var caption: String { localized(captionWords) }

  private init(_ name: Words, _ caption: Words, sky: (String, String), _ shapes: String) {
    nameWords = name
    captionWords = caption
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600">
      <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="600" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="\(sky.0)"/><stop offset="1" stop-color="\(sky.1)"/>
      </linearGradient></defs>
      <rect width="960" height="600" fill="url(#sky)"/>\(shapes)</svg>
      """
    image = Image(data: Array(picture.utf8))
  }

  static let all = [
    Landscape(
      Words("Mountains at dawn"), Words("The first light reaches the highest ridge."),
      sky: ("#F6B89C", "#FDE7C8"),
      """
      <circle cx="690" cy="250" r="62" fill="#FFF4DC"/>
      <path d="M0 400 L150 270 L260 350 L420 190 L560 330 L700 240 L960 410 V600 H0 Z" fill="#A7869F"/>
      <path d="M420 190 L370 240 L408 232 L430 262 L452 236 L476 247 Z" fill="#FCEFE6"/>
      <path d="M0 470 L200 380 L380 460 L600 370 L800 450 L960 400 V600 H0 Z" fill="#6E5E7E"/>
      <path d="M0 540 C200 480 380 560 560 520 S860 500 960 530 V600 H0 Z" fill="#43405A"/>
      """),
    Landscape(
      Words("Lake in the forest"), Words("The trees are reflected in the still water."),
      sky: ("#8FC6E8", "#DDF0F5"),
      """
      <path d="M0 330 C160 250 300 300 460 270 S800 240 960 310 V420 H0 Z" fill="#7FA99B"/>
      <path d="M40 400 L80 250 L120 400 Z M130 400 L185 210 L240 400 Z M250 400 L290 270 L330 400 Z
      M620 400 L670 230 L720 400 Z M730 400 L775 270 L820 400 Z M830 400 L890 200 L950 400 Z" fill="#2F6B57"/>
      <rect y="398" width="960" height="202" fill="#5E9FBF"/>
      <path d="M40 400 L80 520 L120 400 Z M130 400 L185 550 L240 400 Z M250 400 L290 500 L330 400 Z
      M620 400 L670 535 L720 400 Z M730 400 L775 500 L820 400 Z M830 400 L890 560 L950 400 Z" fill="#4A8499"/>
      <path d="M400 470 H560 M360 510 H500 M470 550 H640" stroke="#BFE0EC" stroke-width="4"/>
      """),
    Landscape(
      Words("Dunes at noon"), Words("The wind moves them a few centimeters a day."),
      sky: ("#6FB7DE", "#F3E3BD"),
      """
      <circle cx="220" cy="130" r="54" fill="#FFF6D6"/>
      <path d="M0 380 C200 300 330 330 500 390 S820 330 960 350 V600 H0 Z" fill="#E8BE7A"/>
      <path d="M0 460 C150 430 320 340 520 410 C640 450 800 470 960 420 V600 H0 Z" fill="#D99F55"/>
      <path d="M520 410 C480 470 440 530 300 600 H0 V460 C150 430 320 340 520 410 Z" fill="#C4853F"/>
      <path d="M0 560 C260 500 560 590 960 520 V600 H0 Z" fill="#A96C30"/>
      """),
    Landscape(
      Words("Coast in the evening"), Words("The lighthouse has just been lit."),
      sky: ("#4B4E8C", "#F29E7D"),
      """
      <circle cx="520" cy="400" r="70" fill="#FFD9A0"/>
      <rect y="400" width="960" height="200" fill="#3E5E8C"/>
      <path d="M440 420 H600 M470 450 H570 M420 485 H620 M490 520 H560" stroke="#FFD9A0" stroke-width="5"/>
      <path d="M700 410 C760 330 850 320 960 300 V600 H640 C660 520 670 450 700 410 Z" fill="#2B2F4F"/>
      <path d="M800 330 L808 190 H836 L844 326 Z" fill="#F3EEE6"/>
      <path d="M805 240 H839 L841 275 H803 Z" fill="#C8553D"/>
      <path d="M804 190 H840 L834 165 H810 Z" fill="#FFE9A8"/>
      <path d="M806 165 L822 148 L838 165 Z" fill="#C8553D"/>
      """),
    Landscape(
      Words("Village in the snow"), Words("The lights are still on in two windows."),
      sky: ("#0F1B3D", "#3B4F86"),
      """
      <circle cx="740" cy="130" r="44" fill="#F4F1DE"/><circle cx="758" cy="120" r="40" fill="#16244B"/>
      <path d="M90 90 h4 v4 h-4 z M230 150 h4 v4 h-4 z M340 70 h5 v5 h-5 z M470 160 h4 v4 h-4 z M560 60 h4 v4 h-4 z
      M880 220 h4 v4 h-4 z M640 210 h4 v4 h-4 z M160 230 h4 v4 h-4 z" fill="#FFFFFF"/>
      <path d="M0 360 L180 250 L330 350 L520 230 L740 360 L960 270 V600 H0 Z" fill="#5C719F"/>
      <path d="M0 460 C220 400 420 470 620 430 S880 420 960 440 V600 H0 Z" fill="#C9D5E8"/>
      <path d="M330 450 V390 H420 V450 Z M560 440 V370 H660 V440 Z" fill="#3A2E3F"/>
      <path d="M318 392 L375 345 L432 392 Z M546 372 L610 318 L674 372 Z" fill="#EEF3FA"/>
      <path d="M362 410 h24 v24 h-24 z M598 392 h26 v26 h-26 z" fill="#FFD27A"/>
      <path d="M0 540 C300 480 600 560 960 500 V600 H0 Z" fill="#EEF3FA"/>
      """),
  ]
}
