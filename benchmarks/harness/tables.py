#===- tables.py - shows results in a terminal ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Three tables, steady state, cold process and second process: milliseconds of each peer, and RunMat's time over the best peer's."""

KINDS = {"steady": "Steady state: ms of a call, median of those after the second in one process",
         "cold": "Cold: ms of a whole process with one call",
         "second": "Second: the same process again, which finds the code that the first one kept; others as above"}


def milliseconds(seconds):
    value = seconds * 1e3
    return f"{value:.3f}" if value < 1 else f"{value:.2f}" if value < 100 else f"{value:.0f}"


def time_of(result, kind):
    """Others keep no code from process to process: their second process is as their first."""
    seconds = result.median(kind)
    return result.median("cold") if seconds is None and kind == "second" else seconds


def best_peer(results, table, kind):
    """The fastest right one of others, or None."""
    timed = [(time_of(result, kind), result.peer) for result in results if not table[result.peer].ours]
    timed = [pair for pair in timed if pair[0] is not None]
    return min(timed) if timed else None


def ratio(results, table, kind):
    """RunMat's time over the best peer's: below 1 RunMat is ahead. None where either is missing."""
    best = best_peer(results, table, kind)
    ours = [result.median(kind) for result in results if result.peer == "runmat"]
    return ours[0] / best[0] if best and ours and ours[0] is not None else None


def cell(result, kind):
    if result.status == "ok":
        median = time_of(result, kind)
        return "-" if median is None else milliseconds(median)
    return "-" if result.status == "none" else result.status


def row(name, size, results, table, kind):
    best = best_peer(results, table, kind)
    quotient = ratio(results, table, kind)
    cells = "".join(f"{cell(result, kind):>10}" for result in results)
    tail = f"{best[1] if best else '-':>9}" + (f"{quotient:9.2f}" if quotient is not None else f"{'-':>9}")
    return f"{name:<26}{size:>9}{cells}{tail}"


def header(results, table):
    return f"{'program':<26}{'size':>9}" + "".join(f"{table[result.peer].title:>10}" for result in results) + f"{'best':>9}{'ratio':>9}"


def show(measured, table):
    """The tables, and below them what went wrong."""
    lines = []
    for kind, title in KINDS.items():
        lines += ["", title + "; ratio: RunMat / best peer.", header(measured[0][2], table)]
        lines += [row(program.name, size, results, table, kind) for program, size, results, _ in measured]
    lines += summary(measured, table)
    return "\n".join(lines)


def summary(measured, table):
    lines = [""]
    for kind in KINDS:
        ratios = sorted(value for _, _, results, _ in measured if (value := ratio(results, table, kind)) is not None)
        if ratios:
            ahead = sum(value < 1 for value in ratios)
            lines.append(f"{kind}: RunMat ahead of the best peer in {ahead} of {len(ratios)}, median ratio {ratios[len(ratios) // 2]:.2f}")
    for program, _, results, reference in measured:
        lines += [f"{program.name}, {table[result.peer].title}: {result.status}: {result.message}" for result in results
                  if result.status in ("failed", "wrong", "slow") or result.status == "none" and result.message]
        if reference not in ("numpy", None):
            lines.append(f"{program.name}: checked against {reference}, for want of NumPy's values")
    missing = {result.peer: result.message for _, _, results, _ in measured for result in results if result.status == "missing"}
    lines += [f"{table[peer].title}: missing: {message}" for peer, message in missing.items()]
    return lines
