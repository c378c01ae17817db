//===- Regexp.td - regular expressions ---------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

defvar expressionOptions = (takes Words<["once", "all"]>:$count, Words<["ignorecase", "matchcase"]>:$case,
                                  Words<["stringanchors", "lineanchors"]>:$anchors, Words<["dotall", "dotexceptnewline"]>:$dot,
                                  Words<["literalspacing", "freespacing"]>:$spacing,
                                  Words<["noemptymatch", "emptymatch"]>:$empties, Words<["warnings"]>:$warnings);
/// Results named here come first, in this order.
defvar chosenOutputs = (takes Words<["start"]>:$start, Words<["end"]>:$end, Words<["tokenExtents"]>:$extents, Words<["match"]>:$match,
                              Words<["tokens"]>:$tokens, Words<["names"]>:$names, Words<["split"]>:$split);
/// Of each text of a cell array they are in cell arrays.
defvar searchResults = (gives Anything:$startIndex, Anything:$endIndex, Anything:$tokIndex, Anything:$matchStr, Anything:$tokenStr,
                              Anything:$exprNames, Anything:$splitStr);

class OfEachText<string x> : Result<"cell", "size " # x>;
defvar searchesOfCells = (gives OfEachText<"str">:$startIndex, OfEachText<"str">:$endIndex, OfEachText<"str">:$tokIndex,
                                OfEachText<"str">:$matchStr, OfEachText<"str">:$tokenStr, OfEachText<"str">:$exprNames,
                                OfEachText<"str">:$splitStr);

class ExpressionFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Regexp";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}
class ExpressionSearch<string name, string ignoresCase> : ExpressionFunction<name, "regexp<" # ignoresCase # ">"> {
  let forms = [Form<!con((takes Text:$str, Text:$expression), chosenOutputs, expressionOptions), searchResults>,
               Form<!con((takes CellOfTexts:$str, Text:$expression), chosenOutputs, expressionOptions), searchesOfCells>];
  let evaluation = EvaluationOf<2, 2, 1, "placesInText", ["chars"]>;
}

def Regexp : ExpressionSearch<"regexp", "false"> {
  let summary = "where a regular expression matches in a text: starts, ends, matched text, tokens, names or what is between";
  let example = "regexp('ab12c3', '\\d+', 'match')";
  let prints = "1×2 cell array {'12'} {'3'}";
  let examples = [Example<"regexp('ab12c3', '\\d+', 'start')", "3 6">, Example<"regexp('ab12c3', '\\d+', 'end')", "4 6">,
                  Example<"x = regexp('ab12c3', '([a-z])(\\d)', 'tokenExtents'); x{2}", "5 5 6 6">,
                  Example<"x = regexp('ab12c3', '([a-z])(\\d)', 'tokens'); x{2}", "1×2 cell array {'c'} {'3'}">,
                  Example<"regexp('ab1', '(?<letter>[a-z])(?<digit>\\d)', 'names')", "struct with fields: letter: 'b' digit: '1'">,
                  Example<"regexp('ab12c3d', '\\d+', 'split')", "1×3 cell array {'ab'} {'c'} {'d'}">,
                  Example<"regexp('ab12c3', '\\d+', 'match', 'all')", "1×2 cell array {'12'} {'3'}">,
                  Example<"regexp('ab12c3', '\\d+', 'match', 'once')", "'12'">, Example<"regexp('aAb', 'a', 'ignorecase')", "1 2">,
                  Example<"regexp('aAb', 'A', 'matchcase')", "2">,
                  Example<"regexp(sprintf('a\\nb'), '^\\w', 'match', 'lineanchors')", "1×2 cell array {'a'} {'b'}">,
                  Example<"regexp(sprintf('a\\nb'), '^\\w', 'match', 'stringanchors')", "1×1 cell array {'a'}">,
                  Example<"regexp(sprintf('a\\nb'), '.', 'dotall')", "1 2 3">,
                  Example<"regexp(sprintf('a\\nb'), '.', 'dotexceptnewline')", "1 3">,
                  Example<"regexp('a b', ' b', 'literalspacing', 'warnings')", "2">,
                  Example<"isempty(regexp('ab', 'x*', 'noemptymatch'))", "logical 1">,
                  Example<"regexp('ab', 'x*', 'emptymatch')", "1 2 3">,
                  Example<"regexp('ab', 'a b  # both', 'match', 'freespacing')", "1×1 cell array {'ab'}">,
                  Example<"regexp({'ab', 'a b'}, 'a b', 'once', 'freespacing', 'emptymatch')", "1×2 cell array {[1]} {0×0 double}">,
                  Example<"regexp({'ab', 'B1'}, 'b', 'start', 'ignorecase')", "1×2 cell array {[2]} {[1]}">,
                  Example<"regexp({'ab', 'cbb'}, 'b+', 'end', 'once')", "1×2 cell array {[2]} {[3]}">,
                  Example<"regexp({'ab', 'cbb'}, '(b+)', 'tokenExtents', 'once')", "1×2 cell array {[2 2]} {[2 3]}">,
                  Example<"regexp({'ab', 'c'}, 'b', 'match', 'once')", "1×2 cell array {'b'} {0×0 char}">,
                  Example<"x = regexp({'ab', 'cbb'}, '(b+)', 'tokens'); x{2}{1}", "1×1 cell array {'bb'}">,
                  Example<"x = regexp({'ab', 'cbb'}, '(?<b>b+)', 'names'); x{2}", "struct with fields: b: 'bb'">,
                  Example<"x = regexp({'ab', 'cbd'}, 'b', 'split'); x{2}", "1×2 cell array {'c'} {'d'}">,
                  Example<"regexp({sprintf('a\\nb'), 'b c'}, '^b', 'lineanchors', 'dotall', 'literalspacing', 'noemptymatch', 'warnings')",
                          "1×2 cell array {[3]} {[1]}">];
  let defaults = ["start", "all", "matchcase", "stringanchors", "dotall", "literalspacing", "warnings", "noemptymatch"];
}

def Regexpi : ExpressionSearch<"regexpi", "true"> {
  let summary = "where a regular expression matches in a text, whatever the case of letters";
  let example = "regexpi('ABC', 'b', 'match', 'once')";
  let prints = "'B'";
  let examples = [Example<"regexpi('ab12c3', '\\d+', 'start')", "3 6">, Example<"regexpi('ab12c3', '\\d+', 'end')", "4 6">,
                  Example<"x = regexpi('ab12c3', '([A-Z])(\\d)', 'tokenExtents'); x{2}", "5 5 6 6">,
                  Example<"x = regexpi('ab12c3', '([A-Z])(\\d)', 'tokens'); x{2}", "1×2 cell array {'c'} {'3'}">,
                  Example<"regexpi('ab1', '(?<letter>[A-Z])(?<digit>\\d)', 'names')", "struct with fields: letter: 'b' digit: '1'">,
                  Example<"regexpi('ab12c3d', '\\d+', 'split')", "1×3 cell array {'ab'} {'c'} {'d'}">,
                  Example<"regexpi('ab12c3', '\\d+', 'match', 'all')", "1×2 cell array {'12'} {'3'}">,
                  Example<"regexpi('ab12c3', '\\d+', 'match', 'once')", "'12'">, Example<"regexpi('aAb', 'a', 'ignorecase')", "1 2">,
                  Example<"regexpi('aAb', 'A', 'matchcase')", "2">,
                  Example<"regexpi(sprintf('a\\nb'), '^\\w', 'match', 'lineanchors')", "1×2 cell array {'a'} {'b'}">,
                  Example<"regexpi(sprintf('a\\nb'), '^\\w', 'match', 'stringanchors')", "1×1 cell array {'a'}">,
                  Example<"regexpi(sprintf('a\\nb'), '.', 'dotall')", "1 2 3">,
                  Example<"regexpi(sprintf('a\\nb'), '.', 'dotexceptnewline')", "1 3">,
                  Example<"regexpi('a b', ' b', 'literalspacing', 'warnings')", "2">,
                  Example<"isempty(regexpi('ab', 'x*', 'noemptymatch'))", "logical 1">,
                  Example<"regexpi('ab', 'x*', 'emptymatch')", "1 2 3">,
                  Example<"regexpi('ab', 'a b  # both', 'match', 'freespacing')", "1×1 cell array {'ab'}">,
                  Example<"regexpi({'ab', 'a b'}, 'a b', 'once', 'freespacing', 'emptymatch')", "1×2 cell array {[1]} {0×0 double}">,
                  Example<"regexpi({'ab', 'B1'}, 'b', 'start', 'ignorecase')", "1×2 cell array {[2]} {[1]}">,
                  Example<"regexpi({'ab', 'cbb'}, 'b+', 'end', 'once')", "1×2 cell array {[2]} {[3]}">,
                  Example<"regexpi({'ab', 'cbb'}, '(b+)', 'tokenExtents', 'once')", "1×2 cell array {[2 2]} {[2 3]}">,
                  Example<"regexpi({'ab', 'c'}, 'b', 'match', 'once')", "1×2 cell array {'b'} {0×0 char}">,
                  Example<"x = regexpi({'ab', 'cbb'}, '(b+)', 'tokens'); x{2}{1}", "1×1 cell array {'bb'}">,
                  Example<"x = regexpi({'ab', 'cbb'}, '(?<b>b+)', 'names'); x{2}", "struct with fields: b: 'bb'">,
                  Example<"x = regexpi({'ab', 'cbd'}, 'b', 'split'); x{2}", "1×2 cell array {'c'} {'d'}">,
                  Example<"regexpi({sprintf('a\\nb'), 'b c'}, '^b', 'lineanchors', 'dotall', 'literalspacing', 'noemptymatch', 'warnings')",
                          "1×2 cell array {[3]} {[1]}">];
  let defaults = ["start", "all", "ignorecase", "stringanchors", "dotall", "literalspacing", "warnings", "noemptymatch"];
}

def Regexprep : ExpressionFunction<"regexprep", "regexprep"> {
  let summary = "texts with what a regular expression matches replaced; $1 is the first token";
  let forms = [Form<!con((takes Texts:$str, Texts:$expression, Texts:$replace), expressionOptions),
                    (gives Result<"same str", "any">:$newStr)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
  let example = "regexprep('hello world', '(\\w+) (\\w+)', '$2 $1')";
  let prints = "'world hello'";
  let examples = [Example<"regexprep('aaa', 'a', 'b', 'once')", "'baa'">, Example<"regexprep('aaa', 'a', 'b', 'all')", "'bbb'">,
                  Example<"regexprep('aA', 'a', 'b', 'ignorecase')", "'bb'">, Example<"regexprep('aA', 'a', 'b', 'matchcase')", "'bA'">,
                  Example<"regexprep(sprintf('a\\nb'), '^.', 'x', 'lineanchors')", "'x x'">,
                  Example<"regexprep(sprintf('a\\nb'), '^.', 'x', 'stringanchors')", "'x b'">,
                  Example<"regexprep(sprintf('a\\nb'), '.', 'x', 'dotall')", "'xxx'">,
                  Example<"regexprep(sprintf('a\\nb'), '.', 'x', 'dotexceptnewline')", "'x x'">,
                  Example<"regexprep('a b', ' b', 'c', 'literalspacing', 'warnings')", "'ac'">,
                  Example<"regexprep('ab', 'x*', '-', 'noemptymatch')", "'ab'">,
                  Example<"regexprep('ab', '^', '-', 'emptymatch')", "'-ab'">, Example<"regexprep('abc', 'b # second', '-', 'freespacing')", "'a-c'">];
  let defaults = ["all", "matchcase", "stringanchors", "dotall", "literalspacing", "warnings", "noemptymatch"];
}
