#!/usr/bin/env perl
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Counts what docs/decisions/0011-state-has-owners.md limits, in the modules that are named (default: Views, ContainerCore
# and Controls): stored variables of classes that other types of the module can set without a promise to programs (neither
# private nor public), classes in several files, and unsafe casts.
#
#   Scripts/count-structure.pl [MODULE ...]
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Find;

my ($shown, $least_files) = (12, 4);
chdir dirname(__FILE__) . '/..' or die "cannot find the project: $!\n";
my @modules = @ARGV ? @ARGV : qw(Views ContainerCore Controls);
my @files;
find({wanted => sub { push @files, $_ if /\.swift$/ }, no_chdir => 1}, map { "Sources/$_" } @modules);

my $words = qr/(?:@\w+(?:\([^)]*\))?|public|package|internal|open|final|override|static|class|weak|unowned|lazy|nonisolated(?:\(unsafe\))?)/;
my (%variables, %places, %is_class);
my $casts = 0;

for my $file (sort @files) {
  open my $source, '<:encoding(UTF-8)', $file or die "cannot read $file: $!\n";
  my @lines = <$source>;
  close $source;
  my ($depth, $in_text, @types) = (0, 0);
  for my $at (0 .. $#lines) {
    my $line = $lines[$at];
    my $quotes = () = $line =~ /"""/g;
    if ($in_text || $quotes) { $in_text ^= $quotes % 2; next }
    $line =~ s/"(?:[^"\\]|\\.)*"/""/g;
    $line =~ s{//.*}{};
    $casts += () = $line =~ /\bunsafe(?:Down|Bit)[cC]ast\b/g;
    if ($line =~ /^\s*(?:$words\s+)*(?:private\s+|fileprivate\s+)?(class|struct|enum|protocol|actor|extension)\s+(\w[\w.]*)/ && $line !~ /\bclass (?:func|var|let|subscript)\b/) {
      my ($kind, $name) = ($1, $2);
      $is_class{$name} = 1 if $kind eq 'class';
      $places{$name}{$file} = 1 if $kind eq 'class' || $kind eq 'extension';
      push @types, [$depth + 1, $kind eq 'class' ? $name : ''];
    } elsif (@types && $types[-1][1] ne '' && $depth == $types[-1][0]
      && $line =~ /^\s*((?:(?:$words|private|fileprivate|private\(set\)|package\(set\)|internal\(set\)|fileprivate\(set\))\s+)*)var\s+(\w+|\()/)
    {
      my $before = $1;
      my $next = $lines[$at + 1] // '';
      my $is_computed = $line =~ /^[^=]*\{/ && $line !~ /\b(?:will|did)Set\b/ && $next !~ /^\s*(?:will|did)Set\b/;
      $variables{$types[-1][1]}++
        unless $is_computed || $before =~ /\bstatic\b|\bclass\b/ || $before =~ /\b(?:(?:file)?private|public|open)\b/;
    }
    $depth += () = $line =~ /\{/g;
    $depth -= () = $line =~ /\}/g;
    pop @types while @types && $depth < $types[-1][0];
  }
}

my $total = 0;
$total += $_ for values %variables;
print "stored variables that other types can set: $total\n";
my @most = sort { $variables{$b} <=> $variables{$a} || $a cmp $b } keys %variables;
print "  $variables{$_} $_\n" for grep { defined } @most[0 .. $shown - 1];
print "classes in $least_files files or more:\n";
my %count = map { $_ => scalar keys %{$places{$_}} } grep { $is_class{$_} } keys %places;
print "  $count{$_} $_\n" for sort { $count{$b} <=> $count{$a} || $a cmp $b } grep { $count{$_} >= $least_files } keys %count;
print "unsafe casts: $casts\n";
