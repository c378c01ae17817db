//===- Regexp.td - regular expressions ---------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

defvar expressionOptions = (takes Words<["once", "all"]>:$count, Words<["ignorecase", "matchcase"]>:$case,
                                  Words<["stringanchors", "lineanchors"]>:$anchors, Words<["dotall", "dotexceptnewline"]>:$dot,
                                  Words<["literalspacing"]>:$spacing, Words<["noemptymatch"]>:$empties, Words<["warnings"]>:$warnings);
/// Results named here come first, in this order.
defvar chosenOutputs = (takes Words<["start"]>:$start, Words<["end"]>:$end, Words<["tokenExtents"]>:$extents, Words<["match"]>:$match,
                              Words<["tokens"]>:$tokens, Words<["names"]>:$names, Words<["split"]>:$split);
/// Of each text of a cell array they are in cell arrays.
defvar searchResults = (gives Anything:$startIndex, Anything:$endIndex, Anything:$tokIndex, Anything:$matchStr, Anything:$tokenStr,
                              Anything:$exprNames, Anything:$splitStr);

class ExpressionFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Regexp";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}
class ExpressionSearch<string name, string ignoresCase> : ExpressionFunction<name, "regexp<" # ignoresCase # ">"> {
  let forms = [Form<!con((takes Text:$str, Text:$expression), chosenOutputs, expressionOptions), searchResults>,
               Form<!con((takes CellOfTexts:$str, Text:$expression), chosenOutputs, expressionOptions), searchResults>];
}

def Regexp : ExpressionSearch<"regexp", "false"> {
  let summary = "where a regular expression matches in a text: starts, ends, matched text, tokens, names or what is between";
  let example = "regexp('ab12c3', '\\d+', 'match')";
  let prints = "1×2 cell array {'12'} {'3'}";
}

def Regexpi : ExpressionSearch<"regexpi", "true"> {
  let summary = "where a regular expression matches in a text, whatever the case of letters";
  let example = "regexpi('ABC', 'b', 'match', 'once')";
  let prints = "'B'";
}

def Regexprep : ExpressionFunction<"regexprep", "regexprep"> {
  let summary = "texts with what a regular expression matches replaced; $1 is the first token";
  let forms = [Form<!con((takes Texts:$str, Texts:$expression, Texts:$replace), expressionOptions),
                    (gives Result<"same str", "any">:$newStr)>];
  let example = "regexprep('hello world', '(\\w+) (\\w+)', '$2 $1')";
  let prints = "'world hello'";
}
