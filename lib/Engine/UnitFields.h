//===- UnitFields.h - the fields of a unit's description --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each structure of runmat/unit_table.h and runmat/unit_plan.h as the list of
// its fields, for an archive that writes or reads them: `archive(field, …)`,
// and `archive.list(elements, count)` for what a structure points to. One list
// serves both, so that what is written is what is read. The sizes are there for
// who adds a field: it belongs into the list, too.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITFIELDS_H
#define RUNMAT_ENGINE_UNITFIELDS_H

#include "Engine/CompilerTable.h"

namespace runmat::unit_fields {

static_assert(sizeof(runmat_text) == 16);
template <typename Archive> void visit(Archive &a, runmat_text &text) {
  a.list(text.data, text.size);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static_assert(sizeof(runmat_array_type) == 16);
template <typename Archive> void visit(Archive &a, runmat_array_type &type) {
  a(type.element_class, type.is_complex, type.is_gpu_array);
  a.list(type.extents, type.rank);
}

static_assert(sizeof(runmat_variable) == 24);
template <typename Archive> void visit(Archive &a, runmat_variable &variable) {
  a(variable.slot, variable.type);
}

static_assert(sizeof(runmat_exit_loop) == 20);
template <typename Archive> void visit(Archive &a, runmat_exit_loop &loop) {
  a(loop.kind, loop.first, loop.step, loop.last, loop.iteration);
}

static_assert(sizeof(runmat_exit_variable) == 32);
template <typename Archive>
void visit(Archive &a, runmat_exit_variable &variable) {
  a(variable.name, variable.slot, variable.value, variable.imaginary,
    variable.rows, variable.columns);
}

static_assert(sizeof(runmat_unit_exit) == 48);
template <typename Archive> void visit(Archive &a, runmat_unit_exit &exit) {
  a(exit.statement);
  a.list(exit.values, exit.value_count);
  a.list(exit.variables, exit.variable_count);
  a.list(exit.loops, exit.loop_count);
}

static_assert(sizeof(runmat_call_argument) == 24);
template <typename Archive>
void visit(Archive &a, runmat_call_argument &argument) {
  a(argument.kind, argument.element_class, argument.text);
}

static_assert(sizeof(runmat_call_result) == 24);
template <typename Archive> void visit(Archive &a, runmat_call_result &result) {
  a(result.type, result.is_scalar);
}

static_assert(sizeof(runmat_operation_details) == 32);
template <typename Archive>
void visit(Archive &a, runmat_operation_details &details) {
  a(details.has_dimension, details.is_backward, details.scan, details.lhs_form,
    details.rhs_form, details.is_deferred, details.dimension);
  a.list(details.order, details.order_count);
}

static_assert(sizeof(runmat_call_site) == 104);
template <typename Archive> void visit(Archive &a, runmat_call_site &site) {
  a(site.callee, site.operation, site.details, site.statement, site.in_place,
    site.step);
  a.list(site.arguments, site.argument_count);
  a.list(site.results, site.result_count);
}

static_assert(sizeof(runmat_unit_table) == 40);
template <typename Archive> void visit(Archive &a, runmat_unit_table &table) {
  a.list(table.exits, table.exit_count);
  a.list(table.sites, table.site_count);
  a.list(table.calls, table.call_count);
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

static_assert(sizeof(runmat_cluster_info) == 136);
template <typename Archive>
void visit(Archive &a, runmat_cluster_info &cluster) {
  a(cluster.struct_size, cluster.kind, cluster.input_count,
    cluster.extent_count, cluster.scalar_count, cluster.has_flag,
    cluster.block_length, cluster.partial_bytes, cluster.workgroup,
    cluster.two_pass_threshold, cluster.line, cluster.computes_f64,
    cluster.cost_per_item, cluster.text_operations, cluster.pointwise,
    cluster.chained);
  for (double &operations : cluster.operations)
    a(operations);
  a.list(cluster.output_classes, cluster.output_count);
  a.optionalList(cluster.reduced, cluster.extent_count);
  a.name(cluster.name);
  a.name(cluster.file);
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

static_assert(sizeof(runmat_plan_extent) == 16);
template <typename Archive> void visit(Archive &a, runmat_plan_extent &extent) {
  a(extent.number, extent.value, extent.dimension);
}

static_assert(sizeof(runmat_plan_value) == 24);
template <typename Archive> void visit(Archive &a, runmat_plan_value &value) {
  a(value.input, value.element_bytes);
  a.list(value.extents, value.extent_count);
}

static_assert(sizeof(runmat_plan_loop) == 40);
template <typename Archive> void visit(Archive &a, runmat_plan_loop &loop) {
  a(loop.around, loop.turns, loop.last, loop.first, loop.step);
}

static_assert(sizeof(runmat_plan_carried) == 16);
template <typename Archive>
void visit(Archive &a, runmat_plan_carried &carried) {
  a(carried.loop, carried.first, carried.inside, carried.next);
}

static_assert(sizeof(runmat_plan_step) == 48);
template <typename Archive> void visit(Archive &a, runmat_plan_step &step) {
  a(step.cluster, step.is_call, step.loop);
  a.list(step.reads, step.read_count);
  a.list(step.writes, step.write_count);
  a.list(step.extents, step.extent_count);
}

static_assert(sizeof(runmat_plan) == 64);
template <typename Archive> void visit(Archive &a, runmat_plan &plan) {
  a.list(plan.values, plan.value_count);
  a.list(plan.loops, plan.loop_count);
  a.list(plan.carried, plan.carried_count);
  a.list(plan.steps, plan.step_count);
  a.list(plan.outputs, plan.output_count);
}

//===----------------------------------------------------------------------===//
// The unit
//===----------------------------------------------------------------------===//

static_assert(sizeof(runmat_unit_description) == 192);
template <typename Archive>
void visit(Archive &a, runmat_unit_description &unit) {
  a(unit.object, unit.next_index, unit.table, unit.plan);
  a.list(unit.inputs, unit.input_count);
  a.list(unit.outputs, unit.output_count);
  a.list(unit.gpu_arrays, unit.gpu_array_count);
  a.list(unit.lent_inputs, unit.lent_input_count);
  a.list(unit.clusters, unit.cluster_count);
}

} // namespace runmat::unit_fields

#endif // RUNMAT_ENGINE_UNITFIELDS_H
