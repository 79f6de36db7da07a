#!/usr/bin/env perl
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Counts what docs/decisions/0011-state-has-owners.md limits, in the modules that are named (default: Views, ContainerCore
# and Controls): stored variables of classes that other types of the module can set without a promise to programs (neither
# private nor public), classes in several files, and unsafe casts.
#
#   Scripts/count-structure.pl [--check] [MODULE ...]
#
# --check prints only what is beyond a limit, and fails then.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Find;

my ($shown, $least_files) = (12, 4);
my ($most_variables, $most_files) = (70, 5);
# Of View and ViewController.
my ($most_own_variables, $most_own_files) = (10, 10);
my $checks = @ARGV && $ARGV[0] eq '--check' ? shift : '';
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
my %count = map { $_ => scalar keys %{$places{$_}} } grep { $is_class{$_} } keys %places;

if ($checks) {
  my @beyond;
  push @beyond, "$total stored variables can be set by other types, and $most_variables may" if $total > $most_variables;
  for my $class (sort keys %count) {
    my $is_central = $class =~ /^View(?:Controller)?$/;
    my $files = $is_central ? $most_own_files : $most_files;
    push @beyond, "$class is in $count{$class} files, and $files may" if $count{$class} > $files;
    push @beyond, "$class has $variables{$class} variables that other types can set, and $most_own_variables may"
      if $is_central && ($variables{$class} // 0) > $most_own_variables;
  }
  push @beyond, "$casts unsafe casts" if $casts;
  print STDERR "$_\n" for @beyond;
  exit(@beyond ? 1 : 0);
}

print "stored variables that other types can set: $total\n";
my @most = sort { $variables{$b} <=> $variables{$a} || $a cmp $b } keys %variables;
print "  $variables{$_} $_\n" for grep { defined } @most[0 .. $shown - 1];
print "classes in $least_files files or more:\n";
print "  $count{$_} $_\n" for sort { $count{$b} <=> $count{$a} || $a cmp $b } grep { $count{$_} >= $least_files } keys %count;
print "unsafe casts: $casts\n";
