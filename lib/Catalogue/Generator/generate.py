#!/usr/bin/env python3
"""Writes the tables of the catalogue: generate.py CATALOGUE.json TABLE OUTPUT.

The tables are listed in TABLES; each is a function of the catalogue that gives the text of a file.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import builtin_rows  # noqa: E402
import compiler_rows  # noqa: E402
import costs  # noqa: E402
import coverage  # noqa: E402
import dialect_ops  # noqa: E402
import kernel_rows  # noqa: E402
import operator_rows  # noqa: E402
import product_kernels  # noqa: E402
import record_data  # noqa: E402
from records import Catalogue, Findings  # noqa: E402

TABLES = {
    "records": record_data.records,
    "builtin-rows": builtin_rows.rows,
    "language-rows": builtin_rows.language_rows,
    "preview-rows": builtin_rows.preview_rows,
    "name-lists": builtin_rows.name_lists,
    "device-rows": compiler_rows.device_rows,
    "import-rows": compiler_rows.import_rows,
    "known-rows": compiler_rows.known_rows,
    "evaluation-rows": compiler_rows.evaluation_rows,
    "formula-rows": compiler_rows.formula_rows,
    "elementwise-ops": dialect_ops.ops,
    "scalar-patterns": dialect_ops.scalar_patterns,
    "complex-texts": dialect_ops.complex_texts,
    "domains": dialect_ops.domains,
    "opcodes": kernel_rows.opcodes,
    "kernels": kernel_rows.kernels,
    "product-kernels": product_kernels.module,
    "product-rows": product_kernels.rows,
    "operation-costs": costs.operation_costs,
    "operators": operator_rows.operators,
    "coverage": coverage.coverage,
}


def main():
    if len(sys.argv) != 4 or sys.argv[2] not in TABLES:
        sys.exit(f"usage: generate.py CATALOGUE.json {{{'|'.join(TABLES)}}} OUTPUT")
    try:
        text = TABLES[sys.argv[2]](Catalogue(sys.argv[1]))
    except Findings as findings:
        sys.exit(str(findings))
    write_if_new(sys.argv[3], text)


def write_if_new(path, text):
    """A table that stays as it was keeps its time, so that nothing is compiled again."""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
