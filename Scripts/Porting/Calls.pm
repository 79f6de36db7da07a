# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Calls and settings that have another shape here: timers, orientation, lists that are never nil, scroll views.
package Porting::Calls;
use strict;
use warnings;
use utf8;
use Porting::Names;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(change_single_calls add_imports leave_settings_out);

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
  my $setting = qr/(?:scrollsToTop|edgesForExtendedLayout|extendedLayoutIncludesOpaqueBars|automaticallyAdjustsScrollViewInsets|numberOfTouchesRequired|alwaysBounceHorizontal|alwaysBounceVertical|isDirectionalLockEnabled|adjustsFontSizeToFitWidth|minimumScaleFactor|delaysContentTouches|canCancelContentTouches|delaysTouchesBegan|delaysTouchesEnded|showsTouchWhenHighlighted|layer\.(?:shadowPath|shouldRasterize|rasterizationScale)) = [^\n{;=][^\n{;]*|layer\.zPosition = 0(?![.\w])/;
  return leave_settings_out($text, $setting);
}

# The window's animations of the class around a place: a view has a window itself. Nothing where no view is at hand.
sub animations {
  my %of = (view => 'window?.animations', controller => 'view.window?.animations', fragment => 'view.window?.animations');
  return $of{ class_kind(shift) };
}

# What happens once and later.
sub change_timers {
  my ($text) = @_;
  my $selector = qr/#selector\((?:self\.|\w+\.)?(?<method>\w+)\)/;
  my $start = qr/(?:Foundation\.)?Timer\.scheduledTimer\(\s*/;
  return change_delays($text) if declares_type('Timer');
  my ($count, $whole) = (0, $text);
  $text = replace($text, qr/${start}timeInterval: (?<s>[^,\n]+),\s*target: self,\s*selector: $selector,\s*userInfo: nil,\s*repeats: false\s*\)/, sub {
    my ($all, $before, $seconds, $method) = ($&, $`, @+{qw(s method)});
    my $animations = animations($before) // return $all;
    $count++;
    return "$animations.after($seconds) { [weak self] in self?.$method() }";
  });
  $text = replace($text, qr/${start}withTimeInterval: (?<s>[^,\n]+),\s*repeats: false\s*\)\s*\{(?<list>[ ]?\[[^\]\n]*\])?\s*(?<timer>\w+) in\b(?<body>$balanced)\}/, sub {
    my ($all, $before, $seconds, $list, $timer, $body) = ($&, $`, @+{qw(s list timer body)});
    return $all if $timer ne '_' && $body =~ /\b$timer\b/;
    my $animations = animations($before) // return $all;
    $count++;
    return "$animations.after($seconds) {" . (defined $list ? "$list in" : '') . "$body}";
  });
  # A variable has one type: either all timers of the file are alarms, or none is.
  $text = $whole if $text =~ /\b(?:Foundation\.)?Timer(?:\.|\()/;
  my $is_changed = $count && $text ne $whole;
  $text = change_delays($text);
  return $text if !$is_changed;
  my @timers = $text =~ /\b(\w+)\s*:\s*(?:Foundation\.)?Timer\b/g;
  $text =~ s/\b(?:Foundation\.)?Timer\b/Alarm/g;
  for my $timer (@timers) { $text =~ s/\b($timer[?!]?)\.invalidate\(\)/$1.cancel()/g }
  # Others may be timers too.
  $text =~ s/\.invalidate\(\)/.${doubt}invalidate()/g;
  return $text;
}

sub change_delays {
  my ($text) = @_;
  return replace($text, qr/DispatchQueue\.main\.asyncAfter\(\s*deadline: (?:DispatchTime)?\.now\(\) \+ (?:\.milliseconds\((?<ms>[^()\n]+)\)|\.seconds\((?<s>[^()\n]+)\)|(?<n>[\w.]+))\s*\)/, sub {
    my ($all, $before, $ms, $seconds, $number) = ($&, $`, @+{qw(ms s n)});
    my $animations = animations($before) // return $all;
    return "$animations.after(" . ($seconds // $number // "$ms / 1000") . ')';
  });
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
  my %size = (view => 'bounds.size', controller => 'view.bounds.size', fragment => 'view.bounds.size');
  return replace($text, qr/\b(?:UIDevice\.current\.orientation|UIApplication\.shared\.statusBarOrientation)\.(?<is>isPortrait|isLandscape)\b/, sub {
    my ($all, $before, $is) = ($&, $`, $+{is});
    my $size = $size{ class_kind($before) } // return $all;
    return "(Orientation($size) == .$case{$is})";
  });
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

# Settings that make no difference here go. One that does not end with its line stays, and a person is told.
sub leave_settings_out {
  my ($text, $setting) = @_;
  my $lines = qr/[ \t]*(?:[\w.?!]+\.)?$setting;?/;
  $text = leave_lines_out($text, $lines, sub {
    my ($found, $after) = @_;
    $found =~ s/;?\s*$//;
    return $found =~ /^$balanced$/ && $found !~ /(?:[-+*\/=<>&|^?:,.]|\b(?:try|await|as|is))$/
      && $after !~ /^[ \t]*(?:[.&|^*\/%<>=:]|\?(?!\?*\.)|[-+?]+[ \t])/;
  });
  return replace($text, qr/^[ \t]*(?:[\w.?!]+\.)?$setting/m, sub { $& =~ s/\w+(?=\s=)/$doubt$&/r });
}

my $mathematics = qr/(?<![\w.])(?:sqrt|pow|round|floor|ceil|trunc|fabs|sin|cos|tan|asin|acos|atan2?|exp|log|log2|log10|fmod|hypot|fmin|fmax)\((?!\w+:)/;

# UIKit brings Foundation along, with the mathematics of C. Whoever uses a type of the library imports it; Foundation has CGRect.
sub add_imports {
  my ($text, $uses_library) = @_;
  my $is_graphics = qr/^([ \t]*)import (?:CoreGraphics|QuartzCore)\b[^\n]*\n/m;
  my $has_library = qr/^[ \t]*(?:\@\w+\s+)*import (?:\w+ )?(?:UIKit|DrawerContainer)\b/m;
  if ($text =~ $is_graphics) {
    $text =~ s/$is_graphics/$1import UIKit\n/ if $text !~ $has_library;
    $text =~ s/$is_graphics//g;
  }
  $text = import_module($text, 'UIKit') if $uses_library && $text !~ $has_library;
  $text = import_module($text, 'Foundation')
    if $text !~ /^[ \t]*import Foundation\b/m && $text =~ $has_library && $text =~ $mathematics;
  return $text;
}

# After the import of UIKit, or after the last one. What has no import uses no type of another module.
sub import_module {
  my ($text, $module) = @_;
  $text =~ s/^([ \t]*)import UIKit\b[^\n]*\n/$&$1import $module\n/m
    || $text =~ s/\A(.*^([ \t]*)(?:\@\w+\s+)*import [^\n]*\n)/$1$2import $module\n/ms;
  return $text;
}

1;
