#===- run.py - measures whole programs against their peers ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures whole programs: RunMat, NumPy, Octave, C, numba, JAX and PyTorch side by side in one run, results checked.

docs/benchmarks.md says what is measured and how. The exit status is 1 if an implementation failed or gave a wrong result.
"""

import argparse
import difflib
import pathlib
import shutil
import sys
import tempfile

import exports
import interpreted
import matlab
import measure
import peers
import programs
import tables

RUNMAT = pathlib.Path(__file__).resolve().parent.parent.parent / "build" / "bin" / "runmat"


def parse(arguments):
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a program or a family of them (default: all; --list names them)")
    parser.add_argument("--list", action="store_true", help="name the programs, and what runs each")
    parser.add_argument("--script", action="store_true", help="print the script of the one program named, as RunMat gets it")
    parser.add_argument("--interpreted", action="store_true", help="list what the interpreter executes of each program, and why")
    parser.add_argument("--quick", action="store_true", help="small sizes, few turns")
    parser.add_argument("--peers", metavar="P,...", help=f"of {','.join(peers.PEERS)} (default: all)")
    parser.add_argument("--json", metavar="F", help="write all times to F")
    parser.add_argument("--svg", metavar="F", help="draw the ratios to F")
    parser.add_argument("--size", type=int, help="size instead of each program's own")
    parser.add_argument("--turns", type=int, help="calls in a process that is not cold, at least 3 (default: 7, quick 3)")
    parser.add_argument("--rounds", type=int, help="processes of each kind for each peer (default: 2, quick 1)")
    parser.add_argument("--limit", type=float, help="seconds after which a process is ended (default: 60)", default=60)
    parser.add_argument("--cc", default="clang-22", help="the C compiler (default: %(default)s)")
    parser.add_argument("--runmat", default=str(RUNMAT), help="the driver to measure")
    parser.add_argument("--flags", nargs="*", default=[], help="further flags of the driver")
    parser.add_argument("--programs", type=pathlib.Path, default=programs.FOLDER, help="the folder of programs (default: benchmarks/programs)")
    options = parser.parse_args(arguments)
    options.turns = options.turns or (3 if options.quick else 7)
    options.rounds = options.rounds or (1 if options.quick else 2)
    if options.turns < 3:
        parser.error(f"--turns must be at least 3, got {options.turns}: the first two warm up")
    options.chosen_peers = choose_peers(parser, options.peers)
    options.all_programs = programs.load_all(options.programs)
    try:
        options.chosen = programs.choose(options.names, options.all_programs)
    except KeyError as error:
        parser.error(error.args[0])
    if options.script and len(options.chosen) != 1:
        parser.error("--script wants the name of one program")
    return options


def choose_peers(parser, words):
    names = words.split(",") if words else list(peers.PEERS)
    for name in names:
        if name not in peers.PEERS:
            near = difflib.get_close_matches(name, peers.PEERS, 1, 0.4)
            parser.error(f"there is no peer '{name}'" + (f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(peers.PEERS)}"))
    return [peers.PEERS[name] for name in names]


def show_list(options):
    for program in options.chosen:
        versions = [peer.name for peer in peers.PEERS.values() if not peer.ours and peer.name not in program.skip and program.has_version(peer)]
        print(f"{program.family:<12}{program.name:<28}{' '.join(versions)}")


def measure_all(options):
    measured = []
    with tempfile.TemporaryDirectory() as folder:
        for k, program in enumerate(options.chosen):
            print(f"[{k + 1}/{len(options.chosen)}] {program.name}", file=sys.stderr, flush=True)
            measured.append((program, *measure.measure_program(program, options.chosen_peers, options, folder)))
            # Whoever stops a long run keeps what was measured so far.
            if options.json:
                exports.write_json(options.json, measured, peers.PEERS, options)
    return measured


def main(arguments):
    options = parse(arguments)
    if options.list:
        return show_list(options)
    if options.script:
        return print(matlab.script(options.chosen[0]), end="")
    if any(peer.ours for peer in options.chosen_peers) and not shutil.which(options.runmat):
        sys.exit(f"./dev bench: error: there is no program '{options.runmat}' to measure; './dev build' makes it, --runmat names another")
    if options.interpreted:
        with tempfile.TemporaryDirectory() as folder:
            return interpreted.show(options.chosen, options, folder)
    measured = measure_all(options)
    print(tables.show(measured, peers.PEERS))
    if options.svg:
        exports.write_svg(options.svg, measured, peers.PEERS)
    return int(any(result.status in ("failed", "wrong") for _, _, results, _ in measured for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
