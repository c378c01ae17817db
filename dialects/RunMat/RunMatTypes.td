//===- RunMatTypes.td - types of the dialect ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TYPES_TD
#define RUNMAT_TYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "dialects/RunMat/RunMatEnums.td"

def RunMat_AnyType : TypeDef<RunMat_Dialect, "Any"> {
  let mnemonic = "any";
  let summary = "a value of which nothing is known";
}

def RunMat_ArrayType : TypeDef<RunMat_Dialect, "Array"> {
  let mnemonic = "array";
  let summary = "a dense array of one class";
  let description = [{
    `!runmat.array<single, [*, 1]>`: each extent is a constant (0 and 1 included), `*` for many (at least 2) or `?` for unknown.
    The rank is an upper bound of at least two: trailing extents of one drop. `complex single` has interleaved parts.
  }];
  let parameters = (ins EnumParameter<RunMat_ElementClass>:$elementClass, "bool":$complex,
                    ArrayRefParameter<"int64_t">:$extents);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "ElementClass":$elementClass, "::llvm::ArrayRef<int64_t>":$extents), [{
      return $_get($_ctxt, elementClass, /*complex=*/false, extents);
    }]>,
  ];
  let extraClassDeclaration = [{
    /// At least 2, not known more exactly.
    static constexpr int64_t kMany = -2;
    /// Any extent, 0 included.
    static constexpr int64_t kUnknown = -1;
    /// The extent of a dimension; 1 beyond the rank.
    int64_t getExtent(unsigned dimension) const;
    unsigned getRank() const { return getExtents().size(); }
    /// Whether every extent is the constant 1.
    bool isScalar() const;
    /// Whether the class is int8 … uint64.
    bool isInteger() const;
    /// The builtin type of one real element inside a computation (logical: i1; integer classes: signed and unsigned
    /// types, which name the class).
    ::mlir::Type getElementType() const;
    /// The builtin type of one real element in memory (logical: i8).
    ::mlir::Type getStorageType() const;
  }];
}

/// An element of an integer class.
def RunMat_IntegerElement : AnyTypeOf<[SI8, SI16, SI32, SI64, UI8, UI16, UI32, UI64], "an element of an integer class">;
/// One real element.
def RunMat_Element : AnyTypeOf<[F64, F32, I1, I16, RunMat_IntegerElement]>;
/// A value that ops compute with: unknown, an array, or a scalar after scalarisation and inside kernels.
def RunMat_Value : AnyTypeOf<[RunMat_AnyType, RunMat_ArrayType, RunMat_Element, I8, I32, I64],
                             "a runmat value or a scalar">;
def RunMat_ArrayOrAny : AnyTypeOf<[RunMat_AnyType, RunMat_ArrayType], "a runmat value">;

#endif // RUNMAT_TYPES_TD
