#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Checks the English of comments, test names and pages, and prints a line for each problem: a phrase of the list below, with a
# better one, or a line of a page with more than 120 columns. Code in backticks and code blocks are not checked.
# Scripts/prose-allowed.txt lists the exceptions, each with its reason.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck disable=SC2016
git ls-files -z '*.swift' '*.md' | perl -0 -e '
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));

my @phrases = (
  [qr/\bl(?:ie|ies|ay|ying)\b/i, "is at, is placed, covers"],
  [qr/\bhear(?:s|d|ing)?\b/i, "is notified of, receives"],
  [qr/\b(?:is|are|was|were|be|been) told\b|\btells? (?:it|them|others|everybody)\b/i, "is notified, receives"],
  [qr/\b(?:nobody|somebody|anybody|everybody)\b/i, "no caller, no view: name the object"],
  [qr/\bwhoever\b|\bwho (?:has|wants|asks|looks|listens|comes|goes|moves|leaves|made|was|is) /i, "name the object"],
  [qr/\b(?:of|for|in|on|to|from|with|by|than|and|or|as) what (?:is|was|are|were|has|had|shows?|lies?|moves?|belongs?|comes?|goes?|stands?|holds?|a|an|the|it|they|others?)\b/i, "name the noun"],
  [qr/^What (?:is|was|are|has|shows?|lies|moves?|belongs?|comes?|goes?|stands?)\b/, "name the noun"],
  [qr/\bwhat (?:is|was) (?:presented|shown|chosen|held|left|covered|written|said|around|in it|inside)\b/i, "name the noun"],
  [qr/\b(?:those|the ones?|one) that\b|\b(?:that|those) of\b/i, "repeat the noun"],
  [qr/\bone in(?:side)? the other\b|\bone (?:below|above|over|behind) the other\b/i, "nested, stacked"],
  [qr/\bwish(?:es|ed)?\b/i, "preferred, requested"],
  [qr/\bone\x27s own\b/i, "custom, your own"],
  [qr/\b(?:goes|go|went|going) by\b|\b(?:has|have) to do with\b|\bdone with\b/i, "uses, depends on, matches"],
  [qr/(?:^|[.;,] )so (?:does|is|do|are|has|have) \w+/i, "write the second clause in full"],
  [qr/, (?:not|the last never|the first not) (?:further|so|any more|at all)?[.`]?$/i, "write the second clause in full"],
  [qr/\b(?:comes?|came) (?:and|or) (?:goes?|went)\b|\bcome and go\b|\bcomes? in\b|\bon (?:its|the) way (?:in|out|there|back)\b/i, "is added, is removed, appears, disappears"],
  [qr/\bat once\b/i, "immediately, or: at the same time"],
  [qr/\bbesides?\b(?! (?:the|its|their) (?:button|field|label|menu|list|window|pane|detail|primary|column|center|bar))/i, "next to, in addition to"],
  [qr/\b(?:is|are|was|were) there\b(?! (?:a|an|any|no|one|two|more))/i, "exists, is available"],
  [qr/\bstands? (?:in|for|over|beside|below|above|there|elsewhere)\b/i, "is, appears in, represents"],
  [qr/\b(?:in|from|out of) (?:its |a |the )?hand\b/i, "while a pointer drags it"],
  [qr/^(?:An?|The) [a-z]+ (?:that|which) (?:is|was|has) (?:no|none|nothing)\b/i, "say the condition"],
);

local $/ = "\n";
my (@allowed, $broken);
open my $list, "<", "Scripts/prose-allowed.txt" or die "Scripts/prose-allowed.txt: $!\n";
while (<$list>) {
  next if /^#|^\s*$/;
  my ($file, $text, $reason) = /^(\S+): (.+) \| (.+)$/ or die "Scripts/prose-allowed.txt: no file, text and reason: $_";
  push @allowed, [$file, $text];
}

sub check {
  my ($file, $line, $text) = @_;
  (my $plain = $text) =~ s/`[^`]*`/`x`/g;
  return if grep { $file eq $_->[0] && index($text, $_->[1]) >= 0 } @allowed;
  for my $phrase (@phrases) {
    next if $plain !~ $phrase->[0];
    print STDERR "$file:$line: “$&”: $phrase->[1]\n";
    $broken = 1;
  }
}

$/ = "\0";
chomp(my @files = <STDIN>);
$/ = "\n";
for my $file (@files) {
  open my $input, "<", $file or next;
  my $code;
  while (my $text = <$input>) {
    chomp $text;
    if ($file =~ /\.md$/) {
      if ($text =~ /^\s*```/) { $code = !$code; next }
      next if $code;
      check($file, $., $text);
      next if length $text <= 120;
      print STDERR "$file:$.: ", length $text, " columns, more than 120\n";
      $broken = 1;
    } else {
      check($file, $., $1) if $text =~ m{^\s*///?[:!]?\s?(.*)};
      check($file, $., $1) if $text =~ /(?:func |^\s*)`([^`]+)`/ || $text =~ /\@(?:Test|Suite)\("([^"]+)"/;
    }
  }
}
exit($broken ? 1 : 0);
'
