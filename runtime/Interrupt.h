//===- Interrupt.h - the user's wish to stop --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One word for the process, set by the driver's SIGINT handler and looked at on
// loop back-edges, between chunks of work and inside providers.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_INTERRUPT_H
#define RUNMAT_RUNTIME_INTERRUPT_H

#include <cstdint>

namespace runmat::interrupt {

namespace detail {
extern volatile int32_t word;
}

/// The word itself, for the provider ABI; non-zero while a stop is asked for.
inline const volatile int32_t *word() { return &detail::word; }

/// Whether `word` (may be null) asks to stop.
inline bool isSet(const volatile int32_t *word) {
  return word && __atomic_load_n(word, __ATOMIC_RELAXED) != 0;
}

inline bool requested() { return isSet(word()); }
/// Asks to stop. Safe in a signal handler.
inline void request() { __atomic_store_n(&detail::word, 1, __ATOMIC_RELAXED); }
/// Takes the wish back, once it was obeyed.
inline void clear() { __atomic_store_n(&detail::word, 0, __ATOMIC_RELAXED); }
/// The same at once with the question whether there was one, so that none that
/// comes between the two is lost.
inline bool take() {
  return __atomic_exchange_n(&detail::word, 0, __ATOMIC_RELAXED) != 0;
}

/// Throws the runmat::Error "RunMat:interrupted" with which an operation obeys.
[[noreturn]] void stop();
/// For loops that may turn for long: stops once that is asked for.
inline void poll() {
  if (requested())
    stop();
}

/// Elements that are gone over within some milliseconds.
inline constexpr int64_t fewElements = int64_t(1) << 18;

/// Calls `work` with the begins and ends of pieces of [0, count), in order, and
/// stops between them once that is asked for. What is one piece is done.
template <typename Work>
void inPieces(int64_t count, Work work, int64_t length = fewElements) {
  for (int64_t begin = 0; begin < count; begin += length) {
    if (begin != 0)
      poll();
    work(begin, count - begin < length ? count : begin + length);
  }
}

} // namespace runmat::interrupt

#endif // RUNMAT_RUNTIME_INTERRUPT_H
