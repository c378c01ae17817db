//===- ProductTableTest.cpp - no kernel of the product is by hand -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists the product table: its plain loops are those of the reference set, and
// every entry that runs over them lies in the objects that our compiler made.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

using namespace runmat;
using namespace runmat::kernels;

namespace {

using Names = std::vector<std::string>;

bool areCompiled(std::initializer_list<KernelEntries> all) {
  for (const KernelEntries &entries : all)
    for (KernelEntry entry : entries)
      if (!isCompiledEntry(entry))
        return false;
  return true;
}
bool isCompiled(const CompiledUnary *kernel) {
  return !kernel || areCompiled({kernel->along});
}
bool isCompiled(const CompiledBinary *kernel) {
  return !kernel || areCompiled({kernel->both, kernel->arrayAndElement,
                                 kernel->elementAndArray});
}
bool isCompiled(const CompiledReduction *kernel) {
  return !kernel || areCompiled({kernel->along.partial, kernel->along.final,
                                 kernel->across.partial, kernel->across.final});
}
bool isCompiled(const CompiledWholeSum *kernel) {
  return !kernel ||
         (isCompiled(&kernel->wrapped) && isCompiled(&kernel->highs));
}
bool isCompiled(const CompiledIntegers *kernel) {
  return !kernel ||
         (areCompiled({kernel->both, kernel->arrayAndElement,
                       kernel->elementAndArray}) &&
          (!kernel->takesDoubles() ||
           areCompiled({kernel->arrayAndDouble, kernel->doubleAndArray})));
}
bool isCompiled(const CompiledReversal *kernel) {
  return !kernel || areCompiled({kernel->along});
}
bool isCompiled(const CompiledRandom *kernel) {
  return !kernel || areCompiled({kernel->along});
}
bool isCompiled(const CompiledTransposition *kernel) {
  return !kernel || areCompiled({kernel->across});
}
bool isCompiled(const CompiledScan *kernel) {
  return !kernel || areCompiled({kernel->partial, kernel->final});
}

bool isCompiled(const SumInBlocks *kernel) {
  return !kernel ||
         (isCompiled(&kernel->wrapped) && isCompiled(&kernel->capped) &&
          areCompiled({kernel->overflow}));
}

bool isSameLoop(const UnaryKernel &kernel, const UnaryKernel &reference) {
  return kernel.function == reference.function;
}
bool isSameLoop(const BinaryKernel &kernel, const BinaryKernel &reference) {
  return kernel.function == reference.function &&
         kernel.complexByReal == reference.complexByReal &&
         kernel.realByComplex == reference.realByComplex &&
         isCompiled(kernel.eachPart) && isCompiled(kernel.compiledByReal) &&
         isCompiled(kernel.compiledOfReal);
}

template <typename Opcode, typename Rows>
void listElementwise(const Rows &rows, const Rows &reference, Names &byHand,
                     size_t &compiled) {
  for (size_t op = 0; op < rows.size(); ++op)
    for (size_t k = 0; k < kernelClassCount; ++k) {
      compiled += rows[op][k].compiled != nullptr;
      if (!isCompiled(rows[op][k].compiled) ||
          !isSameLoop(rows[op][k], reference[op][k]))
        byHand.push_back(std::string(opcodeName(Opcode(op))) + " of class " +
                         std::to_string(k));
    }
}

struct Listing {
  Names byHand;
  size_t compiled = 0;
};

/// The class of an integer kernel.
ElementClass integerClass(KernelClass k) {
  static constexpr ElementClass classes[] = {
      ElementClass::Int8,   ElementClass::Int16, ElementClass::Int32,
      ElementClass::Int64,  ElementClass::UInt8, ElementClass::UInt16,
      ElementClass::UInt32, ElementClass::UInt64};
  return classes[size_t(k) - size_t(KernelClass::Int8)];
}
bool hasIntegers(const KernelTable &, UnaryOpcode, KernelClass) {
  return false;
}
bool hasIntegers(const KernelTable &table, BinaryOpcode op, KernelClass k) {
  return k >= KernelClass::Int8 &&
         table.integers[size_t(op)][size_t(integerClass(k))];
}

/// Adds the operations that have a plain loop and no kernel, with their class.
template <typename Opcode, typename Rows>
void listLeft(const KernelTable &table, const Rows &rows,
              std::set<std::string> &left) {
  static constexpr const char *const classes[kernelClassCount] = {
      "double", "single", "complex", "complex single", "int8",   "int16",
      "int32",  "int64",  "uint8",   "uint16",         "uint32", "uint64"};
  for (size_t op = 0; op < rows.size(); ++op)
    for (size_t k = 0; k < kernelClassCount; ++k)
      if (rows[op][k].function && !rows[op][k].compiled &&
          !hasIntegers(table, Opcode(op), KernelClass(k)))
        left.insert(std::string(opcodeName(Opcode(op))) + " of " + classes[k]);
}

template <typename Kernels>
void listByClass(const Kernels &kernels, const char *name, Listing &listing) {
  for (const auto *kernel : kernels) {
    listing.compiled += kernel != nullptr;
    if (!isCompiled(kernel))
      listing.byHand.emplace_back(name);
  }
}

Listing list(const KernelTable &table) {
  Listing listing;
  const KernelTable &reference = referenceTable();
  listElementwise<UnaryOpcode>(table.unary, reference.unary, listing.byHand,
                               listing.compiled);
  listElementwise<BinaryOpcode>(table.binary, reference.binary, listing.byHand,
                                listing.compiled);
  for (size_t op = 0; op < reductionOpcodeCount; ++op)
    for (const auto &row : table.reductions[op])
      for (const CompiledReduction *kernel : row) {
        listing.compiled += kernel != nullptr;
        if (!isCompiled(kernel))
          listing.byHand.push_back("reduction " + std::to_string(op));
      }
  for (size_t op = 0; op < binaryOpcodeCount; ++op)
    for (const CompiledIntegers *kernel : table.integers[op]) {
      listing.compiled += kernel != nullptr;
      if (!isCompiled(kernel))
        listing.byHand.push_back(std::string(opcodeName(BinaryOpcode(op))) +
                                 " of integers");
    }
  for (size_t op = 0; op < scanOpcodeCount; ++op)
    for (const CompiledScan *kernel : table.scans[op]) {
      listing.compiled += kernel != nullptr;
      if (!isCompiled(kernel))
        listing.byHand.push_back("scan " + std::to_string(op));
    }
  listByClass(table.wholeSums, "sum of 64-bit integers", listing);
  listByClass(table.squares, "square", listing);
  listByClass(table.sumsInBlocks, "cumulative sum", listing);
  listByClass(table.reversals, "reversal", listing);
  listByClass(table.transpositions, "transposition", listing);
  for (const auto &random : table.random)
    listByClass(random, "random numbers", listing);
  for (const auto &conversions : table.conversions)
    listByClass(conversions, "conversion", listing);
  return listing;
}

TEST(ProductTable, NothingIsByHand) {
  const Listing listing = list(productTable());
  EXPECT_EQ(listing.byHand, Names{});
  if (selectKernelLevel("native"))
    EXPECT_GT(listing.compiled, 500U);
}

/// Elementwise operations that the reference set does, each for its reason.
TEST(ProductTable, FewOperationsHaveNoKernel) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  std::set<std::string> left;
  const KernelTable &table = productTable();
  listLeft<UnaryOpcode>(table, table.unary, left);
  listLeft<BinaryOpcode>(table, table.binary, left);
  const std::set<std::string> expected{
      // Each element tells by which rule it goes; squares have a kernel.
      "power of complex", "power of complex single",
      // By magnitude, then by angle, of both operands: rarely asked.
      "max of complex", "max of complex single", "min of complex",
      "min of complex single",
      // They have more digits than doubles.
      "power of int64", "power of uint64"};
  EXPECT_EQ(left, expected);
}

#ifdef RUNMAT_PRODUCT_KERNELS
/// The objects of all levels together.
TEST(ProductTable, ObjectsStaySmall) {
  const auto bytes = std::filesystem::file_size(RUNMAT_PRODUCT_KERNELS);
  EXPECT_GT(bytes, 1'000'000U);
  EXPECT_LT(bytes, 30'000'000U);
}
#endif

TEST(ProductTable, ReferenceHasNoCompiledKernel) {
  EXPECT_EQ(list(referenceTable()).compiled, 0U);
}

// The listing must see each way in which a kernel by hand could come in.

void entryByHand(const void *, int64_t, int64_t) {}
bool unaryByHand(const void *, void *, int64_t) { return true; }
void binaryByHand(const void *, int64_t, const void *, int64_t, void *,
                  int64_t) {}

/// Entries of the product, but for one.
KernelEntries oneByHand(KernelEntries entries) {
  entries.back() = entryByHand;
  return entries;
}

class ByHand : public testing::Test {
protected:
  void expectFound(const std::string &name) const {
    EXPECT_EQ(list(table).byHand, Names{name});
  }
  KernelTable table = productTable();
};

TEST_F(ByHand, PlainLoops) {
  table.at(UnaryOpcode::Sin, KernelClass::Single).function = unaryByHand;
  expectFound("sin of class 1");
  table = productTable();
  table.at(BinaryOpcode::Plus, KernelClass::Double).function = binaryByHand;
  expectFound("plus of class 0");
}

TEST_F(ByHand, ElementwiseEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  UnaryKernel &unary = table.at(UnaryOpcode::Sin, KernelClass::Double);
  CompiledUnary sine = *unary.compiled;
  sine.along = oneByHand(sine.along);
  unary.compiled = &sine;
  expectFound("sin of class 0");
  table = productTable();
  BinaryKernel &binary = table.at(BinaryOpcode::Plus, KernelClass::Double);
  CompiledBinary sum = *binary.compiled;
  sum.elementAndArray = oneByHand(sum.elementAndArray);
  binary.compiled = &sum;
  expectFound("plus of class 0");
}

TEST_F(ByHand, ReductionEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  auto &place = table.at(ReductionOpcode::Maximum, ElementClass::Single, false);
  CompiledReduction maximum = *place;
  maximum.across.final = oneByHand(maximum.across.final);
  place = &maximum;
  expectFound("reduction 2");
}

TEST_F(ByHand, EntriesOfParts) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  BinaryKernel &kernel =
      table.at(BinaryOpcode::Minus, KernelClass::ComplexDouble);
  CompiledBinary difference = *kernel.eachPart;
  difference.both = oneByHand(difference.both);
  kernel.eachPart = &difference;
  expectFound("minus of class 2");
}

TEST_F(ByHand, EntriesBesideRealNumbers) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  BinaryKernel &kernel =
      table.at(BinaryOpcode::Times, KernelClass::ComplexSingle);
  for (const CompiledBinary *BinaryKernel::*member :
       {&BinaryKernel::compiledByReal, &BinaryKernel::compiledOfReal}) {
    const CompiledBinary *compiled = kernel.*member;
    CompiledBinary product = *compiled;
    product.arrayAndElement = oneByHand(product.arrayAndElement);
    kernel.*member = &product;
    expectFound("times of class 3");
    kernel.*member = compiled;
  }
}

TEST_F(ByHand, IntegerEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  auto &place = table.at(BinaryOpcode::Minus, ElementClass::Int16);
  CompiledIntegers difference = *place;
  place = &difference;
  for (KernelEntries CompiledIntegers::*entries :
       {&CompiledIntegers::both, &CompiledIntegers::elementAndArray,
        &CompiledIntegers::doubleAndArray}) {
    const KernelEntries compiled = difference.*entries;
    difference.*entries = oneByHand(compiled);
    expectFound("minus of integers");
    difference.*entries = compiled;
  }
}

TEST_F(ByHand, ConversionEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  auto &place = table.conversions[size_t(ElementClass::Int8)]
                                 [size_t(ElementClass::Double)];
  CompiledUnary conversion = *place;
  conversion.along = oneByHand(conversion.along);
  place = &conversion;
  expectFound("conversion");
}

TEST_F(ByHand, TranspositionEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  CompiledTransposition words = *table.transpositions[2];
  words.across = oneByHand(words.across);
  table.transpositions[2] = &words;
  expectFound("transposition");
}

TEST_F(ByHand, RandomEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  CompiledRandom normals = *table.random[size_t(Distribution::Normal)][0];
  normals.along = oneByHand(normals.along);
  table.random[size_t(Distribution::Normal)][0] = &normals;
  expectFound("random numbers");
}

TEST_F(ByHand, ReversalEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  CompiledReversal bytes = *table.reversals[0];
  bytes.along = oneByHand(bytes.along);
  table.reversals[0] = &bytes;
  expectFound("reversal");
}

TEST_F(ByHand, EntriesOfSumsOfWideIntegers) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  const CompiledWholeSum &sum = *table.wholeSums[size_t(ElementClass::Int64)];
  CompiledReduction highs = sum.highs;
  highs.along.partial = oneByHand(highs.along.partial);
  const CompiledWholeSum other{sum.wrapped, highs, true};
  table.wholeSums[size_t(ElementClass::Int64)] = &other;
  expectFound("sum of 64-bit integers");
}

TEST_F(ByHand, EntriesOfSquares) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  CompiledUnary square = *table.squares[size_t(KernelClass::ComplexDouble)];
  square.along = oneByHand(square.along);
  table.squares[size_t(KernelClass::ComplexDouble)] = &square;
  expectFound("square");
}

TEST_F(ByHand, EntriesOfSumsInBlocks) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  const SumInBlocks &sum = *table.sumsInBlocks[size_t(ElementClass::Int16)];
  const SumInBlocks other{sum.wrapped, sum.capped, oneByHand(sum.overflow)};
  table.sumsInBlocks[size_t(ElementClass::Int16)] = &other;
  expectFound("cumulative sum");
}

TEST_F(ByHand, ScanEntries) {
  if (!selectKernelLevel("native"))
    GTEST_SKIP() << "this build has no compiled kernels";
  auto &place = table.at(ScanOpcode::Product, ElementClass::Double);
  CompiledScan product = *place;
  product.partial = oneByHand(product.partial);
  place = &product;
  expectFound("scan 1");
}

} // namespace
