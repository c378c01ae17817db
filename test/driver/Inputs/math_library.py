#===- math_library.py - what a program takes from the C mathematical library ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""math_library.py FILE...: fails where one of the programs or libraries needs a function of libm that is not allowed.

Results must not depend on the version of a library, so elementary functions are texts of our own. What is allowed has one right result, or
is not written yet: powers of 64-bit integers that are not whole. Linear algebra, whose results depend on the processor in any case, takes
magnitudes of complex numbers.
"""
import subprocess
import sys

EXACT = """fabs fabsf fabsl copysign copysignf copysignl ceil ceilf ceill floor floorf floorl trunc truncf truncl round
           roundf roundl llround nearbyint nearbyintf rint rintf roundeven roundevenf fma fmaf fmod fmodf fmodl remquo frexp frexpl ilogb
           ldexp ldexpf ldexpl
           nextafter nextafterf sqrt sqrtf"""
MAGNITUDES = "cabs cabsf"
UNWRITTEN = "powl"
ALLOWED = set((EXACT + " " + MAGNITUDES + " " + UNWRITTEN).split())


def symbols(file, option, kinds):
    """Of kinds as nm names them."""
    lines = subprocess.run(["nm", "-D", option, file], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split()[-1].split("@")[0] for line in lines if line.split()[-2] in kinds}


def library_of(file):
    listed = subprocess.run(["ldd", file], capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line.split()[2] for line in listed if line.split()[0].startswith("libm.so")]
    return found[0] if found else None


def main():
    refused = 0
    for file in sys.argv[1:]:
        library = library_of(file)
        functions = symbols(library, "--defined-only", "TWi") if library else set()
        needed = symbols(file, "--undefined-only", "Uw") & functions
        print(f"{file}: {len(needed)} of libm")
        for symbol in sorted(needed - ALLOWED):
            refused += 1
            print(f"{file} needs {symbol} of libm, whose result depends on its version")
    sys.exit(refused != 0)


main()
