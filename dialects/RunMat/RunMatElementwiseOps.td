//===- RunMatElementwiseOps.td - ops on single elements ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of these ops. Each op comes from the record of the catalogue that
// names it: `runmat.log1p` from that of log1p.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ELEMENTWISEOPS_TD
#define RUNMAT_ELEMENTWISEOPS_TD

include "dialects/RunMat/RunMatBase.td"

/// `word` is the name in the language, `family` the rule by which classes combine (lib/Catalogue/Schema.td), `domain` an enumerator of
/// RealDomain, and `numbers` say how classes of numbers are computed (RunMat_Integers, RunMat_Complex).
class RunMat_ElementwiseOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers, Trait elementwise, code methods>
    : RunMat_TypedOp<mnemonic, rule # "(operands)", !listconcat([elementwise], numbers), "", methods> {
  let extraClassDeclaration = [{
    ::llvm::StringRef getLibraryName() { return "}] # word # [{"; }
    ::mlir::Type getComputeType() { return ::runmat::computeTypeOf}] # family # [{(getOperation()); }
    static ::runmat::RealDomain getDomain() { return ::runmat::RealDomain::}] # domain # [{; }
  }];
}

class RunMat_UnaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers, Trait elementwise = RunMat_Elementwise, code methods = "">
    : RunMat_ElementwiseOp<mnemonic, rule, word, family, domain, numbers, elementwise, methods> {
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

class RunMat_BinaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers, Trait elementwise = RunMat_Elementwise, code methods = "">
    : RunMat_ElementwiseOp<mnemonic, rule, word, family, domain, numbers, elementwise, methods> {
  let arguments = (ins RunMat_Value:$lhs, RunMat_Value:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

/// Ops that real operands may lead out of the reals (or, for truth values, into an error): compiled code tests them, and the interpreter
/// takes over where the test fails.
class RunMat_GuardedUnaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers>
    : RunMat_UnaryOp<mnemonic, rule, word, family, domain, numbers, RunMat_DomainGuarded, "bool $cppClass::hasDomainGuard() { return true; }\n">;
class RunMat_GuardedBinaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers>
    : RunMat_BinaryOp<mnemonic, rule, word, family, domain, numbers, RunMat_DomainGuarded, "bool $cppClass::hasDomainGuard() { return true; }\n">;

/// The same, but RunMatOps.cpp says for which operands a test is needed.
class RunMat_TestedUnaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers>
    : RunMat_UnaryOp<mnemonic, rule, word, family, domain, numbers, RunMat_DomainGuarded>;
class RunMat_TestedBinaryOp<string mnemonic, string rule, string word, string family, string domain, list<Trait> numbers>
    : RunMat_BinaryOp<mnemonic, rule, word, family, domain, numbers, RunMat_DomainGuarded>;

include "Catalogue/ElementwiseOps.td"

#endif // RUNMAT_ELEMENTWISEOPS_TD
