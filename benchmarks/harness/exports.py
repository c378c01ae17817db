#===- exports.py - writes results as JSON and as a picture ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON has every time; the SVG shows RunMat's time over the best peer's on a logarithmic axis, a line for each program."""

import html
import json
import math
import os
import platform

import tables

LINE, LEFT, WIDTH, TOP = 24, 220, 560, 56
COLORS = {"steady": "#2166ac", "cold": "#b2b2b2", "second": "#67a9cf"}


def document(measured, table, options):
    programs = []
    for program, size, results, reference in measured:
        programs.append({
            "name": program.name, "family": program.family, "size": size, "checked_against": reference,
            "best": {kind: (tables.best_peer(results, table, kind) or (None, None))[1] for kind in tables.KINDS},
            "ratio": {kind: tables.ratio(results, table, kind) for kind in tables.KINDS},
            "results": [{
                "peer": result.peer, "status": result.status, "message": result.message,
                "cold_s": result.cold, "second_s": result.second, "first_s": result.first, "steady_s": result.steady,
            } for result in results],
        })
    return {"version": 1, "machine": {"cores": os.cpu_count(), "system": platform.platform()},
            "quick": options.quick, "turns": options.turns, "rounds": options.rounds, "programs": programs}


def write_json(path, measured, table, options):
    with open(path, "w") as file:
        json.dump(document(measured, table, options), file, indent=1)
        file.write("\n")


def position(value):
    """The place of a ratio between 1/32 and 32; what is outside lies on the edge."""
    return LEFT + WIDTH / 2 + max(-5, min(5, math.log2(value))) / 5 * WIDTH / 2


def text(x, y, words, anchor="start", size=12):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{html.escape(words)}</text>'


def bars(y, results, table):
    for k, (kind, color) in enumerate(COLORS.items()):
        value = tables.ratio(results, table, kind)
        if value is None:
            continue
        start, end = sorted((position(1), position(value)))
        yield f'<rect x="{start:.1f}" y="{y + 7 * k:.1f}" width="{max(end - start, 1):.1f}" height="6" fill="{color}"/>'
        if kind == "steady":
            yield text(LEFT + WIDTH + 8, y + 11, f"{value:.2f}  {tables.best_peer(results, table, kind)[1]}")


def write_svg(path, measured, table):
    height = TOP + LINE * len(measured) + 20
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 130}" height="{height}" font-family="sans-serif">',
             '<rect width="100%" height="100%" fill="white"/>',
             text(8, 20, "RunMat's time over the best peer's: left of 1 RunMat is ahead", size=14),
             text(8, 38, "blue: steady state; grey: cold process; light blue: second process")]
    for power in range(-5, 6):
        x = position(2.0 ** power)
        parts += [f'<line x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{height - 20}" stroke="{"#000" if power == 0 else "#ddd"}"/>',
                  text(x, TOP - 6, f"{2.0 ** power:g}" if power >= 0 else f"1/{2 ** -power}", "middle", 10)]
    for k, (program, _, results, _) in enumerate(measured):
        y = TOP + LINE * k
        parts += [text(LEFT - 8, y + 15, program.name, "end"), *bars(y + 2, results, table)]
    with open(path, "w") as file:
        file.write("\n".join([*parts, "</svg>", ""]))
