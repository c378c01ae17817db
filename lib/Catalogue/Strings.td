//===- Strings.td - records of lib/Builtins/Strings.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Strings" in {

def Blanks : Builtin<"blanks", "blanksBuiltin"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Contains : Builtin<"contains", "patternTest<containsText>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
}

def Deblank : Builtin<"deblank", "mapped<trimmedEnd>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def EndsWith : Builtin<"endsWith", "patternTest<endsWithText>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
}

def Erase : Builtin<"erase", "eraseText"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Isdigit : Builtin<"isdigit", "characterTest<isDigit>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Isletter : Builtin<"isletter", "characterTest<isLetter>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Isspace : Builtin<"isspace", "characterTest<isSpace>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Lower : Builtin<"lower", "mapped<lowered>"> {
  let aliases = ["tolower"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Newline : Builtin<"newline", "newlineBuiltin"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
}

def Replace : Builtin<"replace", "replaceText"> {
  let aliases = ["strrep"];
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
}

def Split : Builtin<"split", "splitBuiltin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def StartsWith : Builtin<"startsWith", "patternTest<startsWithText>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
}

def Strcat : Builtin<"strcat", "strcatBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
}

def Strcmp : Builtin<"strcmp", "comparison<sameText>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "sameTexts", ["onHost", "chars"]>;
}

def Strcmpi : Builtin<"strcmpi", "comparison<sameLower>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "sameTexts", ["onHost", "chars"]>;
}

def Strfind : Builtin<"strfind", "strfind"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Strip : Builtin<"strip", "mapped<trimmed>"> {
  let aliases = ["strtrim"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Strjoin : Builtin<"strjoin", "strjoin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def Strncmp : Builtin<"strncmp", "prefixComparison<sameStart>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
}

def Strncmpi : Builtin<"strncmpi", "prefixComparison<sameLowerStart>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
}

def Strsplit : Builtin<"strsplit", "strsplit"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
}

def Strtok : Builtin<"strtok", "strtok"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1, Anything:$r2)>];
}

def Toupper : Builtin<"toupper", "mapped<upperText>"> {
  let aliases = ["upper"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Validatestring : Builtin<"validatestring", "validString"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3, Opt<Any>:$a4, Opt<Any>:$a5), (gives Anything:$r1)>];
}

}
