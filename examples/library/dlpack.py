"""Arrays shared with NumPy through DLPack, neither way with a copy: python3 dlpack.py LIBRARY.

Other packages with `from_dlpack` and `__dlpack__` (PyTorch, JAX, CuPy) take and give the same on the processor."""

import ctypes
import sys

import numpy
from runmat_array import Array


class DLTensor(ctypes.Structure):
    """DLTensor of dlpack.h, version 0.8."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class DLManagedTensor(ctypes.Structure):
    pass


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(DLManagedTensor))
DLManagedTensor._fields_ = [("tensor", DLTensor), ("manager", ctypes.c_void_p), ("deleter", Deleter)]


PROCESSOR = 1  # kDLCPU
# By class: DLPack's type code (signed, unsigned, float, truth value) and bits.
TYPES = [(2, 64), (2, 32), (0, 8), (0, 16), (0, 32), (0, 64), (1, 8), (1, 16), (1, 32), (1, 64), (6, 8)]
COMPLEX = 5

capsule_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def array_over(capsule):
    """An input in the memory of the tensor, which must live as long: what has no strides has the last extent fastest."""
    tensor = DLManagedTensor.from_address(capsule_pointer(capsule, b"dltensor")).tensor
    is_complex = tensor.code == COMPLEX
    kind = (2, tensor.bits // 2) if is_complex else (tensor.code, tensor.bits)
    strides = tensor.strides
    if not strides:
        strides = (ctypes.c_int64 * tensor.ndim)(*(1 for _ in range(tensor.ndim)))
        for d in reversed(range(tensor.ndim - 1)):
            strides[d] = strides[d + 1] * tensor.shape[d + 1]
        strides = ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64))
    data = tensor.data + tensor.byte_offset
    return Array(data, TYPES.index(kind), is_complex, tensor.ndim, 0, tensor.shape, strides, None)


class Result:
    """An output that a call allocated, for `from_dlpack`: whoever takes it gives it back."""

    given = {}

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return (PROCESSOR, 0)

    def __dlpack__(self, stream=None):
        array = self.array
        code, bits = TYPES[array.element_class]
        if array.is_complex:
            code, bits = COMPLEX, 2 * bits
        tensor = DLTensor(array.data, PROCESSOR, 0, array.rank, code, bits, 1, array.extents, array.strides, 0)
        managed = DLManagedTensor(tensor, None, free)
        Result.given[ctypes.addressof(managed)] = (array, managed)
        return capsule_new(ctypes.addressof(managed), b"dltensor", None)


@Deleter
def free(managed):
    array, _ = Result.given.pop(ctypes.addressof(managed.contents))
    filters.runmat_array_free(ctypes.byref(array))


filters = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
filters.runmat_context_create.restype = ctypes.c_void_p
filters.runmat_message.restype = ctypes.c_char_p
context = ctypes.c_void_p(filters.runmat_context_create())

# Every second of six columns, in memory one row after the other.
table = numpy.arange(18, dtype=numpy.float32).reshape(3, 6)
points = table[:, ::2]
capsule = points.__dlpack__()
x, y = array_over(capsule), Array()
if filters.norms(context, ctypes.byref(x), ctypes.byref(y)) != 0:
    sys.exit(filters.runmat_message(context).decode())
place = y.data
lengths = numpy.from_dlpack(Result(y))
print("lengths", *lengths[0])
expected = numpy.sqrt((points.astype(float) ** 2).sum(axis=0)).astype(numpy.float32)
is_right = x.data == table.ctypes.data and lengths.ctypes.data == place and numpy.array_equal(lengths[0], expected)
del lengths
filters.runmat_context_free(context)
sys.exit(not is_right or bool(Result.given))
