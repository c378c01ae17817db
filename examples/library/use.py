"""The same library from Python, with nothing but ctypes: python3 use.py LIBRARY."""

import ctypes
import sys

from runmat_array import Array

SINGLE = 1
filters = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
# The functions of librunmat, which the library has loaded.
runmat = filters
runmat.runmat_context_create.restype = ctypes.c_void_p
runmat.runmat_message.restype = ctypes.c_char_p
context = ctypes.c_void_p(runmat.runmat_context_create())

points = (ctypes.c_float * 6)(3, 4, 0, 0, 0, 2)
extents = (ctypes.c_int64 * 2)(3, 2)
x = Array(ctypes.cast(points, ctypes.c_void_p), SINGLE, 0, 2, 0, extents, None, None)
y = Array()
status = filters.norms(context, ctypes.byref(x), ctypes.byref(y))
if status != 0:
    sys.exit(runmat.runmat_message(context).decode())
lengths = ctypes.cast(y.data, ctypes.POINTER(ctypes.c_float))[: y.extents[1]]
print("lengths", *lengths)
runmat.runmat_array_free(ctypes.byref(y))
runmat.runmat_context_free(context)
sys.exit(lengths != [5.0, 2.0])
