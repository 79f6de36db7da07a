#!/usr/bin/env perl
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Keeps Assets/Locales in step with the texts in Sources; docs/LANGUAGES.md says how texts are translated.
#
#   Scripts/locales.pl            writes the texts of Sources into each catalogue: new ones come without a translation,
#                                 those that are gone go, and all stand in the order of the sources
#   Scripts/locales.pl --check    names each text without a translation, each that is gone, and each translation that
#                                 puts in something else than its text; and what a person would read or hear that no
#                                 catalogue is asked for
#
# A text is a literal in a call of one of the functions below. In a file of texts alone, it is each literal, and
# `pieces(2, "egg", "eggs")` has a text that depends on a number.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(dirname);
use File::Find;

chdir dirname(__FILE__) . '/..' or die "cannot find the project: $!\n";
my $check = grep { $_ eq '--check' } @ARGV;
my @languages = map { m{/(\w+)$} } glob 'Assets/Locales/*';
my %rooms = (
  library => [map { "Sources/$_" } qw(Drawing Languages Views ContainerCore Controls Presenting Containers Inspector SDLHost)],
  drawer => ['Sources/DrawerApp'],
);
my $call = qr/(?<![\w.])(?:\w+\.)*(?:localized|localization|self|setDefaultAccessibilityLabel|FileChooserError|Message|Words)\(\s*/;
# Where a literal would show as it is.
my $shown = qr/(?:accessibilityLabel|accessibilityHint|toolTip|placeholder|errorMessage|\btitle|\.text|prompt) = "[A-Z]
  |\b(?:label|accessibilityLabel|title|subtitle|detail|message|group|placeholder|name):\s"[A-Z][a-z]+[ ]
  |\b(?:label|accessibilityLabel|title|subtitle|message|group):\s"[A-Z][a-z]
  |\b(?:Label|Button\.filled|MenuItem|KeyCommand|BarButtonItem|addRow|addGroup)\("[A-Z]/x;
my $faults = 0;

sub fault { print STDERR "$_[0]\n"; $faults++ }

# A Swift literal at the place of `$_`, as a catalogue knows it; nothing where there is none.
sub literal {
  my $isLong = /\G"""[ \t]*\n/gc;
  return if !$isLong && !/\G"/gc;
  my ($text, $places) = ('', 0);
  my $indent = '';
  if ($isLong) {
    my $start = pos;
    $indent = $1 if /\n([ \t]*)"""/g;
    pos = $start;
    /\G\Q$indent\E/gc;
  }
  while (1) {
    if ($isLong && /\G\n[ \t]*"""/gc) { last }
    if (!$isLong && /\G"/gc) { last }
    if ($isLong && /\G\\\n(?:\Q$indent\E)?/gc) { next }
    if ($isLong && /\G\n(?:\Q$indent\E)?/gc) { $text .= "\n"; next }
    if (/\G\\\(/gc) {
      my $depth = 1;
      while ($depth && /\G(?:[^()"]+|([()])|"(?:[^"\\]|\\.)*")/gc) {
        $depth += $1 eq '(' ? 1 : -1 if defined $1;
      }
      $text .= "\x{1}";
      $places++;
      next;
    }
    if (/\G\\n/gc) { $text .= "\n"; next }
    if (/\G\\u\{([0-9A-Fa-f]+)\}/gc) { $text .= chr hex $1; next }
    if (/\G\\(.)/gcs) { $text .= $1; next }
    if (/\G([^"\\\n]+|")/gc) { $text .= $1; next }
    die "a literal without an end\n";
  }
  $text =~ s/%/%%/g if $places;
  $text =~ s/\x{1}/%@/g;
  return $text;
}

# The texts of a room, each [text, plural, context, places in the sources], in their order.
sub texts {
  my (@texts, %known, @files);
  for my $room (@_) {
    find({no_chdir => 1, wanted => sub { push @files, $_ if /\.swift$/ }}, $room);
  }
  for my $file (sort @files) {
    open my $in, '<', $file or die "$file: $!\n";
    local $_ = do { local $/; <$in> };
    if ($check && !/^\/\/ .*Scripts\/locales\.pl/m) {
      my $number = 0;
      for my $line (split /\n/) {
        $number++;
        fault("$file:$number: this text is not localized") if $line !~ m{^\s*//} && $line =~ $shown;
      }
    }
    # A file of texts alone says so.
    my $isAllTexts = m{^// .*Scripts/locales\.pl}m;
    # Comments have no texts; their lines stay.
    s{^\s*//.*$}{}mg;
    my $note = sub {
      my ($text, $plural, $context, $place) = @_;
      my $line = 1 + (substr($_, 0, $place) =~ tr/\n//);
      my $key = ($context // '') . "\x{4}$text";
      if (!$known{$key}) {
        $known{$key} = [$text, $plural, $context, []];
        push @texts, $known{$key};
      }
      my $first = $known{$key};
      fault("$file:$line: “$text” has a different plural in another place") if ($first->[1] // '') ne ($plural // '');
      push @{$first->[3]}, "$file:$line";
    };
    if ($isAllTexts) {
      while (/"/g) {
        pos = pos() - 1;
        my $place = pos;
        # What is counted has a text for one piece and a text for several.
        my $isCounted = substr($_, 0, $place) =~ /\bpieces\([\d.]+,\s*$/;
        my $text = literal();
        my $plural = $isCounted && /\G\s*,\s*/gc ? literal() : undef;
        $note->($text, $plural, undef, $place) if $text =~ /\p{L}/ && $text !~ /^[0-9A-F]{6}$/;
      }
      next;
    }
    # Lists of texts.
    while (/: \[(?:(?:Localization\.)?Message|Words)\] = \[/g) {
      my $place = pos;
      while (/\G\s*,?\s*/gc && defined(my $text = literal())) { $note->($text, undef, undef, $place) }
    }
    pos = 0;
    while (/$call/g) {
      my $place = pos;
      my ($isCounted, @found) = (0);
      if (!/\G"/) {
        # What is counted comes before both texts.
        next if !/\G[\w.()\[\]? ]+,\s*(?=")/gc;
        $isCounted = 1;
      }
      my $text = literal();
      my ($plural, $context);
      if ($isCounted) {
        next if !/\G\s*,\s*/gc || !defined($plural = literal());
      }
      if (/\G\s*,\s*context:\s*/gc) { $context = literal() }
      $note->($text, $plural, $context, $place) if $text =~ /\p{L}|%%/ || defined $context;
      # A text may stand in another one.
      pos = $place;
    }
  }
  return @texts;
}

sub quoted {
  my ($text) = @_;
  s/\\/\\\\/g, s/"/\\"/g, s/\t/\\t/g for $text;
  my @lines = split /(?<=\n)/, $text;
  s/\n/\\n/g for @lines;
  return '"' . ($lines[0] // '') . '"' if @lines < 2;
  return join "\n", '""', map { "\"$_\"" } @lines;
}

sub unquoted {
  my ($text) = @_;
  my %escapes = (n => "\n", t => "\t", r => "\r");
  $text =~ s/\\(.)/$escapes{$1} \/\/ $1/ge;
  return $text;
}

# A catalogue: its head as it is, and its entries by context and text.
sub catalog {
  my ($path) = @_;
  open my $in, '<', $path or die "$path: $!\n";
  my $all = do { local $/; <$in> };
  my ($head, @blocks) = split /\n\n+/, $all;
  my %entries;
  for my $block (@blocks) {
    my (%entry, $part);
    for (split /\n/, $block) {
      if (/^#[:,]/) { next }
      if (/^#/) { push @{$entry{notes}}, $_; next }
      if (/^(msg\w+(?:\[\d+\])?)\s+"(.*)"$/) { $part = $1; $entry{$part} = unquoted($2); next }
      if (/^"(.*)"$/ && defined $part) { $entry{$part} .= unquoted($1) }
    }
    $entries{($entry{msgctxt} // '') . "\x{4}$entry{msgid}"} = \%entry if defined $entry{msgid};
  }
  return ($head, \%entries);
}

sub places { return join ' ', sort $_[0] =~ /%(?:\d+\$)?@/g }

# The same places, whatever their order; a form for one, two or none may leave the number out.
sub putsInTheSame {
  my ($source, $translation, $mayLeaveOut) = @_;
  my $count = () = $source =~ /%@/g;
  my @numbers = $translation =~ /%(\d+)\$@/g;
  my $plain = () = $translation =~ /%@/g;
  return 0 if @numbers && $plain;
  return $plain == $count || ($mayLeaveOut && $plain < $count) if !@numbers;
  my %seen = map { $_ => 1 } @numbers;
  return 0 if grep { $_ < 1 || $_ > $count } keys %seen;
  return keys %seen == $count || $mayLeaveOut;
}

for my $name (sort keys %rooms) {
  my @texts = texts(@{$rooms{$name}});
  for my $language (sort @languages) {
    my $path = "Assets/Locales/$language/$name.po";
    my ($head, $entries) = catalog($path);
    my ($forms) = $head =~ /nplurals=(\d+)/;
    my $out = "$head\n";
    for my $text (@texts) {
      my ($id, $plural, $context, $where) = @$text;
      my $entry = delete $entries->{($context // '') . "\x{4}$id"} // {};
      my $title = defined $context ? "“$id” ($context)" : "“$id”";
      my @keys = defined $plural ? map { "msgstr[$_]" } 0 .. $forms - 1 : 'msgstr';
      $out .= "\n" . join '', map { "$_\n" } @{$entry->{notes} // []};
      $out .= "#: " . join(' ', map { s/:\d+$//r } @$where[0 .. ($#$where > 2 ? 2 : $#$where)]) . "\n";
      $out .= "#, objc-format\n" if ($id . ($plural // '')) =~ /%@/;
      $out .= 'msgctxt ' . quoted($context) . "\n" if defined $context;
      $out .= 'msgid ' . quoted($id) . "\n";
      $out .= 'msgid_plural ' . quoted($plural) . "\n" if defined $plural;
      for my $key (@keys) {
        my $translation = $entry->{$key} // '';
        $out .= "$key " . quoted($translation) . "\n";
        if ($translation eq '') {
          fault("$path: $title has no $key") if $check;
        } elsif (!putsInTheSame($plural // $id, $translation, defined $plural)) {
          fault("$path: the translation of $title has different placeholders");
        }
      }
      fault("$path: $title has a different plural in the sources") if $check && ($entry->{msgid_plural} // '') ne ($plural // '');
    }
    for my $key (sort keys %$entries) { fault("$path: “" . $key =~ s/.*\x{4}//rs . "” does not occur in the sources") if $check }
    next if $check;
    open my $file, '>', $path or die "$path: $!\n";
    print $file $out;
  }
}
exit($faults ? 1 : 0);
