//===- DeviceList.cpp - which devices there are -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DeviceList.h"
#include "runtime/providers/vulkan/Vendors.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace runmat::vulkan {

namespace {

bool isSet(const char *variable) {
  const char *value = std::getenv(variable);
  return value && std::strcmp(value, "1") == 0;
}

template <size_t size>
void setText(char (&out)[size], const std::string &text) {
  std::snprintf(out, size, "%s", text.c_str());
}

uint32_t featureBits(const PhysicalDeviceSnapshot &snapshot) {
  const FeatureSet &features = snapshot.features;
  const FloatControls &controls = snapshot.floatControls;
  const struct {
    bool offered;
    uint32_t bit;
  } table[] = {
      {features.shaderInt8, RUNMAT_FEATURE_INT8},
      {features.shaderInt16, RUNMAT_FEATURE_INT16},
      {features.shaderFloat16, RUNMAT_FEATURE_FLOAT16},
      {features.storageBuffer8BitAccess, RUNMAT_FEATURE_STORAGE8},
      {features.storageBuffer16BitAccess, RUNMAT_FEATURE_STORAGE16},
      {controls.denormPreserveF32, RUNMAT_FEATURE_DENORM_PRESERVE_F32},
      {controls.denormPreserveF64, RUNMAT_FEATURE_DENORM_PRESERVE_F64},
      {controls.signedZeroInfNanPreserveF32,
       RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32},
      {controls.signedZeroInfNanPreserveF64,
       RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64},
      {controls.roundToEvenF32, RUNMAT_FEATURE_ROUND_TO_EVEN_F32},
      {controls.roundToEvenF64, RUNMAT_FEATURE_ROUND_TO_EVEN_F64},
  };
  uint32_t bits = 0;
  for (const auto &row : table)
    bits |= row.offered ? row.bit : 0;
  return bits;
}

uint32_t deviceType(VkPhysicalDeviceType type) {
  switch (type) {
  case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
  case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
    return RUNMAT_DEVICE_DISCRETE;
  case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
    return RUNMAT_DEVICE_INTEGRATED;
  case VK_PHYSICAL_DEVICE_TYPE_CPU:
    return RUNMAT_DEVICE_SOFTWARE;
  default:
    return RUNMAT_DEVICE_UNKNOWN;
  }
}

} // namespace

InstanceOptions instanceOptions(const runmat_provider_options &options) {
  InstanceOptions result;
  result.validate = options.validate != 0;
  return result;
}

PlanOptions planOptions() {
  return {.forceStaging = isSet("RUNMAT_VULKAN_STAGING")};
}

runmat_device_info describe(const PhysicalDeviceSnapshot &snapshot,
                            const DevicePlan &plan, uint32_t index) {
  runmat_device_info info{};
  info.struct_size = sizeof(info);
  info.kernel_format = RUNMAT_KERNEL_SPIRV;
  setText(info.name, snapshot.name);
  setText(info.vendor, vendorName(snapshot.vendorId));
  setText(info.driver, snapshot.driver);
  info.memory_bytes = plan.deviceHeapBytes;
  info.largest_allocation = plan.largestAllocation;
  info.supports_f64 = plan.features.shaderFloat64;
  info.supports_i64 = plan.features.shaderInt64;
  info.host_memory = 0;
  info.max_workgroup_size = plan.maxWorkgroupSize;
  info.max_push_constant_bytes = plan.maxPushConstantBytes;
  info.subgroup_size = snapshot.subgroupSize;
  info.default_reduction_workgroup = plan.reductionWorkgroup;
  info.default_two_pass_threshold = plan.twoPassThreshold;
  info.features = featureBits(snapshot);
  info.max_loop_turns = plan.maxLoopTurns;
  info.device_type = deviceType(snapshot.type);
  info.device_index = index;
  if (plan.deviceHeap < snapshot.memoryBudgets.size()) {
    info.memory_budget = snapshot.memoryBudgets[plan.deviceHeap].budget;
    info.memory_used = snapshot.memoryBudgets[plan.deviceHeap].used;
  }
  return info;
}

std::vector<runmat_device_info>
describeUsable(const std::vector<PhysicalDeviceSnapshot> &snapshots) {
  std::vector<runmat_device_info> devices;
  for (uint32_t i = 0; i < snapshots.size(); ++i) {
    try {
      const DevicePlan plan = planDevice(snapshots[i], planOptions());
      devices.push_back(describe(snapshots[i], plan, i));
    } catch (const VulkanError &) {
      // It lacks what kernels need: `create` would say what.
    }
  }
  return devices;
}

std::vector<runmat_device_info>
listDevices(const runmat_provider_options &options) {
  const Instance instance(instanceOptions(options));
  return describeUsable(
      snapshotDevices(instance.functions(), instance.physicalDevices()));
}

} // namespace runmat::vulkan
