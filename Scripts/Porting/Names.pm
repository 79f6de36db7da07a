# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# The names that a program declares itself. The rules know names and no types: a name that both UIKit and the program have is
# changed only where it is UIKit's, and a person is told of the places where the script cannot know.
package Porting::Names;
use strict;
use warnings;
use utf8;
use Porting::Text;
use Porting::Words;
use Exporter qw(import);
our @EXPORT = qw(collect_names protect unprotect declares_type scopes_at class_kind kind_of_type chain_of is_implicit is_isolated overrides_own
  is_closure doubtful_name $doubt);

# The members that the program declares: `name` → type → kind (`instance`, `static`, `case`, `local`). A type of '' is the file's.
my %own;
# The program's own types, with the word that declares each, and what each inherits and conforms to. A generic parameter
# inherits its bounds.
my (%types, %parents);
# The superclass of each class, and of all classes of one name: `class.superclass`.
my (%superclass, %is_superclass);
# The bounds of all generic parameters of one name: `name` → bounds.
my %bounds;
# Types with dynamic member lookup, and variables that may have a closure: `type.name` → the written type, or ''.
my (%is_dynamic, %closure_type);
# What is known of the type of a variable, a parameter or a function's result: `name` → type, `?` where it is not known.
my %types_of;
# The same for the members of a type: `type.name` → type.
my %type_of_member;

# The names that rules change, each with what has to follow for it. Names of types and functions are told by their form.
my $shaped = qr/(?=\.(?:shadow\w+|cornerRadius|border\w+|backgroundColor|masksToBounds|opacity|transform|anchorPoint|position|frame|bounds|isHidden|removeAllAnimations|shouldRasterize|rasterizationScale|zPosition|presentation)\b)/;
my $set = qr/(?=\s*=(?!=))/;
my %changed = (
  textColor => qr//, textAlignment => qr//, font => qr/(?=\s*=\s*(?:UIFont)?\.preferredFont)/, layer => $shaped,
  setTitle => qr/(?=\()/, index => qr/(?=\(where:)/, gestureRecognizers => qr//, interactivePopGestureRecognizer => qr//,
  isKind => qr/(?=\(of:)/, isMember => qr/(?=\(of:)/, isEqual => qr/(?=\()/, invalidate => qr/(?=\(\))/,
  addTarget => qr/(?=\()/, insertSubview => qr/(?=\()/, awakeFromNib => qr/(?=\()/,
  (map { $_ => $set } qw(isOpaque adjustsFontForContentSizeCategory isMultipleTouchEnabled isExclusiveTouch maximumNumberOfTouches
    minimumNumberOfTouches scrollsToTop edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
    automaticallyAdjustsScrollViewInsets numberOfTouchesRequired alwaysBounceHorizontal alwaysBounceVertical
    isDirectionalLockEnabled adjustsFontSizeToFitWidth minimumScaleFactor delaysContentTouches canCancelContentTouches
    delaysTouchesBegan delaysTouchesEnded showsTouchWhenHighlighted)),
  (map { $_ => qr/(?=\()/ } qw(addChildViewController removeFromParentViewController sendSubview bringSubview
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfSupportedInterfaceOrientations
    CGRectMake CGPointMake CGSizeMake UIEdgeInsetsMake CGAffineTransformMakeScale CGAffineTransformMakeTranslation
    CGAffineTransformMakeRotation CGRectGetWidth CGRectGetHeight CGRectGetMinX CGRectGetMidX CGRectGetMaxX CGRectGetMinY
    CGRectGetMidY CGRectGetMaxY CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DMakeRotation
    CATransform3DScale CATransform3DTranslate CATransform3DRotate CATransform3DConcat)),
  (map { $_ => qr// } qw(childViewControllers childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden)),
  (map { $_ => qr/(?=:)/ } qw(toParentViewController forControlEvents belowSubview aboveSubview)),
);

sub declares_type { return $types{ shift() } }

my $modifier = qr/(?:public|open|internal|private|fileprivate|package|final|static|class|dynamic|override|mutating|nonmutating|required|convenience|lazy|weak|unowned|nonisolated|isolated|indirect|optional|prefix|postfix|infix|distributed|consuming|borrowing|\@\w+)/;
my $type_word = qr/class(?!\s+(?:func|var|let|subscript|init)\b)|struct|enum|actor|protocol|extension/;
my $declaration = qr/(?<![.\w`])(?<!import )(?:(?<typekind>$type_word)\s+(?<type>[\w.]+)|(?<alias>typealias|associatedtype)\s+(?<aliased>\w+)|func\s+(?<func>`?\w+`?|[^\s\w(]+)|(?<variable>let|var)\s+(?<names>[(\w`][^\n={;]*)|(?<init>init|deinit|subscript)\b(?=\s*[<(?!{])|for\s+(?:case\s+)?(?:let\s+)?(?<each>\w+)\s+in\b|case\s+(?<cases>[\w`](?:\($balanced\)|[^\n:{},()]|,\s*)*))/;

# Reads masked code, of all files before the first is changed.
sub collect_names {
  my ($text) = @_;
  walk($text, sub {
    my ($scopes, $match, $rest, $modifiers) = @_;
    my ($inner) = @$scopes ? $scopes->[-1] : {};
    my $type = $inner->{type} // ($inner->{kind} ? undef : '');
    my $outer = type_around($scopes);
    $outer = $match->{type} =~ s/.*\.//r if defined $match->{type};
    add_generics($rest, $match->{typekind}) if grep { defined $match->{$_} } qw(type func init aliased);
    my $kind = !defined $type ? 'local' : $modifiers =~ /\b(?:static|class)\b/ ? 'static' : 'instance';
    my $add = sub {
      my ($name, $of) = @_;
      $name =~ s/`//g;
      $of = $outer if ($of // '') eq 'Self';
      $types_of{$name}{ $of // '?' } = 1 if $name ne '_';
      $type_of_member{"$type.$name"} = $of if defined $type && $type ne '' && defined $of;
      return if $modifiers =~ /\boverride\b/;
      $own{$name}{ $type // '~' } = $kind;
    };
    if (defined $match->{type}) {
      my $name = $match->{type} =~ s/.*\.//r;
      my @inherited = @{ inherited($rest) };
      $types{$name} = $match->{typekind} if $match->{typekind} ne 'extension';
      $parents{$name}{$_} = 1 for @inherited;
      if ($match->{typekind} eq 'class' && @inherited) {
        $superclass{$name} = $inherited[0];
        $is_superclass{"$name.$inherited[0]"} = 1;
      }
      $is_dynamic{$name} = 1 if $modifiers =~ /\@dynamicMemberLookup\b/;
      # A type that is named like a member is used like one.
      $own{$name}{ $type // '~' } = 'static' if $changed{$name} && $match->{typekind} ne 'extension';
    } elsif (defined $match->{aliased}) {
      $types{ $match->{aliased} } = $match->{alias};
      $parents{ $match->{aliased} }{$_} = 1 for $rest =~ /\A\s*:([^\n=;}]*)/ ? $1 =~ /(\w+)/g : ();
      if ($rest =~ /\A\s*=\s*(?:\w+\.)*(\w+)\s*$/m) {
        $superclass{ $match->{aliased} } = $1;
        $parents{ $match->{aliased} }{$1} = 1;
      }
    } elsif (defined $match->{func}) {
      my $result = $rest =~ /^\s*(?:<[^(){}]*>)?\s*\($balanced\)[^{}\n]*?->(?<result>[^\n{]*)/ ? $+{result} : undef;
      $add->($match->{func}, defined $result ? written_type("$result\n") : undef);
      add_parameters_of($rest, $outer);
    } elsif (defined $match->{init}) {
      add_parameters_of($rest, $outer);
    } elsif (defined $match->{variable}) {
      my ($names, $annotation) = split /:/, $match->{names}, 2;
      my $of = type_of_declaration($annotation, $rest);
      my @names = $names =~ /^\(/ ? $names =~ /(\w+)/g : map { /^\s*`?(\w+)/ ? $1 : () } split /,/, $names;
      @names = grep { !/^(?:let|var|else|self)$/ } @names;
      $add->($_, @names == 1 ? $of : undef) for @names;
      if (defined $type && (defined $annotation ? !defined $of || $of =~ /^[A-Z]/ : $rest =~ /\A\s*=\s*\{/)) {
        $closure_type{"$type.$_"} = $of // '' for @names;
      }
      # More of them after a comma.
      my ($line) = $rest =~ /\A([^\n]*)/;
      my $flat = $line =~ s/\($balanced\)|\[$balanced\]|\{$balanced\}//gr;
      $add->($_) for $flat =~ /,\s*(\w+)\s*(?::[^=,]*)?=(?!=)/g;
    } elsif (defined $match->{each}) {
      $types_of{ $match->{each} }{'?'} = 1;
    } elsif (defined $match->{cases} && ($inner->{word} // '') eq 'enum') {
      my $cases = $match->{cases} =~ s/\($balanced\)//gr =~ s/=[^,]*//gr;
      for my $name ($cases =~ /(\w+)/g) { $own{$name}{$type} = 'case' }
    }
  });
  # What closures get has no type that is written down.
  while ($text =~ /\{\s*(?:\[[^\[\]\n]*\]\s*)?\(?((?:\w+(?::[^,()\n]*)?(?:,\s*)?)+)\)?\s*(?:->\s*[\w.?]+\s*)?\bin\b/g) {
    for my $parameter (split /,/, $1) {
      $types_of{$1}{ $2 // '?' } = 1 if $parameter =~ /(\w+)(?:\s*:\s*([\w.]+))?/;
    }
  }
}

# The types after a colon, up to the brace.
sub inherited {
  my ($rest) = @_;
  my ($list) = $rest =~ /^\s*(?:<[^{}]*?>)?\s*:\s*([^{]*)\{/;
  return [map { s/.*\.//r } ($list // '') =~ s/\bwhere\b.*//sr =~ /([\w.]+)/g];
}

# The innermost type of some scopes; an extension's is the type that it extends.
sub type_around {
  my ($scopes) = @_;
  my ($scope) = grep { $_->{kind} eq 'type' } reverse @$scopes;
  return $scope && $scope->{type};
}

# The generic parameters of a declaration, whose name ends here. An extension has those of its type.
sub add_generics {
  my ($rest, $kind) = @_;
  my ($head) = $rest =~ /\A((?:[^(){}]++|\($balanced\))*)/;
  my ($list) = $head =~ /\A[?!]?\s*<((?:[^<>(){}]|<[^<>]*>|->)*)>/;
  my %of;
  for my $parameter (split_arguments($list // '')) {
    my ($name, $bound) = $parameter =~ /^\s*(?:each\s+)?([A-Za-z_]\w*)\s*(?::\s*(.*))?$/s or next;
    $of{$name} = [ ($bound // '') =~ /([\w.]+)/g ];
  }
  my ($conditions) = $head =~ /\bwhere\b(.*)\z/s;
  for my $condition (split_arguments($conditions // '')) {
    my ($name, $bound) = $condition =~ /^\s*([A-Z]\w*)\s*(?::|==)\s*([^\n]*)/ or next;
    next if $name eq 'Self' || !$of{$name} && ($kind // '') ne 'extension';
    push @{ $of{$name} }, $bound =~ /([\w.]+)/g;
  }
  for my $name (keys %of) {
    my @found = map { s/.*\.//r } @{ $of{$name} };
    $types{$name} //= 'generic';
    $parents{$name}{$_} = 1 for @found;
    $bounds{$name}{ join ' ', sort @found } = 1;
  }
}

sub add_parameters_of {
  my ($rest, $outer) = @_;
  return if $rest !~ /^\s*[?!]?(?:<[^(){}]*>)?\s*\(($balanced)\)/;
  for my $parameter (split_arguments($1)) {
    next if $parameter !~ /(?:\w+\s+)?(\w+)\s*:\s*(.*)/s;
    my $name = $1;
    my $of = written_type($2) // '?';
    $types_of{$name}{ $of eq 'Self' ? $outer // '?' : $of } = 1;
  }
}

# The name of a type that is written down; nothing for a list, a tuple or a closure.
sub written_type {
  my ($text) = @_;
  $text =~ s/^\s*(?:\@\w+\s+|inout\s+|some\s+|any\s+|weak\s+)*//;
  return $text =~ /^(?:\w+\.)*([A-Za-z_]\w*)(?:<[^<>]*>)?[?!]*\s*(?:$|[={,;)\n&\x{E000}])/ ? $1 : undef;
}

sub type_of_declaration {
  my ($annotation, $rest) = @_;
  return written_type($annotation) if defined $annotation && $annotation =~ /\S/;
  return $1 if $rest =~ /\A\s*=[^\n,;{]*\bas[?!]?\s+(\w+)\s*(?:\z|[{,;\n]|else\b)/;
  return $1 if $rest =~ /\A\s*=\s*(?:[A-Z]\w*\.)*([A-Z]\w*)\s*\($balanced\)\s*(?:\z|[;,}\n\x{E000}])/;
  # A member of a type that is named, such as `Style.plain`, is usually one.
  return $1 if $rest =~ /\A\s*=\s*([A-Z]\w*)\.[a-z]\w*\s*(?:\z|[;,}\n\x{E000}])/;
  return undef;
}

# Calls `visit` with the scopes around each declaration, the innermost last, what was found, what follows it, and the words
# before it. A scope has the word that begins it, and the name of a type.
sub walk {
  my ($text, $visit) = @_;
  my (@scopes, $pending);
  while ($text =~ /\G(?<pre>.*?)(?:(?<open>\{)|(?<close>\})|$declaration)/gs) {
    my %match = %+;
    if (defined $match{open}) {
      push @scopes, $pending // { kind => 'block' };
      $pending = undef;
    } elsif (defined $match{close}) {
      pop @scopes;
      $pending = undef;
    } else {
      my $rest = substr $text, pos $text;
      my ($modifiers) = substr($match{pre}, -300) =~ /((?:$modifier(?:\([^()]*\))?\s+)*)\z/;
      $visit->(\@scopes, \%match, $rest, $modifiers // '') if $visit;
      my $static = ($modifiers // '') =~ /\b(?:static|class)\b/;
      if (defined $match{type}) {
        $pending = { kind => 'type', word => $match{typekind}, type => $match{type} =~ s/.*\.//r,
          parents => inherited($rest), is_isolated => ($modifiers // '') !~ /\bnonisolated\b/ };
      } elsif (defined $match{func} || defined $match{init}) {
        $pending = { kind => 'func', static => $static };
      } elsif (defined $match{variable}) {
        $pending = $rest =~ /^\s*(?:=\s*)?\{/ ? { kind => 'func', static => $static } : undef;
      }
    }
  }
  return \@scopes;
}

# The scopes around the end of some code, the innermost last.
sub scopes_at {
  my ($before) = @_;
  return walk($before, undef);
}

# What the type around a place is to UIKit: `controller`, `view` or '', and `fragment` where nothing is around it. Where no
# object of the type is at hand, as in a static function, it is ''.
sub class_kind {
  my ($before) = @_;
  my $scopes = scopes_at($before);
  return 'fragment' if !grep { $_->{kind} ne 'block' } @$scopes;
  my $is_static = 0;
  for my $scope (reverse @$scopes) {
    if ($scope->{kind} eq 'type') {
      return '' if $is_static;
      my ($word, $type) = @{$scope}{qw(word type)};
      # NSObject is gone by now, so that a protocol may be the first.
      ($type) = grep { $is_superclass{"$scope->{type}.$_"} } $scope->{parents}[0] // '' if $word eq 'class';
      # `extension View` is SwiftUI's.
      return '' if !defined $type || $word !~ /^(?:class|extension)$/ || ($word eq 'extension' && $type eq 'View');
      return kind_of_type($type);
    }
    $is_static ||= $scope->{static};
  }
  return '';
}

# The same for a type, from the first superclass that is not the program's.
sub kind_of_type {
  my ($type) = @_;
  my %seen;
  while ($types{$type}) {
    return '' if $seen{$type}++ || $types{$type} !~ /^(?:class|typealias)$/ || !defined $superclass{$type};
    $type = $superclass{$type};
  }
  return is_controller($type) ? 'controller' : is_view($type) ? 'view' : '';
}

# Whether the type around a place is isolated to the main actor by default.
sub is_isolated {
  my ($before) = @_;
  my ($scope) = grep { $_->{kind} eq 'type' } reverse @{ scopes_at($before) };
  return !$scope || $scope->{word} eq 'class' && $scope->{is_isolated};
}

sub is_controller { return shift =~ /(?:ViewController|^UI(?:Navigation|TabBar|Alert|Search|ImagePicker)Controller)$/ }
sub is_view { return shift =~ /(?:View|Control|Button|Cell|Label|Bar|TextField|Switch|Slider|Stepper)$/ }

# Whether a member that is overridden after some code is one of the program's own classes.
sub overrides_own {
  my ($name, $before) = @_;
  my ($scope) = grep { $_->{kind} eq 'type' } reverse @{ scopes_at($before) };
  return 0 if !$scope;
  return scalar grep { $own{$name}{$_} } chain_of($scope->{type}, @{ $scope->{parents} });
}

# A type, all that the program says it inherits, and the first type of each line that is not the program's.
sub chain_of {
  my ($type, @more) = @_;
  my (@chain, %seen);
  my @open = ($type, @more);
  while (defined(my $name = shift @open)) {
    next if $seen{$name}++;
    push @chain, $name;
    push @open, sort keys %{ $parents{$name} // {} };
  }
  return @chain;
}

# Whether an optional call of `name` on a receiver calls a closure of the program's own; nothing if it may be one.
sub is_closure {
  my ($name, $receiver) = @_;
  my @homes = grep { may_be_closure($closure_type{"$_.$name"}) } keys %{ $own{$name} // {} };
  return 0 if !@homes;
  my $type = type_of_expression($receiver, $receiver);
  return undef if !defined $type || $type eq '';
  my %is_home = map { $_ => 1 } @homes;
  return (grep { $is_home{$_} } chain_of($type)) ? 1 : 0;
}

sub may_be_closure {
  my ($type) = @_;
  return defined $type && ($type eq '' || ($types{$type} // '') eq 'typealias');
}

# Whether UIKit or another library may be where a type comes from: it is not the program's, or inherits from one that is not.
sub may_be_library {
  my ($type) = @_;
  return 1 if grep { !$types{$_} && (is_view($_) || is_controller($_) || /^(?:UI|NS|CA)[A-Z]/ && $_ ne 'NSObject') } chain_of($type);
  return !$types{$type};
}

my %is_color = map { $_ => 1 } keys %color, keys %plain_color;
my $type_name = qr/^(?:(?:UI|CG|NS|CA)[A-Z]\w*|TimeInterval|Timer|Selector)$/;

# A mark before a name that is not UIKit's, and one before a name that may be.
# They are letters that no program has in its names: what looks for any word still finds them.
my ($ours, $unsure) = ("\x{A66E}", "\x{A66D}");
our $doubt = $unsure;

# Marks the names in masked code that are the program's, so that no rule finds them.
sub protect {
  my ($text) = @_;
  my $done = '';
  pos($text) = 0;
  while ($text =~ /\G(.*?)(?<![\w\x{E000}])([A-Za-z_]\w*)/gcs) {
    my ($between, $name) = ($1, $2);
    my $end = pos $text;
    $done .= $between;
    my $mark = '';
    if ($types{$name} && $name =~ $type_name) {
      $mark = $ours if $done !~ /\bUIKit\.$/;
    } elsif ($name eq 'nibName') {
      $mark = $ours if is_nib_of_other($done);
    } elsif (($own{$name} || %is_dynamic) && ($changed{$name} || $is_color{$name})) {
      my $after = substr $text, $end, 200;
      $mark = mark_of($name, $done, $after);
    }
    $done .= $mark . $name;
    pos($text) = $end;
  }
  return $done . substr $text, pos($text) // 0;
}

sub mark_of {
  my ($name, $before, $after) = @_;
  if (%is_dynamic && $before =~ /\.\s*$/) {
    my $type = type_of_expression($before =~ s/\s*\.\s*$//r, $before);
    return $ours if defined $type && grep { $is_dynamic{$_} } chain_of($type);
  }
  return '' if !$own{$name};
  my @homes = grep { $_ ne '' && $own{$name}{$_} ne 'local' } keys %{ $own{$name} };
  return '' if $is_color{$name} && $before !~ /\.\s*$/;
  # Declarations and labels.
  return $ours if $before =~ /(?<![.\w])(?:func|let|var|class|struct|enum)\s+`?$/;
  return $ours if $after =~ /^`/;
  if ($before !~ /\.\s*$/) {
    return $ours if $after =~ /^\s*:(?!:)/ && $before =~ /[(,\[]\s*$/;
    return $ours if in_case_list($before);
    return bare($name, $before, $after);
  }
  my $receiver = $before =~ s/\s*\.\s*$//r;
  return implicit($name, $before, @homes) if is_implicit($receiver, $before);
  return '' if !@homes;
  my $type = type_of_expression($receiver, $before);
  # The program's own classes and what they inherit, and extensions of UIKit's.
  if (defined $type && grep { $own{$name}{$_} } chain_of($type)) {
    # The program has several generic parameters of that name.
    return keys %{ $bounds{$type} // {} } > 1 ? $unsure : $ours;
  }
  return '' if $is_color{$name} || $after !~ /^$changed{$name}/;
  return $unsure if !defined $type;
  return $type eq '' || may_be_library($type) ? '' : $unsure;
}

# The label of an initializer that UIKit's controllers have. Other types may have one like it.
sub is_nib_of_other {
  my ($before) = @_;
  my ($name) = $before =~ /\b(\w+)[?!]?\(\s*$/ or return 0;
  my @chain;
  if ($name eq 'init') {
    my ($scope) = grep { $_->{kind} eq 'type' } reverse @{ scopes_at($before) };
    return 0 if !$scope;
    @chain = chain_of($scope->{type}, @{ $scope->{parents} });
  } else {
    return 0 if !$types{$name};
    @chain = chain_of($name);
  }
  return !grep { !$types{$_} && $_ ne 'NSObject' } @chain;
}

# In `case a, b(Int)` of an enum.
sub in_case_list {
  my ($before) = @_;
  my ($line) = $before =~ /([^\n]*)$/;
  return 0 if $line !~ /(?:^|[\s;{])case\s+(?:[\w`]+(?:\($balanced\))?(?:\s*=\s*[^,]*)?,\s*)*`?$/;
  my $scopes = scopes_at($before);
  return @$scopes && ($scopes->[-1]{word} // '') eq 'enum';
}

# Whether the dot after some code begins a member whose type the context knows.
sub is_implicit {
  my ($receiver) = @_;
  $receiver =~ s/\x{E000}\d+\x{E001}\s*$// while $receiver =~ /\x{E000}(\d+)\x{E001}\s*$/ && $kept[$1] =~ m{^/[/*]};
  return 1 if $receiver =~ /(?:^|[-+*%\/=<>&|^~:,;(\[{])\s*$/;
  return 1 if $receiver =~ /(?:[ \t]|\?)\?\s*$/;
  return 1 if $receiver =~ /\\$/;
  return $receiver =~ /(?<![.\w`])(?:return|in|case|if|guard|while|else|throw|try|await|where|is|as|switch|default|let|var)\s*$/;
}

sub implicit {
  my ($name, $before, @homes) = @_;
  # A key path begins at a type that is not written down.
  return $is_color{$name} || !@homes ? '' : $unsure if $before =~ /\\\.$/;
  # Only cases and static members can follow a dot alone.
  my @possible = grep { $own{$name}{$_} =~ /^(?:case|static)$/ } @homes;
  return '' if !@possible;
  # UIKit has it as a property alone.
  return $ours if !$is_color{$name};
  return $ours if grep { $_ eq 'UIColor' } @possible;
  return $ours if $before =~ /(?<![.\w])case\s+(?:[^\n:{}]*,\s*)?\.$/;
  if ($before =~ /^(.*?)\s*[!=]=\s*\.$/s) {
    my $type = type_of_expression($1, $before);
    return (grep { $own{$name}{$_} } chain_of($type)) ? $ours : $type eq '' ? $unsure : '' if defined $type;
  }
  # A color that is set, unless the program has a property of that name.
  if ($before =~ /\b(\w*[cC]olor|tint)\s*(?::\s*UIColor[?!]?\s*)?=\s*[^\n;]*\.$/) {
    my $type = $types_of{$1};
    my $is_own = grep { !/^(?:case|local)$/ } values %{ $own{$1} // {} };
    return '' if !$is_own || $before =~ /:\s*UIColor[?!]?\s*=[^\n;]*\.$/ || ($type && keys %$type == 1 && $type->{UIColor});
  }
  if ($before =~ /(?<![.\w])(?:let|var)\s+\w+\s*:\s*(\w+)[?!]?\s*=\s*\.$/) {
    return $types{$1} ? $ours : '';
  }
  return $unsure;
}

# A name without a dot: a local one, a member of the type around it, or one of UIKit's that this type inherits.
sub bare {
  my ($name, $before, $after) = @_;
  return '' if $after !~ /^$changed{$name}/;
  my $scopes = scopes_at($before);
  for my $scope (reverse @$scopes) {
    next if $scope->{kind} ne 'type';
    return $ours if grep { $own{$name}{$_} } chain_of($scope->{type}, @{ $scope->{parents} });
    my $inherits = grep { may_be_library($_) } $scope->{type}, @{ $scope->{parents} };
    return $own{$name}{''} || $own{$name}{'~'} ? ($inherits ? $unsure : $ours) : $inherits ? '' : $ours;
  }
  return $own{$name}{''} || $own{$name}{'~'} ? $ours : '';
}

# The type of what ends here; '' where the program does not declare it, nothing where it cannot be known.
sub type_of_expression {
  my ($text, $before) = @_;
  $text = unprotect($text) =~ s/[?!]+$//r;
  # A call: of an initializer, or of a function.
  if ($text =~ /\)$/) {
    my $start = start_of_brackets($text);
    return undef if !defined $start;
    my $called = substr $text, 0, $start;
    return undef if $called !~ /(?<dot>\.?)(?<name>\w+)[?!]?$/;
    my ($dot, $name) = @+{qw(dot name)};
    return type_around(scopes_at($before)) if $name eq 'Self';
    return $name if $name =~ /^[A-Z]/;
    return undef if $name =~ /^(?:if|while|guard|switch|in|return)$/;
    return single_type($name, $dot ? '' : undef);
  }
  return undef if $text =~ /[\]}]$/ || $text !~ /(\$?\w+)$/;
  my $name = $1;
  my $owner = $text =~ s/\Q$name\E$//r;
  if ($name =~ /^(?:[Ss]elf|super)$/) {
    for my $scope (reverse @{ scopes_at($before) }) {
      next if $scope->{kind} ne 'type';
      return $scope->{type} if $name ne 'super';
      my ($parent) = @{ $scope->{parents} };
      return $parent // (sort keys %{ $parents{ $scope->{type} } // {} })[0];
    }
    return undef;
  }
  return undef if $name =~ /^\$/;
  return $name if $name =~ /^[A-Z]/ && ($types{$name} || $owner !~ /\.$/);
  # A member of an object whose type is known.
  if ($owner =~ s/\s*\.$//) {
    my $type = type_of_expression($owner, $before);
    if (defined $type && $type ne '') {
      for my $class (chain_of($type)) {
        return $type_of_member{"$class.$name"} if defined $type_of_member{"$class.$name"};
      }
    }
    return single_type($name, '');
  }
  return single_type($name, '');
}

# What names usually end in that UIKit's classes give their views, such as `titleLabel`.
my $usual = qr/(?:[lL]abel|[vV]iew|[bB]utton|[bB]ar|[fF]ield|[cC]ell|[sS]witch|[sS]lider|[cC]ontrol|[rR]ecognizer|[wW]indow)$/;

# The one type that all declarations of a name have.
sub single_type {
  my ($name, $without) = @_;
  my @found = keys %{ $types_of{$name} // {} };
  return $name =~ $usual ? $without : undef if !@found;
  return undef if grep { $_ eq '?' } @found;
  return $found[0] if @found == 1;
  # All of them are the program's, or none is.
  my @libraries = grep { may_be_library($_) } @found;
  return @libraries == @found ? '' : undef;
}

# The name in a line that only a person can tell, if there is one.
sub doubtful_name {
  my ($code) = @_;
  return $code =~ /$unsure(\w*)/ ? $1 : undef;
}

# Takes the marks away.
sub unprotect {
  my ($text) = @_;
  return $text =~ s/[$ours$unsure]//gr;
}

1;
