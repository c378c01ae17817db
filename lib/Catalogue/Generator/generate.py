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
import record_data  # noqa: E402
from records import Catalogue, Findings  # noqa: E402

TABLES = {
    "records": record_data.records,
    "builtin-rows": builtin_rows.rows,
    "language-rows": builtin_rows.language_rows,
    "import-rows": compiler_rows.import_rows,
    "evaluation-rows": compiler_rows.evaluation_rows,
}


def main():
    if len(sys.argv) != 4 or sys.argv[2] not in TABLES:
        sys.exit(f"usage: generate.py CATALOGUE.json {{{'|'.join(TABLES)}}} OUTPUT")
    try:
        text = TABLES[sys.argv[2]](Catalogue(sys.argv[1]))
    except Findings as findings:
        sys.exit(str(findings))
    with open(sys.argv[3], "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
