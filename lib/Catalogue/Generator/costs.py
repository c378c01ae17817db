"""What work costs, and the rows by which the compiler estimates kernels."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# For each kind of work how many additions take as long, on a processor whose vectors are full.
WEIGHTS = {"add": 1, "multiply": 1, "divide": 4, "sqrt": 6, "compare": 1, "convert": 1, "transcendental": 10, "integer": 1, "move": 1,
           "call": 1}


def cost_of(catalogue, record):
    parts = [catalogue.raw[cost["def"]] for cost in record.fields["cost"]]
    return sum(WEIGHTS[part["kind"]] * part["count"] for part in parts)


def count_of(catalogue, record, kind):
    parts = [catalogue.raw[cost["def"]] for cost in record.fields["cost"]]
    return sum(part["count"] for part in parts if part["kind"] == kind)


def operation_costs(catalogue):
    """Rows {op of MLIR, additions that take as long} of those that are not one."""
    rows = {r.fields["mathOp"]: cost_of(catalogue, r) for r in catalogue.builtins() if r.fields.get("mathOp")}
    return "\n".join(f'{{"{op}", {cost}}},' for op, cost in sorted(rows.items()) if cost != 1) + "\n"
