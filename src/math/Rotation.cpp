#include "arkanong/math/Rotation.hpp"

#include <cstdint>

namespace arkanong {

namespace {

// Taylor polynomials in x on |x| <= pi/4, where the first omitted term is below 5e-17.
double sinePolynomial(double x) {
    const double z = x * x;
    double s = -1.0 / 1307674368000.0;
    s = s * z + 1.0 / 6227020800.0;
    s = s * z - 1.0 / 39916800.0;
    s = s * z + 1.0 / 362880.0;
    s = s * z - 1.0 / 5040.0;
    s = s * z + 1.0 / 120.0;
    s = s * z - 1.0 / 6.0;
    return x + x * (z * s);
}

double cosinePolynomial(double x) {
    const double z = x * x;
    double c = 1.0 / 20922789888000.0;
    c = c * z - 1.0 / 87178291200.0;
    c = c * z + 1.0 / 479001600.0;
    c = c * z - 1.0 / 3628800.0;
    c = c * z + 1.0 / 40320.0;
    c = c * z - 1.0 / 720.0;
    c = c * z + 1.0 / 24.0;
    return 1.0 - 0.5 * z + z * z * c;
}

// The integer nearest to x, halves away from zero.
std::int64_t nearest(double x) { return static_cast<std::int64_t>(x < 0.0 ? x - 0.5 : x + 0.5); }

} // namespace

Rotation rotationFromTurns(double turns) {
    const double quarters = turns * 4.0;
    const std::int64_t quarter = nearest(quarters);
    const double x = (quarters - static_cast<double>(quarter)) * (pi / 2.0);
    const double s = sinePolynomial(x);
    const double c = cosinePolynomial(x);
    switch (quarter & 3) {
    case 0: return {c, s};
    case 1: return {-s, c};
    case 2: return {-c, -s};
    default: return {s, -c};
    }
}

double wrapTurns(double turns) {
    // Values in range stay exactly as they are; near a half the sums below would round.
    if (turns >= -0.5 && turns < 0.5) return turns;
    const double wrapped = turns - static_cast<double>(nearest(turns));
    return wrapped >= 0.5 ? wrapped - 1.0 : wrapped;
}

} // namespace arkanong
