#===- lit.cfg.py - how lit runs the tests of this folder ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Features: `vulkan` (a Vulkan device is here), `compiler` (built with MLIR), `sanitize`, `localedef` (locales can be made), `numpy`,
# `aarch64-librunmat` (`./dev test --target=aarch64-linux-gnu` built it), and the programs gdb, qemu-x86_64,
# qemu-aarch64 and aarch64-linux-gnu-gcc.
# Without times of an earlier run, .lit_test_times.txt beside this file names the longest tests: lit starts with them.
# Tools: runmat, runmat-opt, runmat-jit and runmat-kernels of the build, FileCheck, not and count of LLVM, the SPIR-V tools.

import os
import shutil
import subprocess

import lit.formats

try:
    import psutil  # noqa: F401  (lit ends the whole process tree of a test that hangs with its help)

    lit_config.maxIndividualTestTimeout = 600
except ImportError:
    lit_config.note("no time limit for tests: python3-psutil is not installed")

LLVM_BIN = "/usr/lib/llvm-22/bin"


def truth(text):
    return text.upper() in ("1", "ON", "TRUE", "YES")


def vulkan_device():
    """What ./dev found, or else what vulkaninfo says."""
    known = os.environ.get("RUNMAT_TEST_VULKAN")
    if known is not None:
        return truth(known)
    try:
        info = subprocess.run(["vulkaninfo", "--summary"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "deviceName" in info.stdout


def has_numpy():
    """Debian's Python, which runs the benchmarks, may have it where the first one on the path has not."""
    return subprocess.run(["/usr/bin/python3", "-c", "import numpy"], capture_output=True).returncode == 0


config.name = "RunMat"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".m", ".mlir", ".test"]
config.excludes = ["differential", "Inputs", "conformance-data"]
config.test_source_root = os.path.join(config.runmat_source_root, "test")
config.test_exec_root = os.path.join(config.runmat_build_root, "test")

if truth(config.runmat_compiler):
    config.available_features.add("compiler")
if config.runmat_sanitize:
    config.available_features.add("sanitize")
    config.environment["SANITIZED"] = "1"
if vulkan_device():
    config.available_features.add("vulkan")
if has_numpy():
    config.available_features.add("numpy")
if os.path.exists("/usr/share/i18n/locales/de_DE"):
    config.available_features.add("localedef")

for program in ("gdb", "qemu-x86_64", "qemu-aarch64", "aarch64-linux-gnu-gcc"):
    if shutil.which(program):
        config.available_features.add(program)

# Built for another machine, in a folder of its own beside the packages that it needs.
other_machine = os.path.join(config.runmat_build_root, "lib", "aarch64-linux-gnu")
if truth(os.environ.get("RUNMAT_TEST_AARCH64", "0")):
    config.available_features.add("aarch64-librunmat")
config.substitutions.append(("%aarch64-sysroot", os.path.join(os.path.dirname(os.path.realpath(other_machine)), "sysroot")))

# A test sees the same environment on every machine: no home, no settings of the user, plain locale.
bin_dir = os.path.join(config.runmat_build_root, "bin")
config.environment["PATH"] = os.pathsep.join([bin_dir, LLVM_BIN, os.environ.get("PATH", "/usr/bin:/bin")])
config.environment["LC_ALL"] = "C.UTF-8"
# No folder at all: pipelines and units are kept only where a test says so.
config.environment["RUNMAT_PIPELINE_CACHE_DIR"] = "/dev/null"
config.environment["RUNMAT_MODEL_CACHE_DIR"] = "/dev/null"
config.environment["RUNMAT_UNIT_CACHE_DIR"] = "/dev/null"
# What is compiled must not depend on time.
config.environment["RUNMAT_JIT_SYNC"] = "1"
# No test leaves a process behind unless that is what it tests.
config.environment["RUNMAT_JIT_FINISH"] = "0"
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --dump-input-filter=annotation"
for name in ("ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS", "VK_DRIVER_FILES", "VK_ICD_FILENAMES"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

config.substitutions.append(("%runmat-opt", os.path.join(bin_dir, "runmat-opt")))
config.substitutions.append(("%runmat-jit", os.path.join(bin_dir, "runmat-jit")))
config.substitutions.append(("%runmat", os.path.join(bin_dir, "runmat")))
# A compiler library that crashes, and one of another build.
config.substitutions.append(("%crashing-compiler", os.path.join(config.runmat_build_root, "lib", "libCrashingCompiler.so")))
config.substitutions.append(("%other-build", os.path.join(config.runmat_build_root, "lib", "libOtherBuild.so")))
# A Vulkan driver that crashes or hangs.
config.substitutions.append(("%bad-driver", os.path.join(config.runmat_build_root, "lib", "libBadDriver.so")))
# Providers in libraries of their own: one that works, and one that cannot be used.
config.substitutions.append(("%counting-provider", os.path.join(config.runmat_build_root, "lib", "CountingProvider.so")))
config.substitutions.append(("%faulty-provider", os.path.join(config.runmat_build_root, "lib", "FaultyProvider.so")))
config.substitutions.append(("%examples", os.path.join(config.runmat_source_root, "examples")))
config.substitutions.append(("%python", "python3"))
config.substitutions.append(("%bench", "/usr/bin/python3 -B " + os.path.join(config.runmat_source_root, "benchmarks/harness/run.py") + " --limit 600"))
config.substitutions.append(("%build", config.runmat_build_root))
config.substitutions.append(("%project", config.runmat_source_root))
config.substitutions.append(("%catalogue", os.path.join(config.runmat_build_root, "catalogue/Catalogue.json")))
config.substitutions.append(("%generate", "-B " + os.path.join(config.runmat_source_root, "lib/Catalogue/Generator/generate.py")))
# %status N COMMAND: COMMAND must exit with N exactly.
config.substitutions.append(("%status", "python3 " + os.path.join(config.test_source_root, "Inputs/status.py")))
# %fixed-addresses COMMAND: without random addresses, where that may be chosen.
fixes = subprocess.run(["setarch", "-R", "true"], capture_output=True).returncode == 0
config.substitutions.append(("%fixed-addresses", "setarch -R" if fixes else "env"))
# %one-processor COMMAND: on one of those that this process may use, so that as many threads compile as processors are.
config.substitutions.append(("%one-processor", f"taskset -c {min(os.sched_getaffinity(0))}"))
config.substitutions.append(("%inputs", os.path.join(config.test_source_root, "Inputs")))
