//===- TransferTest.cpp - bytes moved and checked ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Transfer.h"
#include "Plan.h"
#include "runtime/providers/Host/HostProvider.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::profile;

namespace {

/// The in-process provider with other calls in place of some.
std::shared_ptr<Device>
openChanged(const std::function<void(runmat_provider_table &)> &change) {
  static runmat_provider_table table;
  table = inprocessProviderTable();
  change(table);
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  return Device::open(table, options, Device::unregistered, "changed");
}

TEST(TransferTest, HonestDevicesPass) {
  const auto device = openChanged([](runmat_provider_table &) {});
  Transfer transfer(*device, 1000);
  for (const char *name : {uploadName, downloadName, copyName}) {
    EXPECT_EQ(transfer.check(name), std::nullopt) << name;
    transfer.run(name);
  }
}

TEST(TransferTest, RunsDoWhatTheyAreCalled) {
  const auto device = openChanged([](runmat_provider_table &) {});
  Transfer transfer(*device, 1000);
  const auto before = device->statistics();
  transfer.run(uploadName);
  EXPECT_EQ(device->statistics().upload_bytes - before.upload_bytes, 1000u);
  EXPECT_EQ(device->statistics().download_bytes, before.download_bytes);
  transfer.run(downloadName);
  EXPECT_EQ(device->statistics().download_bytes - before.download_bytes, 1000u);
  transfer.run(copyName);
  EXPECT_EQ(device->statistics().uploads - before.uploads, 1u);
  EXPECT_EQ(device->statistics().downloads - before.downloads, 1u);
}

TEST(TransferTest, AByteThatIsLostIsFound) {
  const auto device = openChanged([](runmat_provider_table &table) {
    table.download = [](runmat_provider *provider, const runmat_buffer *from,
                        uint64_t offset, void *to, uint64_t bytes) {
      const runmat_status status =
          inprocessProviderTable().download(provider, from, offset, to, bytes);
      static_cast<unsigned char *>(to)[bytes - 1] ^= 1;
      return status;
    };
  });
  Transfer transfer(*device, 1000);
  const auto found = transfer.check(downloadName);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->substr(0, 9), "byte 1000");
}

TEST(TransferTest, ACopyThatDoesNothingIsFound) {
  const auto device = openChanged([](runmat_provider_table &table) {
    table.copy = [](runmat_provider *, const runmat_buffer *, uint64_t,
                    const runmat_buffer *, uint64_t,
                    uint64_t) { return runmat_status(RUNMAT_OK); };
  });
  Transfer transfer(*device, 1000);
  EXPECT_TRUE(transfer.check(copyName));
  EXPECT_FALSE(transfer.check(uploadName));
}

TEST(TransferTest, AFailureIsAnError) {
  const auto device = openChanged([](runmat_provider_table &table) {
    table.synchronize = [](runmat_provider *) {
      return runmat_status(RUNMAT_ERROR_DEVICE_LOST);
    };
  });
  Transfer transfer(*device, 1000);
  EXPECT_THROW(transfer.run(uploadName), Error);
}

} // namespace
