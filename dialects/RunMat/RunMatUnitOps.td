//===- RunMatUnitOps.td - control flow and unit-level ops --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNIT_OPS_TD
#define RUNMAT_UNIT_OPS_TD

include "dialects/RunMat/RunMatBase.td"

def RunMat_ExitType : TypeDef<RunMat_Dialect, "Exit"> {
  let mnemonic = "exit";
  let summary = "a place where the interpreter can take over";
}

//===----------------------------------------------------------------------===//
// Statements and control flow
//===----------------------------------------------------------------------===//

def RunMat_ElementsType : TypeDef<RunMat_Dialect, "Elements"> {
  let mnemonic = "elements";
  let summary = "the address of an array's elements on the host";
}

/// What control flow hands on: variables, and what units keep beside arrays.
def RunMat_Carried : AnyTypeOf<[RunMat_Value, RunMat_ElementsType, Index], "variable, address of elements or index">;

def RunMat_StatementOp : RunMat_Op<"statement"> {
  let summary = "the start of a statement: a place to which a side exit can go";
  let description = [{
    Lists the variables that are live there. An op that may fail names the result as its exit; lowering turns the values into the
    state that the interpreter resumes with. Where nothing uses the result the statement is only a boundary, removed by clustering.
    A complex variable may be listed as its real parts, followed by the imaginary ones under a name of their own, and a small matrix
    as its elements in column-major order: what follows the first one is named as the next in its column or the first of a further
    column. A statement that is `inside` stands in another one of the same block, as those in a `try` do: a unit has all of that or nothing.
  }];
  let arguments = (ins I64Attr:$id, StrArrayAttr:$names, Variadic<RunMat_Value>:$values, UnitAttr:$inside);
  let results = (outs RunMat_ExitType:$exit);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getImaginaryName() { return "$imaginary"; }
    static ::llvm::StringRef getRowName() { return "$row"; }
    static ::llvm::StringRef getColumnName() { return "$column"; }
  }];
  let assemblyFormat = "$id (`inside` $inside^)? $names ` ` `(` $values `)` attr-dict (`:` type($values)^)?";
}

def RunMat_YieldOp : RunMat_Op<"yield", [Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "ends a region of for, while, if or cluster with its values";
  let description = "Control flow hands them on, but for the first one where it says whether a loop goes on.";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ (void)$_builder; (void)$_state; }]>];
}

/// A loop of carried variables, which hold what it starts with and then what it yields.
class RunMat_LoopOp<string mnemonic, list<Trait> traits = []>
    : RunMat_Op<mnemonic, !listconcat([SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
        DeclareOpInterfaceMethods<RunMat_Loop>, DeclareOpInterfaceMethods<RunMat_Handle, ["consumes"]>,
        DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands", "areTypesCompatible"]>,
        DeclareOpInterfaceMethods<LoopLikeOpInterface,
            ["getInitsMutable", "getRegionIterArgs", "getYieldedValuesMutable", "getLoopResults"]>], traits)> {
  let extraClassDefinition = [{
    ::llvm::MutableArrayRef<::mlir::OpOperand> $cppClass::getCarriedInits() { return getInitArgsMutable(); }
    bool $cppClass::consumes(::mlir::OpOperand &use) { return ::llvm::is_contained(getInitArgs(), use.get()); }
    ::mlir::OperandRange $cppClass::getEntrySuccessorOperands(::mlir::RegionSuccessor) { return getInitArgs(); }
    bool $cppClass::areTypesCompatible(::mlir::Type from, ::mlir::Type to) { return ::runmat::mayFlow(from, to); }
    ::llvm::SmallVector<::mlir::Region *> $cppClass::getLoopRegions() { return {&getBody()}; }
    ::llvm::MutableArrayRef<::mlir::OpOperand> $cppClass::getInitsMutable() {
      return ::runmat::carriesOneType(*this) ? getCarriedInits() : ::llvm::MutableArrayRef<::mlir::OpOperand>();
    }
    ::mlir::Block::BlockArgListType $cppClass::getRegionIterArgs() {
      return ::runmat::carriesOneType(*this) ? getCarried() : ::mlir::Block::BlockArgListType();
    }
    std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>> $cppClass::getYieldedValuesMutable() {
      if (!::runmat::carriesOneType(*this))
        return std::nullopt;
      return getCarriedYields();
    }
    std::optional<::mlir::ResultRange> $cppClass::getLoopResults() {
      if (!::runmat::carriesOneType(*this))
        return std::nullopt;
      return (*this)->getResults();
    }
  }];
}

def RunMat_ForOp : RunMat_LoopOp<"for",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<RunMat_TypeRule>, RunMat_Exit]> {
  let summary = "for over first:step:last";
  let description = [{
    The region gets the element of the range and the carried variables. With `nonempty` the loop must turn at least once (a variable
    that is read later is first assigned in it); otherwise it leaves by its exit before the first turn. With `breaks` the first
    yielded value says whether there may be another turn. With `whole` first, step and all elements are whole numbers below 2^53 and
    are counted in integers. With `chunked` a turn starts with a look at the interrupt, which is taken before the first of every so
    many turns only.
  }];
  let arguments = (ins RunMat_Value:$first, RunMat_Value:$step, RunMat_Value:$last, Variadic<RunMat_Carried>:$initArgs,
                   Optional<RunMat_ExitType>:$exit, UnitAttr:$nonempty, UnitAttr:$breaks, UnitAttr:$whole, UnitAttr:$chunked);
  let results = (outs Variadic<RunMat_Carried>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$first, "::mlir::Value":$step, "::mlir::Value":$last,
                                 "::mlir::ValueRange":$inits, "::mlir::Type":$elementType)>];
  let extraClassDeclaration = [{
    ::mlir::Value getElement() { return getBody().front().getArgument(0); }
    bool mayExit() { return getNonempty(); }
    /// Whether there may be another turn; null when only the range says so.
    ::mlir::Value getGoesOn() { return getBreaks() ? getBody().front().getTerminator()->getOperand(0) : ::mlir::Value(); }
  }];
  let hasCustomAssemblyFormat = 1;
}

def RunMat_WhileOp : RunMat_LoopOp<"while"> {
  let summary = "turns until the first yielded value is false";
  let description = [{
    The region gets the carried variables and runs at least once: the condition of a `while` is the first thing in it. It yields
    whether there is another turn and then the carried variables.
  }];
  let arguments = (ins Variadic<RunMat_Carried>:$initArgs);
  let results = (outs Variadic<RunMat_Carried>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$inits)>];
  let extraClassDeclaration = [{
    ::mlir::Value getGoesOn() { return getBody().front().getTerminator()->getOperand(0); }
  }];
  let hasCustomAssemblyFormat = 1;
}

def RunMat_IfOp : RunMat_Op<"if", [SingleBlockImplicitTerminator<"YieldOp">, NoRegionArguments, RecursiveMemoryEffects, RunMat_Handle,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>]> {
  let summary = "if … else";
  let description = "The condition is a scalar: any class before scalarisation, i1 after.";
  let arguments = (ins RunMat_Value:$condition);
  let results = (outs Variadic<RunMat_Carried>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let hasVerifier = 1;
  let assemblyFormat = "$condition `:` type($condition) (`->` type($results)^)? $thenRegion `else` $elseRegion attr-dict";
}

def RunMat_UndefOp : RunMat_Op<"undef", [Pure, RunMat_Handle]> {
  let summary = "a variable before its first assignment; never read";
  let description = "It takes the type of what it is joined with.";
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def RunMat_DiscardOp : RunMat_Op<"discard"> {
  let summary = "a value that nothing reads, whose computation may still be an error";
  let description = [{
    Keeps an error what is dead, or only measured (`runmat-keep-errors`). form-clusters removes it, but for operations of the runtime,
    which stay without a reader until units are lowered. With `typed` the type of the value is asked, which is another one where it
    leaves the reals: of a prototype.
  }];
  let arguments = (ins RunMat_Value:$value, UnitAttr:$typed);
  let assemblyFormat = "(`typed` $typed^)? $value attr-dict `:` type($value)";
}

def RunMat_WidenOp : RunMat_Op<"widen",
    [Pure, RunMat_Handle, DeclareOpInterfaceMethods<RunMat_TypeRule>, DeclareOpInterfaceMethods<RunMat_Extents>]> {
  let summary = "an array seen as one whose extents are known less well, where control flow joins";
  let arguments = (ins RunMat_ArrayOrAny:$array);
  let results = (outs RunMat_ArrayOrAny:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$array attr-dict `:` functional-type($array, $result)";
}

def RunMat_CallOp : RunMat_Op<"call", [AttrSizedOperandSegments, RunMat_Exit]> {
  let summary = "a call of a builtin with effects, such as disp or fprintf, as a statement";
  let arguments = (ins StrAttr:$callee, Variadic<RunMat_Value>:$arguments, I64Attr:$statement,
                   Optional<RunMat_ExitType>:$exit);
  let assemblyFormat = "$callee `(` $arguments `)` `at` $statement (`exit` $exit^)? attr-dict (`:` type($arguments)^)?";
}

//===----------------------------------------------------------------------===//
// Typed unit-level ops
//===----------------------------------------------------------------------===//

def RunMat_GuardOp : RunMat_Op<"guard", [RunMat_Exit]> {
  let summary = "leaves the unit by the exit unless the condition holds";
  let arguments = (ins I1:$condition, StrAttr:$reason, Optional<RunMat_ExitType>:$exit);
  let assemblyFormat = "$condition `,` $reason (`exit` $exit^)? attr-dict";
}

def RunMat_InsideDomainOp : RunMat_Op<"inside_domain", [Pure]> {
  let summary = "whether the named op stays within the reals for these scalars";
  let description = "`op` is the mnemonic of an op that has a domain (ElementwiseInterface), with its operands.";
  let arguments = (ins StrAttr:$op, Variadic<AnyTypeOf<[F64, F32, I1]>>:$operands);
  let results = (outs I1:$inside);
  let extraClassDeclaration = [{
    /// The domain of the op that is named; all reals where none has that mnemonic.
    ::runmat::RealDomain getDomain();
  }];
  let hasVerifier = 1;
  let assemblyFormat = "$op `(` $operands `)` attr-dict `:` type($operands) `->` type($inside)";
}

def RunMat_PollOp : RunMat_Op<"poll"> {
  let summary = "whether the user has not asked to stop";
  let description = [{
    With `replaceable` also whether no optimised code of the unit is there: between turns of a loop that is in no other one, where what the
    other code goes on from is found again soon.
  }];
  let arguments = (ins UnitAttr:$replaceable);
  let results = (outs I1:$quiet);
  let assemblyFormat = "(`replaceable` $replaceable^)? attr-dict";
}

def RunMat_TellOp : RunMat_Op<"tell"> {
  let summary = "tells the user how many turns of a loop are done, and of how many";
  let arguments = (ins Index:$done, Index:$all);
  let assemblyFormat = "$done `of` $all attr-dict";
}

def RunMat_ThreadOp : RunMat_Op<"thread", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "lets threads make turns of a loop, before the loop itself goes on behind them";
  let description = [{
    `turns` is a function with the attribute `runmat.turns`, which makes turns [begin, end) of `count` and is given the captured values; a turn
    takes about `work` operations. The result is the number of turns that are done, from the first one on: all but the last, which leaves
    the loop's variables as they are after it, or 0, where it is not worth it or a guard in a turn did not hold. Then the elements of
    the `changed` arrays are what they were.
  }];
  let arguments = (ins FlatSymbolRefAttr:$turns, Index:$count, F64:$work, Variadic<RunMat_ArrayType>:$changed, Variadic<AnyType>:$captured);
  let results = (outs Index:$done);
  let assemblyFormat = [{
    $turns `(` ($captured^ `:` type($captured))? `)` `of` $count `work` $work `changes` `(` $changed `:` type($changed) `)` attr-dict
  }];
}

def RunMat_UnboxOp : RunMat_Op<"unbox", [Pure, RunMat_FailingHandle]> {
  let summary = "the element of a 1x1 array";
  let arguments = (ins RunMat_ArrayType:$array);
  let results = (outs RunMat_Element:$scalar);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$array attr-dict `:` type($array) `->` type($scalar)";
}

def RunMat_BoxOp : RunMat_Op<"box", [Pure, RunMat_FailingHandle]> {
  let summary = "a 1x1 array of a scalar";
  let arguments = (ins RunMat_Element:$scalar);
  let results = (outs RunMat_ArrayType:$array);
  let hasVerifier = 1;
  let assemblyFormat = "$scalar attr-dict `:` type($scalar) `->` type($array)";
}

def RunMat_HoldOp : RunMat_Op<"hold", [Pure]> {
  let summary = "an element of an integer class as the number that holds it, or such a number as the element";
  let description = [{
    Classes up to 32 bits are computed in f64, which holds their elements exactly. The f64 is whole, within the class and not -0. Those
    of 64 bits are held in i64. The op costs nothing: it keeps the class in the type until units are lowered.
  }];
  let arguments = (ins AnyTypeOf<[F64, I64, RunMat_IntegerElement]>:$operand);
  let results = (outs AnyTypeOf<[F64, I64, RunMat_IntegerElement]>:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

def RunMat_PartOp : RunMat_Op<"part", [Pure, RunMat_FailingHandle]> {
  let summary = "the real or the imaginary parts of a complex array, as an array of their own";
  let arguments = (ins RunMat_ArrayType:$array, UnitAttr:$imaginary);
  let results = (outs RunMat_ArrayType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "(`imaginary` $imaginary^)? $array attr-dict `:` functional-type($array, $result)";
}

def RunMat_JoinOp : RunMat_Op<"join", [Pure, RunMat_FailingHandle]> {
  let summary = "a complex array of its parts, which have the same extents";
  let arguments = (ins RunMat_ArrayType:$real, RunMat_ArrayType:$imaginary);
  let results = (outs RunMat_ArrayType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` functional-type(operands, $result)";
}

def RunMat_ExtentOp : RunMat_Op<"extent", [Pure]> {
  let summary = "an extent of an array";
  let arguments = (ins RunMat_ArrayType:$array, I64Attr:$dimension);
  let results = (outs Index:$extent);
  let hasFolder = 1;
  let assemblyFormat = "$array `,` $dimension attr-dict `:` type($array)";
}

def RunMat_CountOp : RunMat_Op<"count", [Pure]> {
  let summary = "the number of elements of first:step:last";
  let arguments = (ins F64:$first, F64:$step, F64:$last);
  let results = (outs Index:$count);
  let assemblyFormat = "$first `,` $step `,` $last attr-dict";
}

def RunMat_RangeElementOp : RunMat_Op<"range_element", [Pure]> {
  let summary = "element `position` of a range with this first, step, last and count";
  let arguments = (ins F64:$first, F64:$step, F64:$last, Index:$count, Index:$position);
  let results = (outs F64:$result);
  let assemblyFormat = "$first `,` $step `,` $last `,` $count `,` $position attr-dict";
}

def RunMat_SubscriptOp : RunMat_Op<"subscript", [Pure]> {
  let summary = "the zero-based position that a one-based subscript names; -1 when it is no positive whole number";
  let arguments = (ins F64:$number);
  let results = (outs Index:$position);
  let assemblyFormat = "$number attr-dict";
}

def RunMat_LinspaceElementOp : RunMat_Op<"linspace_element", [Pure]> {
  let summary = "element `position` of linspace(first, last, count)";
  let arguments = (ins F64:$first, F64:$last, Index:$count, Index:$position);
  let results = (outs F64:$result);
  let assemblyFormat = "$first `,` $last `,` $count `,` $position attr-dict";
}

def RunMat_ToExtentOp : RunMat_Op<"to_extent", [Pure]> {
  let summary = "a number given as an extent: truncated, negative and NaN count as 0";
  let arguments = (ins F64:$number);
  let results = (outs Index:$extent);
  let assemblyFormat = "$number attr-dict";
}

def RunMat_ClusterOp : RunMat_Op<"cluster",
    [SingleBlockImplicitTerminator<"YieldOp">, NoRegionArguments, AttrSizedOperandSegments, RunMat_Exit]> {
  let summary = "ops that run together as one kernel";
  let description = [{
    Elementwise: every yielded value has the extents of the iteration space. Reduction: the one yielded value is a reduce op's.
    `extents` are those of the iteration space in MATLAB's order. The pairs in `equal` must hold, or the unit leaves by `exit`.
    A `chained` cluster goes over the same slices as the next one, before which nothing looks at an element: they may run together.
  }];
  let arguments = (ins RunMat_KernelKindAttr:$kind, Variadic<Index>:$extents, Variadic<Index>:$equal,
                   Optional<RunMat_ExitType>:$exit, UnitAttr:$chained);
  let results = (outs Variadic<RunMat_ArrayType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $kind `over` `(` $extents `)` (`equal` `(` $equal^ `)`)? (`exit` $exit^)? (`->` type($results)^)? $body attr-dict
  }];
}

def RunMat_LaunchOp : RunMat_Op<"launch", [AttrSizedOperandSegments, RunMat_Exit, RunMat_Handle]> {
  let summary = "runs a kernel";
  let description = [{
    `shapes` lists the extents of each output, output after output; their number follows from the output's rank. `donations[k]` is
    the input whose storage output k may take, or -1; the input is consumed then.
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<RunMat_ArrayType>:$inputs, Variadic<Index>:$extents,
                   Variadic<Index>:$shapes, Variadic<AnyTypeOf<[F64, F32, I1, I16, I64, Index]>>:$scalars,
                   Variadic<Index>:$equal, Optional<RunMat_ExitType>:$exit,
                   OptionalAttr<DenseI32ArrayAttr>:$donations);
  let results = (outs Variadic<RunMat_ArrayType>:$results);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `extents` `(` $extents `)` `shapes` `(` $shapes `)` (`scalars` `(` $scalars^ `:` type($scalars) `)`)?
    (`equal` `(` $equal^ `)`)? (`exit` $exit^)? attr-dict `:` functional-type($inputs, results)
  }];
}

def RunMat_SliceOp : RunMat_Op<"slice",
    [NoMemoryEffect, AttrSizedOperandSegments, DeclareOpInterfaceMethods<RunMat_AccessMap, ["getMapSymbols"]>,
     DeclareOpInterfaceMethods<RunMat_Extents>]> {
  let summary = "a regular part of an array, already checked";
  let description = [{
    Element (c0, c1, ...) is that at `offset` + c0 * strides[0] + c1 * strides[1] + ... of the array, counted in elements in column-major
    order. Clusters read it as they read the array; form-clusters makes one that must be in memory an operation of the runtime.
  }];
  let arguments = (ins RunMat_ArrayType:$array, Index:$offset, Variadic<Index>:$strides, Variadic<Index>:$extents);
  let results = (outs RunMat_ArrayType:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $array `at` $offset `by` `(` $strides `)` `over` `(` $extents `)` attr-dict `:` functional-type($array, $result)
  }];
}

def RunMat_ReshapeToOp : RunMat_Op<"reshape_to", [NoMemoryEffect, RunMat_FailingHandle]> {
  let summary = "an array under other extents, already checked; shares its storage";
  let arguments = (ins RunMat_ArrayType:$array, Variadic<Index>:$extents);
  let results = (outs RunMat_ArrayType:$result);
  let assemblyFormat = "$array `to` `(` $extents `)` attr-dict `:` functional-type($array, $result)";
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

def RunMat_LoadOp : RunMat_Op<"load", [NoMemoryEffect, RunMat_FailingHandle]> {
  let summary = "one element of an array, by its position in column-major order, already checked";
  let arguments = (ins RunMat_ArrayType:$array, Index:$offset);
  let results = (outs RunMat_Element:$element);
  let hasVerifier = 1;
  let assemblyFormat = "$array `[` $offset `]` attr-dict `:` type($array) `->` type($element)";
}

def RunMat_StoreOp : RunMat_Op<"store", [NoMemoryEffect, AllTypesMatch<["array", "result"]>]> {
  let summary = "the array with one element replaced, whose position is already checked";
  let description = "The last op of its statement: what follows may exit to the next statement, so the old array need not be kept.";
  let arguments = (ins RunMat_ArrayType:$array, Index:$offset, RunMat_Element:$value);
  let results = (outs RunMat_ArrayType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$array `[` $offset `]` `=` $value attr-dict `:` type($array) `,` type($value)";
}

def RunMat_OwnOp : RunMat_Op<"own", [RunMat_FailingHandle, AllTypesMatch<["array", "result"]>]> {
  let summary = "the array for changing in place: a copy when somebody else holds it, current on the host alone";
  let arguments = (ins RunMat_ArrayType:$array);
  let results = (outs RunMat_ArrayType:$result);
  let assemblyFormat = "$array attr-dict `:` type($array)";
  let extraClassDeclaration = "bool consumes(::mlir::OpOperand &) { return true; }";
}

def RunMat_ElementsOp : RunMat_Op<"elements", [RunMat_FailingHandle]> {
  let summary = "where the elements of an array are on the host, fetched from a device first when they are there";
  let description = "Valid as long as the array is held and no launch writes it.";
  let arguments = (ins RunMat_ArrayType:$array);
  let results = (outs RunMat_ElementsType:$elements);
  let assemblyFormat = "$array attr-dict `:` type($array)";
}

def RunMat_RoomOp : RunMat_Op<"room"> {
  let summary = "room for one scalar, as long as the unit runs";
  let results = (outs RunMat_ElementsType:$elements);
  let assemblyFormat = "attr-dict";
}

def RunMat_ReadOp : RunMat_Op<"read", [MemoryEffects<[MemRead]>]> {
  let summary = "the element at a position";
  let arguments = (ins RunMat_ElementsType:$elements, Index:$offset);
  let results = (outs RunMat_Element:$element);
  let assemblyFormat = "$elements `[` $offset `]` attr-dict `:` type($element)";
}

def RunMat_WriteOp : RunMat_Op<"write", [MemoryEffects<[MemWrite]>]> {
  let summary = "replaces the element at a position";
  let arguments = (ins RunMat_ElementsType:$elements, Index:$offset, RunMat_Element:$value);
  let assemblyFormat = "$elements `[` $offset `]` `=` $value attr-dict `:` type($value)";
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

def RunMat_OwnedOp : RunMat_Op<"owned"> {
  let summary = "the references that the next op drops if it leaves the unit or fails";
  let arguments = (ins Variadic<RunMat_ArrayType>:$arrays);
  let assemblyFormat = "$arrays attr-dict `:` type($arrays)";
}

def RunMat_RetainOp : RunMat_Op<"retain"> {
  let summary = "adds a reference to an array";
  let arguments = (ins RunMat_ArrayType:$array);
  let assemblyFormat = "$array attr-dict `:` type($array)";
}

def RunMat_ReleaseOp : RunMat_Op<"release"> {
  let summary = "drops a reference to an array";
  let arguments = (ins RunMat_ArrayType:$array);
  let assemblyFormat = "$array attr-dict `:` type($array)";
}

#endif // RUNMAT_UNIT_OPS_TD
