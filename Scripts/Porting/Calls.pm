# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Calls and settings that have another shape here: timers, orientation, lists that are never nil, scroll views.
package Porting::Calls;
use strict;
use warnings;
use utf8;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(change_single_calls import_foundation);

sub change_single_calls {
  my ($text, $scroll_views, $added) = @_;
  $text = change_timers($text);
  $text = change_lists($text);
  $text = ask_the_size($text);
  $text = compare($text);
  $text = constrain_in_scroll_views($text, $scroll_views, $added);
  $text = change_cross_fades($text);
  $text =~ s/\b(CG(?:Rect|Point|Size)|UIEdgeInsets)\(\)/$1.zero/g;
  $text =~ s/\bNSString\b/String/g;
  # Settings that make no difference here.
  my $setting = qr/scrollsToTop|edgesForExtendedLayout|extendedLayoutIncludesOpaqueBars|automaticallyAdjustsScrollViewInsets|numberOfTouchesRequired|alwaysBounceHorizontal|alwaysBounceVertical|isDirectionalLockEnabled|adjustsFontSizeToFitWidth|minimumScaleFactor|delaysContentTouches|canCancelContentTouches|delaysTouchesBegan|delaysTouchesEnded|showsTouchWhenHighlighted|layer\.(?:shadowPath|shouldRasterize|rasterizationScale|zPosition = 0)/;
  $text =~ s/^[ \t]*(?:[\w.?!]+\.)?$setting(?: = [^\n{;]*)?;?[ \t]*\n//gm;
  return $text;
}

# The window's animations of the class around a place: a view has a window itself.
sub animations {
  my ($before) = @_;
  my ($parent) = $before =~ /.*\b(?:class|extension) \w+(?::\s*(\w+))?/s ? ($1 // '') : ('');
  my ($extended) = $before =~ /.*\bextension (\w+)/s;
  my $class = $parent ne '' ? $parent : $extended // '';
  return $class =~ /View$|Control$|Button$/ ? 'window?.animations' : 'view.window?.animations';
}

# What happens once and later.
sub change_timers {
  my ($text) = @_;
  my $selector = qr/#selector\((?:self\.|\w+\.)?(?<method>\w+)\)/;
  my $start = qr/(?:Foundation\.)?Timer\.scheduledTimer\(\s*/;
  my $count = 0;
  $text = replace($text, qr/${start}timeInterval: (?<s>[^,\n]+),\s*target: self,\s*selector: $selector,\s*userInfo: nil,\s*repeats: false\s*\)/, sub {
    my ($seconds, $method) = @+{qw(s method)};
    $count++;
    return animations($`) . ".after($seconds) { [weak self] in self?.$method() }";
  });
  $text = replace($text, qr/${start}withTimeInterval: (?<s>[^,\n]+),\s*repeats: false\s*\)\s*\{(?<list>[ ]?\[[^\]\n]*\])?\s*(?<timer>\w+) in\b(?<body>$balanced)\}/, sub {
    my ($all, $seconds, $list, $timer, $body) = ($&, @+{qw(s list timer body)});
    return $all if $timer ne '_' && $body =~ /\b$timer\b/;
    $count++;
    return animations($`) . ".after($seconds) {" . (defined $list ? "$list in" : '') . "$body}";
  });
  $text = replace($text, qr/DispatchQueue\.main\.asyncAfter\(\s*deadline: (?:DispatchTime)?\.now\(\) \+ (?:\.milliseconds\((?<ms>[^()\n]+)\)|\.seconds\((?<s>[^()\n]+)\)|(?<n>[\w.]+))\s*\)/, sub {
    my ($ms, $seconds, $number) = @+{qw(ms s n)};
    return animations($`) . '.after(' . ($seconds // $number // "$ms / 1000") . ')';
  });
  return $text if !$count || $text =~ /\brepeats: true\b/;
  $text =~ s/\bTimer\b/Alarm/g;
  $text =~ s/\.invalidate\(\)/.cancel()/g;
  return $text;
}

# Lists and objects that are never nil.
sub change_lists {
  my ($text) = @_;
  my $name = qr/gestureRecognizers|interactivePopGestureRecognizer/;
  $text =~ s/((?:\bif|\bguard|,)\s+)let (\w+ = [\w.?!]*?)\b($name)(?=\s*(?:,|\{|else\b))/$1case let $2$3/g;
  $text =~ s/\b($name)[?!](?=[.\[)\s,]|$)/$1/gm;
  $text =~ s/\b(gestureRecognizers) \?\? \[\]/$1/g;
  return $text;
}

sub ask_the_size {
  my ($text) = @_;
  my %case = (isPortrait => 'portrait', isLandscape => 'landscape');
  return $text =~ s/\b(?:UIDevice\.current\.orientation|UIApplication\.shared\.statusBarOrientation)\.(isPortrait|isLandscape)\b/(Orientation(view.bounds.size) == .$case{$1})/gr;
}

sub compare {
  my ($text) = @_;
  my $object = qr/[\w.?!]*\w/;
  $text =~ s/(!?)($object)[?!]?\.isKind\(of: ([\w.]+)\.self\)/$1 ? "!($2 is $3)" : "$2 is $3"/ge;
  $text =~ s/(!?)($object)[?!]?\.isMember\(of: ([\w.]+)\.self\)/"type(of: $2) " . ($1 ? '!=' : '==') . " $3.self"/ge;
  $text =~ s/(!?)($object[?!]?)\.isEqual\((?!\w+:)($balanced)\)/"$2 " . ($1 ? '!=' : '==') . " $3"/ge;
  return $text;
}

# A constraint between a scroll view and what lies in it speaks of the content.
sub constrain_in_scroll_views {
  my ($text, $scroll_views, $added) = @_;
  my $edge = qr/(?:top|bottom|left|right|leading|trailing)Anchor/;
  for my $scroll (keys %$scroll_views) {
    for my $content (grep { $text =~ /\b$_\.$edge\.constraint\(/ } keys %{ $added->{$scroll} // {} }) {
      next if $text !~ /\b$content\.$edge\.constraint\(\s*equalTo: (?:self\.)?$scroll\.$edge/;
      $text =~ s/(\b$content\.$edge\.constraint\(\s*equalTo: (?:self\.)?$scroll)\.($edge)/$1.contentLayoutGuide.$2/g;
      $text =~ s/(\b$content\.(?:width|height)Anchor\.constraint\(\s*equalTo: (?:self\.)?$scroll)\.((?:width|height)Anchor)/$1.frameLayoutGuide.$2/g;
      $text =~ s/\b($scroll)(\.addSubview\((?:self\.)?$content\))/$1.contentView$2/g;
    }
  }
  return $text;
}

sub change_cross_fades {
  my ($text) = @_;
  return change_calls($text, qr/\bUIView\.transition/, sub {
    return if $_[0] !~ /^\s*with:/;
    my @new = map { s/^(\s*)withDuration:/$1duration:/r } grep { !/^\s*options:.*transitionCrossDissolve/s } @_;
    return join ',', @new;
  });
}

# UIKit brings the mathematics of C along.
sub import_foundation {
  my ($text) = @_;
  return $text if $text =~ /^import Foundation\b/m;
  return $text if $text !~ /(?<![\w.])(?:sqrt|pow|round|floor|ceil|trunc|fabs|sin|cos|tan|asin|acos|atan2?|exp|log|log2|log10|fmod|hypot|fmin|fmax)\((?!\w+:)/;
  $text =~ s/^import UIKit\b[^\n]*\n/$&import Foundation\n/m;
  return $text;
}


1;
