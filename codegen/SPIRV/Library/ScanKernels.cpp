//===- ScanKernels.cpp - the table of scans ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Library/ScanKernels.h"

namespace runmat::codegen {

namespace {

constexpr unsigned words = 6;

template <Combiner combiner, ScanClass scanClass>
void blocks(EntryPoint &entry) {
  emitScanBlocks(entry, combiner, scanClass);
}
template <Combiner combiner, ScanClass scanClass>
void columns(EntryPoint &entry) {
  emitScanColumns(entry, combiner, scanClass);
}
template <Combiner combiner, ScanClass scanClass> void join(EntryPoint &entry) {
  emitScanJoin(entry, combiner, scanClass);
}

constexpr LibraryKernel kernels[] = {
    {"scan_sum_f64_blocks", words, blocks<Combiner::Sum, ScanClass::Double>},
    {"scan_sum_f64_columns", words, columns<Combiner::Sum, ScanClass::Double>},
    {"scan_sum_f64_join", words, join<Combiner::Sum, ScanClass::Double>},
    {"scan_sum_f32_blocks", words, blocks<Combiner::Sum, ScanClass::Single>},
    {"scan_sum_f32_columns", words, columns<Combiner::Sum, ScanClass::Single>},
    {"scan_sum_f32_join", words, join<Combiner::Sum, ScanClass::Single>},
    {"scan_sum_i8_blocks", words,
     blocks<Combiner::Sum, ScanClass::LogicalAsDouble>},
    {"scan_prod_f64_blocks", words, blocks<Combiner::Prod, ScanClass::Double>},
    {"scan_prod_f64_columns", words,
     columns<Combiner::Prod, ScanClass::Double>},
    {"scan_prod_f64_join", words, join<Combiner::Prod, ScanClass::Double>},
    {"scan_prod_f32_blocks", words, blocks<Combiner::Prod, ScanClass::Single>},
    {"scan_prod_f32_columns", words,
     columns<Combiner::Prod, ScanClass::Single>},
    {"scan_prod_f32_join", words, join<Combiner::Prod, ScanClass::Single>},
    {"scan_prod_i8_blocks", words,
     blocks<Combiner::Prod, ScanClass::LogicalAsDouble>},
    {"scan_max_f64_blocks", words, blocks<Combiner::Max, ScanClass::Double>},
    {"scan_max_f64_columns", words, columns<Combiner::Max, ScanClass::Double>},
    {"scan_max_f64_join", words, join<Combiner::Max, ScanClass::Double>},
    {"scan_max_f32_blocks", words, blocks<Combiner::Max, ScanClass::Single>},
    {"scan_max_f32_columns", words, columns<Combiner::Max, ScanClass::Single>},
    {"scan_max_f32_join", words, join<Combiner::Max, ScanClass::Single>},
    {"scan_max_i8_blocks", words, blocks<Combiner::Max, ScanClass::Logical>},
    {"scan_max_i8_join", words, join<Combiner::Max, ScanClass::Logical>},
    {"scan_min_f64_blocks", words, blocks<Combiner::Min, ScanClass::Double>},
    {"scan_min_f64_columns", words, columns<Combiner::Min, ScanClass::Double>},
    {"scan_min_f64_join", words, join<Combiner::Min, ScanClass::Double>},
    {"scan_min_f32_blocks", words, blocks<Combiner::Min, ScanClass::Single>},
    {"scan_min_f32_columns", words, columns<Combiner::Min, ScanClass::Single>},
    {"scan_min_f32_join", words, join<Combiner::Min, ScanClass::Single>},
    {"scan_min_i8_blocks", words, blocks<Combiner::Min, ScanClass::Logical>},
    {"scan_min_i8_join", words, join<Combiner::Min, ScanClass::Logical>},
};

} // namespace

llvm::ArrayRef<LibraryKernel> scanKernels() { return kernels; }

} // namespace runmat::codegen
