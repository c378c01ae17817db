"""What use.py and dlpack.py give to functions of the library, and get from them."""

import ctypes


class Array(ctypes.Structure):
    """runmat_array of runmat/runmat.h."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("element_class", ctypes.c_int32),
        ("is_complex", ctypes.c_int32),
        ("rank", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("extents", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("owner", ctypes.c_void_p),
    ]
