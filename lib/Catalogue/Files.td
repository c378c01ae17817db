//===- Files.td - records of lib/Builtins/Files.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Files" in {

def Delete : Builtin<"delete", "deleteFiles"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives)>];
  let effects = Effectful;
}

def Fclose : Builtin<"fclose", "closeFile"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Feof : Builtin<"feof", "endOfFile"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Fgetl : Builtin<"fgetl", "readLine<false>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Fgets : Builtin<"fgets", "readLine<true>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Fileread : Builtin<"fileread", "readWhole"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Fopen : Builtin<"fopen", "openFile"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1, Anything:$r2)>];
  let effects = Effectful;
}

def Fread : Builtin<"fread", "readNumbers"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4, Opt<Any>:$a5), (gives Anything:$r1, Anything:$r2)>];
  let effects = Effectful;
}

def Frewind : Builtin<"frewind", "rewindFile"> {
  let forms = [Form<(takes Any:$a1), (gives)>];
  let effects = Effectful;
}

def Fscanf : Builtin<"fscanf", "scanFile"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2)>];
  let effects = Effectful;
}

def Fseek : Builtin<"fseek", "seekPosition"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Ftell : Builtin<"ftell", "tellPosition"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Fwrite : Builtin<"fwrite", "writeNumbers"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3, Opt<Any>:$a4, Opt<Any>:$a5), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Tempdir : Builtin<"tempdir", "tempFolder"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Tempname : Builtin<"tempname", "tempName"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

}
