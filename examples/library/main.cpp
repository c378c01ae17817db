// A context in each of two threads.
#include "filters.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

struct FreeContext {
  void operator()(runmat_context *context) const {
    runmat_context_free(context);
  }
};

/// The lengths of so many columns; empty where the call failed.
std::vector<float> lengthsOf(std::vector<float> points) {
  const std::unique_ptr<runmat_context, FreeContext> context(
      runmat_context_create());
  const int64_t extents[] = {3, int64_t(points.size() / 3)};
  const runmat_array input =
      runmat_array_of(points.data(), RUNMAT_SINGLE, 2, extents);
  runmat_array output = {};
  if (!context || norms(context.get(), &input, &output) != RUNMAT_CALL_OK) {
    std::fprintf(stderr, "%s\n", runmat_message(context.get()));
    return {};
  }
  const auto *first = static_cast<const float *>(output.data);
  std::vector<float> lengths(first, first + output.extents[1]);
  runmat_array_free(&output);
  return lengths;
}

} // namespace

int main() {
  std::vector<float> few, many;
  std::thread one([&] { few = lengthsOf({3, 4, 0}); });
  std::thread other([&] { many = lengthsOf(std::vector<float>(30000, 1)); });
  one.join();
  other.join();
  const bool isRight = few == std::vector<float>{5} && many.size() == 10000 &&
                       many.back() == std::sqrt(3.0f);
  std::printf("%s\n", isRight ? "right" : "wrong");
  return isRight ? 0 : 1;
}
