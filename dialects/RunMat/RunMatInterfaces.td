//===- RunMatInterfaces.td - op interfaces -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERFACES_TD
#define RUNMAT_INTERFACES_TD

include "mlir/IR/OpBase.td"

def RunMat_TypeRule : OpInterface<"TypeRuleInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    The type rule of an op: from the types of its operands to those of the values that it makes by itself, which are its results or, of a
    loop, the element of its turn. What control flow hands on (`RegionBranchOpInterface`) has no rule: types join there. An op that
    cannot be typed for these operands (a class that units do not handle yet, an error that the interpreter will report) gives none.

    `runmat-infer-types` asks the rule while the operands in the IR have no types yet, so a rule looks at `operands`, never at the
    types of the op's own values; what makes an operand (a constant, a colon, a range) it may look at.

    MLIR's InferTypeOpInterface does not serve. It takes the types from the values, so a solver could not ask it; it demands the result
    to be of the inferred type, where ours may stay `any`, or be known better than the rule knows. InferShapedTypeOpInterface can be told
    other shapes than the values', but those say neither "many" nor complex.
  }];
  let methods = [
    InterfaceMethod<"The types of the values that the op makes, for operands of these types; none when it stays untyped.",
                    "::llvm::SmallVector<::mlir::Type>", "inferTypes", (ins "::mlir::TypeRange":$operands)>,
    InterfaceMethod<"The operands of which a gpuArray makes the results gpuArrays: neither subscripts nor extents.",
                    "::mlir::OperandRange", "getDataOperands", (ins), "", [{ return $_op->getOperands(); }]>,
  ];
  let extraSharedClassDeclaration = [{
    /// The type of the only result; null when the op stays untyped.
    ::mlir::Type inferType(::mlir::TypeRange operands) {
      ::llvm::SmallVector<::mlir::Type> types = $_op.inferTypes(operands);
      return types.empty() ? ::mlir::Type() : types.front();
    }
  }];
}

def RunMat_Elementwise : OpInterface<"ElementwiseInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    Each element of the result depends on the elements at the same place of the operands, with implicit expansion.
  }];
  let methods = [
    InterfaceMethod<"The builtin scalar type that operands are converted to before the op computes; null where they stay as they are.",
                    "::mlir::Type", "getComputeType", (ins), "", [{ return {}; }]>,
    StaticInterfaceMethod<"Which real operands have a real result (RealDomains.h).", "::runmat::RealDomain", "getDomain", (ins), "", [{
      return ::runmat::RealDomain::AllReals;
    }]>,
    InterfaceMethod<"Whether some real operands lead out of the reals, so that compiled code guards it.",
                    "bool", "hasDomainGuard", (ins), "", [{ return false; }]>,
  ];
}

def RunMat_Numbers : OpInterface<"NumbersInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    An op that computes with the numbers of its operands: of chars it gets them as doubles, and of integers as its rule says. What only
    moves arrays, or asks for their extents, is none.
  }];
  let methods = [
    InterfaceMethod<"How it computes with integers (NumberRules.h).", "::runmat::IntegerRule", "getIntegerRule">,
    InterfaceMethod<"The function of the library that does the same with the same arguments, for classes that no backend computes with.",
                    "::llvm::StringRef", "getLibraryName", (ins), "", [{ return $_op->getName().stripDialect(); }]>,
  ];
}

def RunMat_Parts : OpInterface<"PartsInterface"> {
  let cppNamespace = "::runmat";
  let description = "An op that complex arrays may go through, or come from, as two real ones.";
  let methods = [
    InterfaceMethod<"How it is written by parts (NumberRules.h).", "::runmat::ComplexRule", "getComplexRule">,
  ];
}

/// The interfaces with what the op says.
class RunMat_Integers<string rule> : NativeOpTrait<"NumbersInterface::Trait", [], [{
    ::runmat::IntegerRule getIntegerRule() { return ::runmat::IntegerRule::}] # rule # [{; }
  }]> {
  let cppNamespace = "::runmat";
}
class RunMat_Complex<string rule> : NativeOpTrait<"PartsInterface::Trait", [], [{
    ::runmat::ComplexRule getComplexRule() { return ::runmat::ComplexRule::}] # rule # [{; }
  }]> {
  let cppNamespace = "::runmat";
}

def RunMat_Extents : OpInterface<"ExtentsInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    Where the extents of the only result come from, so that two shapes are compared, and intermediate arrays measured, without computing
    them. Ops that are elementwise need it not: theirs follow from the expansion of the operands.

    MLIR's ReifyRankedShapedTypeOpInterface builds ops when it is asked, of which two are never the same value, and
    ValueBoundsOpInterface measures builtin shaped types, which arrays here are not.
  }];
  let methods = [
    InterfaceMethod<"The extent of a dimension that the type does not say: that of an operand, a number among the operands, or its own.",
                    "::runmat::SymbolicExtent", "getExtentOf", (ins "unsigned":$dimension)>,
  ];
}

def RunMat_Generator : OpInterface<"GeneratorInterface", [RunMat_Extents]> {
  let cppNamespace = "::runmat";
  let description = [{
    Each element of the only result follows from its position and from scalars: nothing is read from memory. An op with these methods
    is all that a new generator needs: form-clusters computes it where it is read, and outline-kernels asks it for its element:

    - `getElementOperands` become scalars of the kernel;
    - `emitElement` gets them, in that order, and a position that answers from the kernel's loops;
    - dimensions along which all generators of a cluster are uniform may become one loop.
  }];
  let methods = [
    InterfaceMethod<"The scalars that elements are made from; the other operands only give extents.",
                    "::mlir::OperandRange", "getElementOperands">,
    InterfaceMethod<"Whether making an element again costs less than to load it.", "bool", "isCheap", (ins), "", [{ return true; }]>,
    InterfaceMethod<"Whether all elements are the same.", "bool", "isUniform", (ins), "", [{ return false; }]>,
    InterfaceMethod<"Builds the element at `position` of scalars in the place of the element operands.",
                    "::mlir::Value", "emitElement",
                    (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$scalars, "::runmat::ElementPosition &":$position)>,
  ];
}

def RunMat_AccessMap : OpInterface<"AccessMapInterface", [RunMat_Extents]> {
  let cppNamespace = "::runmat";
  let description = [{
    Each element of the only result is one element of an array, at a place that follows from its own, so that a kernel can read it where
    it lies. The map goes from the zero-based position of the result's element, a dimension d0, d1, … each, and from symbols s0, s1, …, to that
    of the array's element: its positions in all dimensions, or only one number, its place in memory in column-major order. Of a
    transposition `(d0, d1) -> (d1, d0)`; of a slice `(d0, d1)[s0, s1, s2] -> (s0 + d0 * s1 + d1 * s2)`.

    outline-kernels reads a permutation by the indexing map of the kernel's input, and a map that `windowOf` knows through
    `runmat.window`. Where a position is beyond the array the map says nothing: a guard before the op sees to that, so these ops are not
    speculatable.
  }];
  let methods = [
    InterfaceMethod<"The array that is read.", "::mlir::Value", "getSource">,
    InterfaceMethod<"From the position in the result to that in the array.", "::mlir::AffineMap", "getAccessMap">,
    InterfaceMethod<"The operands that are the map's symbols, all of them indices.", "::mlir::OperandRange", "getMapSymbols", (ins), "",
                    [{ return $_op->getOperands().take_front(0); }]>,
    InterfaceMethod<"Whether each reader fetches its elements from the array itself; otherwise a kernel of its own arranges them.",
                    "bool", "isReadInPlace">,
  ];
}

def RunMat_Exit : OpInterface<"ExitInterface"> {
  let cppNamespace = "::runmat";
  let description = "An op that may leave the unit: where it stands, the interpreter can take over.";
  let methods = [
    InterfaceMethod<"The statement to which it leaves, once it is assigned.", "::mlir::MutableOperandRange", "getExitMutable">,
    InterfaceMethod<"Whether it leaves at all.", "bool", "mayExit", (ins), "", [{ return true; }]>,
    InterfaceMethod<[{Whether it finds out by itself what is wrong with its operands. It may then run before the guards that precede it,
                      since it leaves where they would have.}],
                    "bool", "checksOperands", (ins), "", [{ return false; }]>,
  ];
}

def RunMat_Handle : OpInterface<"HandleInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    What an op does with handles, references to arrays: reuse-buffers counts them by it. Array results alias nothing and come with a
    reference of their own. Terminators, of other dialects too, hand all references over.

    MLIR's effects of allocation do not serve: an op that has one is no longer pure, and two boxes of one scalar no longer one.
  }];
  let methods = [
    InterfaceMethod<"Whether an operand's reference ends here, or becomes that of a result.", "bool", "consumes",
                    (ins "::mlir::OpOperand &":$use), "", [{ (void)use; return false; }]>,
    InterfaceMethod<"Whether it may end the unit with an error: where there is no memory or a device fails.", "bool", "mayFail", (ins),
                    "", [{ return false; }]>,
  ];
}

/// It makes arrays, or takes elements out of them, and may fail in it.
def RunMat_FailingHandle : NativeOpTrait<"HandleInterface::Trait", [], "bool mayFail() { return true; }"> {
  let cppNamespace = "::runmat";
}

def RunMat_Loop : OpInterface<"LoopInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    A loop that carries variables from turn to turn, one a result. The body's last arguments are the carried variables and its last
    yielded values what they are in the next turn. Before types are inferred they may differ in type, which MLIR's LoopLikeOpInterface
    does not allow: loops show it their variables once each has one type.
  }];
  let methods = [
    InterfaceMethod<"The operands that the variables start with.", "::llvm::MutableArrayRef<::mlir::OpOperand>",
                    "getCarriedInits">,
    InterfaceMethod<"The block that one turn executes.", "::mlir::Block &", "getTurn", (ins), "", [{
      return $_op->getRegion(0).front();
    }]>,
    InterfaceMethod<"The variables inside the body.", "::mlir::Block::BlockArgListType", "getCarried", (ins), "", [{
      return $_op->getRegion(0).getArguments().take_back($_op->getNumResults());
    }]>,
    InterfaceMethod<"What the body yields for them.", "::llvm::MutableArrayRef<::mlir::OpOperand>", "getCarriedYields", (ins), "", [{
      return $_op->getRegion(0).front().getTerminator()->getOpOperands().take_back($_op->getNumResults());
    }]>,
  ];
}

def RunMat_RuntimeOperation : OpInterface<"RuntimeInterface", [RunMat_TypeRule, RunMat_Exit, RunMat_Handle]> {
  let cppNamespace = "::runmat";
  let description = [{
    An op that the runtime does on whole arrays, by the code that the interpreter runs. Where that is an error, or gives a result that
    is not of the type promised, the unit leaves by the exit, the last operand, and the interpreter does it again. So it has no effect,
    but for the array that it changes in place, and two of the same arguments are one. That nothing reads a result does not make the
    operation dead, since it may be an error: the importer keeps such results by `runmat.discard`.
  }];
  let methods = [
    InterfaceMethod<"The operation.", "::runmat::RuntimeOperation", "getRuntimeOperation">,
    InterfaceMethod<"What messages and reports call it.", "::llvm::StringRef", "getRuntimeName", (ins), "", [{
      return ::runmat::nameOf($_op.getRuntimeOperation());
    }]>,
    InterfaceMethod<"What the operation is told besides its arguments.", "::runmat::OperationDetails", "getRuntimeDetails", (ins), "", [{
      return {};
    }]>,
    InterfaceMethod<"The operands that the runtime gets.", "::mlir::OperandRange", "getRuntimeArguments", (ins), "", [{
      return $_op->getOperands().drop_back($_op.getExit() ? 1 : 0);
    }]>,
    InterfaceMethod<"Whether the first argument ends here: the result takes its place without a copy when nobody else holds it.",
                    "bool", "isInPlace", (ins), "", [{ return false; }]>,
    InterfaceMethod<"Where the unit leaves; null before exits are assigned.", "::mlir::Value", "getExit">,
  ];
}

def RunMat_View : OpInterface<"ViewInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    The result holds elements of the first operand in another order. Where the types tell which, expand-library writes the op as a
    slice, so that a reader finds the elements where they are; else the runtime copies them. `AccessMapInterface` says where elements
    are too, but of ops that kernels read, after their extents have been computed.
  }];
  let methods = [
    InterfaceMethod<"Where the elements are; nothing when the types do not tell.", "::std::optional<::runmat::ViewMap>", "getView">,
  ];
}

#endif // RUNMAT_INTERFACES_TD
