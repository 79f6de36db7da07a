#!/usr/bin/env perl
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# The mechanical part of docs/PORTING.md: reads Swift files that import UIKit and writes them for DrawerContainer.
#
#   Scripts/port-from-uikit.pl FOLDER FILE…           writes FOLDER/name.swift for each file
#   Scripts/port-from-uikit.pl --check FOLDER FILE…   writes nothing; fails when a file there differs
#
# With --keep-names before FOLDER types keep UIKit's names, and FOLDER/UIKitNames.swift says what they stand for.
#
# Standard error lists what is left to a person, as file:line: word: hint, with the lines of the written file.
# Standard output lists what is left out, and ends with a summary. Text in comments, strings and regular expressions stays as
# it is. A name that the program declares itself is changed only where it is UIKit's.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(basename dirname);
use File::Path qw(make_path);
use lib dirname(__FILE__);
use Porting::Names;
use Porting::OldSwift;
use Porting::Overrides;
use Porting::Rules;
use Porting::Text;
use Porting::Words;

my $check = @ARGV && $ARGV[0] eq '--check' && shift @ARGV;
$keeps_names = @ARGV && $ARGV[0] eq '--keep-names' && shift @ARGV;
my ($folder, @files) = @ARGV;
if (!@files || $folder =~ /^-/) {
  print STDERR "usage: port-from-uikit.pl [--check] [--keep-names] FOLDER FILE...\n";
  exit 64;
}

make_path($folder) if !$check;

# The lines of masked code that a person has to look at.
sub remaining {
  my ($masked) = @_;
  my (@found, $line);
  for my $code (split /\n/, $masked) {
    # A string of several lines is one mark.
    $line++;
    for my $hint (@hints) {
      my $word = $code =~ $hint->[0] ? $& : next;
      next if declares_type($word) || $kept_names{$word};
      push @found, [$line, $word, $hint->[1]];
      last;
    }
    push @found, [$line, $1, 'give it a default in the extension'] if $code =~ /\b(func \w+).*/ && $without_default{$&};
    my $doubtful = doubtful_name($code);
    push @found, [$line, $doubtful, 'the program has a member of this name too: change it here if it is UIKit\'s']
      if defined $doubtful && !grep { $_->[0] == $line } @found;
    for my $name (grep { !declares_type($_) } sort keys %reshaped) {
      push @found, [$line, $name, $reshaped{$name}] if $code =~ /\b$name\b/;
    }
    $line += () = $kept[$1] =~ /\n/g while $code =~ /\x{E000}(\d+)\x{E001}/g;
  }
  return @found;
}

sub contents {
  my ($file) = @_;
  open my $in, '<', $file or die "port-from-uikit: $file: $!\n";
  local $/;
  return scalar <$in>;
}

# What all the files together declare: the methods that selectors may name, with the first label; what delegates may leave
# out; types of their own; scroll views, and what is put into each; what is overridden of extensions.
my (%source, %methods, %optional, %scroll_views, %added, %parents, %members, %overridden, %overriders);
for my $file (@files) {
  $source{$file} = contents($file);
  collect_names(mask($source{$file}));
}
for my $file (@files) {
  my $code = modernize(protect(mask($source{$file})));
  while ($code =~ /\bfunc (\w+)\(($balanced)\)/g) {
    my ($method, $parameters) = ($1, $2);
    $methods{$method}{ join ' ', map { /(\w+)/ } split_arguments($parameters) } = 1;
  }
  $optional{$1} = 1 while $code =~ /\@objc optional func (\w+)/g;
  $scroll_views{$1} = 1 while $code =~ /\b(?:let|var) (\w+)(?:: UIScrollView\b| = UIScrollView\()/g;
  $added{$1}{$2} = 1 while $code =~ /\b(\w+)[?!]?\.addSubview\((?:self\.)?(\w+)\)/g;
  $parents{$1} = $2 while $code =~ /\bclass (\w+): (\w+)/g;
  my ($members, $overridden) = extension_members($code);
  %members = (%members, %$members);
  %overridden = (%overridden, %$overridden);
  while ($code =~ /\bclass (\w+)[^{}]*\{($balanced)\}/g) {
    my ($class, $inside) = ($1, $2);
    $overriders{$1}{$class} = 1 while $inside =~ /\boverride\b[^\n]*?\b(?:func|var) (\w+)/g;
  }
}
delete @overridden{ grep { !$members{$_} } keys %overridden };

my ($lines, $changed, $by_hand, @different, %written) = (0, 0, 0);
for my $file (@files) {
  my $masked = port(modernize(protect(mask($source{$file}))),
    methods => \%methods, optional => \%optional, scroll_views => \%scroll_views, added => \%added,
    overridden => \%overridden, parents => \%parents, overriders => \%overriders);
  my $text = unprotect(unmask($masked));
  my $name = basename($file);
  $name =~ s/^(?:UI|NS)(?=([A-Z]\w*))/$known{$1} && !declares_type($name =~ s{\W.*}{}sr) ? '' : $&/e;
  my $target = "$folder/$name";
  die "port-from-uikit: $file and $written{$target} have the same name\n" if $written{$target};
  $written{$target} = $file;

  my @left = remaining($masked);
  print STDERR unprotect("$target:$_->[0]: $_->[1]: $_->[2]\n") for @left;
  my %place = map { $_ => index $source{$file}, s/ … \(.*//r =~ s/^self\.//r } @left_out;
  print unprotect("$file: left out: $_\n") for sort { $place{$a} <=> $place{$b} } @left_out;
  my %at = map { $_->[0] => 1 } @left;
  my %before;
  $before{$_}++ for split /\n/, $source{$file};
  my @new = split /\n/, $text;
  $lines += @new;
  $changed += grep { !($before{$_} && $before{$_}--) } @new;
  $by_hand += keys %at;

  deliver($target, $text);
}
if (%kept_names) {
  # What is public may name no type that is not.
  my $access = (grep { /^\s*(?:public|open) /m } values %source) ? 'public ' : '';
  deliver("$folder/UIKitNames.swift", join '', "import DrawerContainer\n\n",
    map { "${access}typealias $_ = $kept_names{$_}\n" } sort keys %kept_names);
}

sub deliver {
  my ($target, $text) = @_;
  if ($check) {
    push @different, $target if !-e $target || contents($target) ne $text;
  } else {
    open my $out, '>', $target or die "port-from-uikit: $target: $!\n";
    print $out $text;
    close $out or die "port-from-uikit: $target: $!\n";
  }
}
printf "%d files, %d lines, %d changed, %d to look at by hand\n", scalar @files, $lines, $changed, $by_hand;
print STDERR "differs from what the script writes: $_\n" for @different;
exit 1 if @different;
