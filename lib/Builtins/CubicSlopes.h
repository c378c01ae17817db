//===- CubicSlopes.h - slopes of piecewise cubics ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_CUBICSLOPES_H
#define RUNMAT_BUILTINS_CUBICSLOPES_H

#include <vector>

namespace runmat::builtins {

/// The slope at each point of cubics between neighbours that go through the
/// values `y` at the points `x`, at least two and ascending.
using SlopeRule = std::vector<double> (*)(const std::vector<double> &x,
                                          const std::vector<double> &y);

/// Keeps the shape: monotonic where the values are, extremes at points only
/// (F. N. Fritsch and J. Butland, SIAM J. Sci. Stat. Comput. 5, 1984).
std::vector<double> shapePreservingSlopes(const std::vector<double> &x,
                                          const std::vector<double> &y);
/// With a continuous second derivative, and third ones at the second and last
/// but one point ("not a knot"); up to three points are on one parabola.
std::vector<double> splineSlopes(const std::vector<double> &x,
                                 const std::vector<double> &y);
/// Means of the slopes on both sides, with more weight on that side where they
/// change less (H. Akima, J. ACM 17, 1970), and less of them where all are
/// flat.
std::vector<double> modifiedAkimaSlopes(const std::vector<double> &x,
                                        const std::vector<double> &y);
/// Cubic convolution (R. Keys, IEEE Trans. ASSP 29, 1981), which is for evenly
/// spaced points; a spline for others.
std::vector<double> convolutionSlopes(const std::vector<double> &x,
                                      const std::vector<double> &y);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_CUBICSLOPES_H
