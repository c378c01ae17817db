#!/usr/bin/env python3
"""Tables of names of the language: check-tables.py CATALOGUE.json [ROOT].

Looks for tables by hand and for tests, in ROOT only when it is given: a literal in C++ that is a name of the catalogue belongs to
its record.
Exempt are options of calls where they are read, names of classes where values are, names in the file of the function, and what
EXCEPTIONS lists, each of which must still be needed. The symbols of operators are such names too: those of two characters, and others
where a line has more than one. Then lists the generated tables, and finds names without a record, tables
that no file includes, and records without a test.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import re
import sys

project = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path.insert(0, os.path.join(project, "lib/Catalogue/Generator"))

from generate import TABLES  # noqa: E402
from records import CLASSES, Catalogue  # noqa: E402

FOLDERS = ("codegen", "definitions", "dialects", "lib", "passes", "runtime", "tools")
INTEGERS = [f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)]
LITERAL = re.compile(r'//.*|\'(?:[^\'\\]|\\.)\'|"((?:[^"\\\n]|\\.)*)"')
CALL = re.compile(r"\b([A-Za-z]\w*)(?=\()|^\s*([A-Za-z]\w*)(?=;| [-'\w])", re.M)
# A list of names that other tests call.
TESTED_ELSEWHERE = "unittests/Builtins/BuiltinTest.cpp"

# File: (names, why they are no table of functions).
EXCEPTIONS = {
    # Names of other things.
    "lib/Frontend/Lexer.cpp": (".* ./ .\\ .^ .' == ~= <= >=", "tokens, of which the grammar makes operators"),
    "lib/Frontend/CommandSyntax.cpp": ("==", "what assigns does not compare"),
    "lib/Frontend/Parser.cpp": ("==", "what a message advises"),
    "lib/Builtins/Kernels/Transpose.cpp": (".'", "a sign, in a message"),
    "codegen/SPIRV/DistributeKernels.cpp": ("single all", "stages of kernels"),
    "codegen/SPIRV/Pipeline.cpp": ("single all", "stages of kernels"),
    "codegen/Unit/UnitTable.cpp": ("values type", "a key of the table, and a field of a struct"),
    "definitions/RuntimeOperations.h": ("delete find flip gather permute sort scatter", "operations of the runtime in reports"),
    "dialects/RunMat/RunMatOps.cpp": ("exit", "a word of the dialect"),
    "dialects/RunMat/RunMatTypes.cpp": ("complex", "a word of the dialect"),
    "lib/Compiler/EmitStage.cpp": ("single", "stages of kernels"),
    "lib/Compiler/Import/SurveyImport.cpp": ("error rethrow", "calls that end a function, as a return statement does"),
    "lib/Compiler/Import/Calls.cpp": ("feval bsxfun", "forms of syntax for calls of handles, as parentheses behind a variable"),
    "lib/Compiler/Import/ElementCalls.cpp": ("arrayfun ischar isequal", "a form of syntax for loops, as feval is for calls, and calls of its own"),
    "lib/Compiler/Import/KnownValues.cpp": ("var", "a word of exist"),
    "lib/Compiler/Import/StructAssignments.cpp": ("struct", "a call whose fields are variables, which no op stands for"),
    "lib/Compiler/PlanTable.cpp": ("input values", "keys of an attribute of the dialect"),
    "lib/Compiler/UnitInterface.cpp": ("input", "an attribute of the dialect"),
    "lib/Configuration/Kind.cpp": ("true false", "texts of settings"),
    "lib/Configuration/Settings.cpp": ("true false trace text", "texts and keys of settings"),
    "lib/Configuration/TomlFile.cpp": ("true false", "texts of settings"),
    "lib/Engine/DeviceScans.cpp": ("columns join", "parts of names of library kernels"),
    "lib/Engine/EntrySignature.cpp": ("complex", "a word of --args, as in 'complex double'"),
    "lib/Engine/Explain.cpp": ("single count eval line version", "stages of kernels, keys of the report"),
    "lib/Interpreter/BreakpointList.cpp": ("cond line", "fields of what dbstatus gives"),
    "lib/Interpreter/Breakpoints.cpp": ("error warning", "events at which programs stop"),
    "lib/Interpreter/DebugFunctions.cpp": ("cond all line text", "fields of what dbstatus and dbstack give, a word of dbclear"),
    "lib/Interpreter/ProfileFunctions.cpp": ("real", "an option of profile"),
    "lib/Interpreter/ClearFunctions.cpp": ("all", "what clear takes"),
    "lib/Interpreter/HelpFunctions.cpp": ("format", "what help alone tells of"),
    "lib/Interpreter/Whos.cpp": ("size class complex gpuArray", "attributes and fields of what whos gives"),
    "lib/Interpreter/RootProperties.cpp": ("format", "the property is what the command sets"),
    "lib/Values/Display.cpp": ("missing", "how an element without a value is shown"),
    "lib/Values/Missing.h": ("missing", "the name of the class"),
    "runtime/ObjectCode.cpp": ("floor ceil", "functions of the C library that code of units imports"),
    "tools/runmat/CacheCommand.cpp": ("version", "a key of the report"),
    "lib/Telemetry/EventNames.cpp": ("load wait fill", "kinds of events"),
    "lib/Telemetry/Summary.cpp": ("count line", "a key of the report"),
    "lib/Telemetry/Trace.cpp": ("cat line version", "a key of the trace"),
    "lib/Engine/TelemetryReport.cpp": ("version", "a key of the report"),
    "lib/Builtins/Listing.cpp": ("date datenum isdir", "fields of what dir gives"),
    "tools/Driver/SessionSettings.cpp": ("trace", "a key of settings"),
    "passes/1-Typing/TrackGpuArrays.cpp": ("gpuArray", "a metric of remarks"),
    "passes/4-Clusters/AssignExits.cpp": ("exit", "a metric of remarks"),
    "passes/5-Kernels/DescribePlan.cpp": ("input values", "keys of an attribute of the dialect"),
    "passes/3-Scalars/Scalarise.cpp": ("cast", "a mnemonic of the dialect"),
    "passes/6-Storage/LendInputs.cpp": ("input", "an attribute, and a metric of remarks"),
    "passes/6-Storage/Donations.cpp": ("input", "a metric of remarks"),
    "tools/Profile/Plan.cpp": ("transpose", "a sweep"),
    "tools/Profile/ReportJson.cpp": ("median class rows columns version type", "keys of the report, and a word in it"),
    "tools/Profile/ReportTable.cpp": ("class", "a column of the report"),
    "tools/Driver/RunRecord.cpp": ("line", "a key of the report"),
    "tools/runmat/AccelInfoJson.cpp": ("class figure version type line", "a key of the report"),
    "tools/runmat/SettingsReport.cpp": ("help line", "a key of the report"),
    "codegen/CPU/VectorizeKernels.cpp": ("lines", "what a kernel goes over"),
    "codegen/SPIRV/HideConditions.cpp": ("hidden", "a metric of remarks"),
    "codegen/SPIRV/HideConstants.cpp": ("hidden", "a metric of remarks"),
    "lib/Builtins/Axes.cpp": ("replace surface patch axes", "types of graphics objects; words of options"),
    "lib/Builtins/Charts.cpp": ("line log light surface patch text", "types of graphics objects, and a scale"),
    "lib/Builtins/JsonWriter.cpp": ("null NaN true false", "words of JSON"),
    "runtime/Devices/DeviceFigures.cpp": ("open", "an operation of providers"),
    "lib/Builtins/Figures.cpp": ("uipanel text delete", "types of graphics objects; words of options; a call"),
    "lib/Builtins/GraphicsArguments.cpp": ("axes", "a type of graphics objects"),
    "lib/Builtins/GraphicsHandles.cpp": ("axes figure", "types of graphics objects"),
    "lib/Builtins/InputParser.h": ("inputParser", "the class of a value"),
    "lib/Builtins/Layouts.cpp": ("axes replace text", "types of graphics objects; a word of an option"),
    "lib/Engine/ObjectEnds.h": ("onCleanup", "a class, in a reason"),
    "lib/Engine/PlacementReport.cpp": ("line", "a key of the report"),
    "lib/Graphics/Bins.cpp": ("sqrt count", "a rule for bins, and a word of a property"),
    "lib/Graphics/Limits.cpp": ("image bar area stem log", "types of graphics objects, and a scale"),
    "lib/Graphics/Scene.cpp": ("figure axes text", "types of graphics objects"),
    "lib/Graphics/Sides.cpp": ("text", "a type of graphics objects"),
    "lib/Graphics/Types.cpp": ("figure axes legend colorbar plot line text patch surf surface image rectangle light hggroup contour bar area stem scatter errorbar quiver histogram uicontrol uimenu uicontextmenu uipanel animatedline tiledlayout", "types of graphics objects"),
    "lib/Values/Cleanup.h": ("onCleanup", "the class of a value"),
    "lib/Values/Exception.cpp": ("line", "a field of what the language gives"),
    "runtime/Devices/Device.cpp": ("fill open", "an entry of the table of providers"),
    "runtime/Devices/ProviderTable.cpp": ("fill", "an entry of the table of providers"),
    "runtime/providers/Host/HostInstance.cpp": ("fill", "an entry of the table of providers"),
    "tools/Profile/Picture.cpp": ("grid axis", "parts of a picture"),
    "tools/Profile/ProgramSession.cpp": ("profile", "what messages call the text"),
    "tools/runmat/Flags.cpp": ("profile", "a command of the tool"),
    "tools/runmat/ConfigCommand.cpp": ("version", "a key of the report"),
    "passes/5-Kernels/VerifyKernelContract.cpp": ("type", "a word of a message"),
    "tools/runmat/AccelInfoTable.cpp": ("type", "a row of the report"),
    # Options of calls that are not read in lib/Builtins.
    "dialects/RunMat/EvaluateNumberRules.cpp": ("all double", "options of reductions, for their types"),
    "lib/Compiler/Import/BuiltinArguments.cpp": ("all", "an option of reductions"),
    "lib/Compiler/Import/Random.cpp": ("count", "an argument, in the reason of a guard"),
    "lib/Compiler/Import/StructureBuiltins.cpp": ("reverse", "an option of scans"),
    # Texts that values have.
    "lib/Builtins/Conversions.cpp": ("true false eval", "texts of truth values; a call, as a program would make it"),
    "lib/Builtins/Kernels/MatrixDivide.cpp": ("NaN", "the text of a number"),
    "lib/Builtins/Maps.cpp": ("any", "what values of maps are, in the language"),
    "lib/Values/Exception.h": ("MException", "the class of a value"),
    "lib/Values/Map.cpp": ("any", "what values of maps are, in the language"),
    "lib/Values/Map.h": ("containers.Map", "the class of a value"),
    "lib/Values/NumberText.cpp": ("NaN Inf", "texts of numbers"),
    "lib/Values/Strings.cpp": ("true false", "texts of truth values"),
    # Messages and calls.
    "lib/Builtins/Kernels/Reduce.cpp": ("sum prod max min any mean", "names in messages"),
    "lib/Builtins/Structure.cpp": ("diag", "the name in a message"),
    "lib/Compiler/Import/SwitchCases.cpp": ("strcmp", "a call: cases of a switch that are texts are compared by it"),
    "lib/Compiler/Import/ImportExpressions.cpp": ("char", "a call: a text as a value is what it makes of it"),
    "dialects/RunMat/EvaluateInference.cpp": ("double", "the call by which chars become numbers"),
    "passes/2-Legalisation/NumberPatterns.cpp": ("double range", "a call: chars become numbers by it; the reason of a guard"),
    "passes/2-Legalisation/RuntimeCalls.cpp": ("all var mean", "calls in place of reductions that no kernel computes"),
    "tools/runmat/LibraryHeader.cpp": (
        "and bitand bitor char class delete double false inline not or struct throw true union xor",
        "reserved words of C and C++",
    ),
}


def option_words(catalogue):
    """Texts that calls take: they are compared with arguments, not with names of functions."""
    words = set(CLASSES)
    for record in catalogue.records:
        for form in record.forms:
            for argument in form.arguments:
                words |= set(argument.words) | set(argument.kind.words if argument.kind else [])
    return words


def homes(catalogue):
    """For each name what the path of the file that implements it begins with."""
    places = {}
    for record in catalogue.records:
        place = {"Builtin": f"lib/Builtins/{record.fields.get('group')}.cpp",
                 "LanguageFunction": "lib/Interpreter/"}.get(record.flavour, "none")
        places |= dict.fromkeys(record.names(), place)
    return places


def is_exempt(path, text, home, words):
    """What stands in the file of its function, is an option there, or the name of a class where values are."""
    is_class = text in CLASSES or text in INTEGERS
    reads_options = path.startswith(("lib/Builtins/", "lib/Interpreter/LanguageFunctions.cpp"))
    return (path.startswith(home[text]) or len(text) == 1 or (reads_options and text in words)
            or (is_class and path.startswith(("lib/Values/", "lib/Interpreter/", "runtime/ElementClass.cpp"))))


def symbols_of(catalogue):
    return {catalogue.part(record, "syntax")["symbol"] for record in catalogue.records} - {""}


def symbol_literals(path, symbols):
    """(line, symbol) of those literals that look like a table of operators: signs of numbers and quotes are also other things."""
    lines = {}
    for number, text in literals(path):
        if (symbol := text.replace("\\\\", "\\")) in symbols:
            lines.setdefault(number, set()).add(symbol)
    for number, found in lines.items():
        several = len(found - {"'", "+", "-"}) > 1
        yield from ((number, symbol) for symbol in sorted(found) if several or len(symbol) > 1)


def sources(root, ends=(".cpp", ".h", ".inc"), folders=FOLDERS):
    for folder in folders:
        for place, _, files in os.walk(os.path.join(root, folder)):
            for name in sorted(files):
                if name.endswith(ends):
                    yield os.path.relpath(os.path.join(place, name), root)


def literals(path):
    """(line, text) of the string literals of a file; comments are none."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.startswith("#include"):
                continue
            for match in LITERAL.finditer(line):
                if match[1] is not None:
                    yield number, match[1]


def findings(root, catalogue):
    home = homes(catalogue)
    words = option_words(catalogue)
    symbols = symbols_of(catalogue)
    used = set()
    for path in sources(root):
        for number, symbol in symbol_literals(os.path.join(root, path), symbols):
            if symbol in EXCEPTIONS.get(path, ("", ""))[0].split():
                used.add((path, symbol))
            else:
                yield f"{path}:{number}: '{symbol}' is an operator of the catalogue: what is known of it belongs to its record"
        for number, text in literals(os.path.join(root, path)):
            if text not in home or is_exempt(path, text, home, words):
                continue
            if text in EXCEPTIONS.get(path, ("", ""))[0].split():
                used.add((path, text))
            else:
                yield f"{path}:{number}: '{text}' is a name of the catalogue: what is known of it belongs to its record"
    if root == project:
        for place, (names, _) in EXCEPTIONS.items():
            for name in names.split():
                if (place, name) not in used:
                    yield f"{place}: the exception for '{name}' is needed no more"


# Tables and tests -----------------------------------------------------------------------------------------------------


def table_findings(catalogue):
    """Each generated table is there for a file, and its rows begin with names of records, ops or words of their own."""
    with open(os.path.join(project, "lib/Catalogue/CMakeLists.txt"), encoding="utf-8") as file:
        outputs = dict(re.findall(r"^runmat_catalogue_table\((\S+) (\S+)\)", file.read(), re.M))
    included = set()
    for path in sources(project, (".cpp", ".h", ".inc", ".txt")):
        with open(os.path.join(project, path), encoding="utf-8") as file:
            included |= set(re.findall(r"Catalogue/([A-Z]\w+\.(?:inc|td|mlir))\b", file.read()))
    known = {word for record in catalogue.records
             for word in [*record.names(), record.fields.get("mnemonic"), record.fields.get("mathOp")]} | symbols_of(catalogue) | option_words(catalogue)
    for table, write in TABLES.items():
        rows = set(re.findall(r'^(?:\{|RUNMAT_\w+\(\w+, |def \w+ : \w+<)?"((?:[^"\\]|\\.)*)"', write(catalogue), re.M))
        print(f"{table}: {len(rows)} names")
        for name in sorted({row.replace("\\\\", "\\") for row in rows} - known):
            yield f"table {table}: '{name}' has no record"
        if table != "coverage" and outputs.get(table) not in included:
            yield f"table {table}: no file includes it"


def test_findings(root, catalogue):
    """Each record has an example whose output is checked, or a test calls the function: a program in MATLAB's syntax does, or a
    C++ file has the name as a literal, for what C++ calls is a function of C++."""
    called = set()
    for path in sources(root, (".m", ".test"), ("test", "unittests")):
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            called |= {name for names in CALL.findall(file.read()) for name in names}
    for path in sources(root, (".cpp",), ("test", "unittests")):
        if path != TESTED_ELSEWHERE:
            called |= {text for _, text in literals(os.path.join(root, path))}
    for record in catalogue.records:
        if not record.fields["prints"] and record.name not in called:
            yield f"{record.place}: '{record.name}' has neither an example with its output nor a test"


def main():
    catalogue = Catalogue(sys.argv[1])
    root = sys.argv[2] if len(sys.argv) > 2 else project
    found = [*findings(root, catalogue), *test_findings(root, catalogue)]
    if root == project:
        found += table_findings(catalogue)
    print("\n".join(found))
    print(f"{len(found)} findings")
    sys.exit(bool(found))


main()
