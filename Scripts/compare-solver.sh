#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Gives 10,000 random systems of constraints to this library's solver and to kiwisolver, an independent one, and
# compares: which required constraints can hold, and the least error of the others. Exit 1: they differ.
# It installs kiwisolver for itself, into a folder that it removes.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

python3 -m pip install --quiet --target "$folder/packages" kiwisolver
SOLVER_SYSTEMS=$folder/systems swift test --package-path "$project" --filter OracleTests >&2
PYTHONPATH=$folder/packages python3 - "$folder/systems" <<'PYTHON'
import sys
import kiwisolver

relations = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}


def solver_of(constraints):
    solver = kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    return solver


systems, different, farthest = 0, 0, 0.0
for line in open(sys.argv[1]):
    count, error, *texts = line.strip().split(";")
    variables = [kiwisolver.Variable(str(index)) for index in range(int(count))]
    solver, constraints, soft, same = kiwisolver.Solver(), [], [], True
    for text in texts:
        relation, required, taken, constant, *terms = text.split(" ")
        expression = float(constant)
        for term in terms:
            index, coefficient = term.split("*")
            expression = expression + float(coefficient) * variables[int(index)]
        strength = "required" if required == "true" else "medium"
        constraint = kiwisolver.Constraint(expression, relations[relation], strength)
        try:
            solver.addConstraint(constraint)
            constraints.append(constraint)
            if required == "false":
                soft.append((relation, expression))
        except kiwisolver.UnsatisfiableConstraint:
            # What it refuses leaves traces in it.
            solver = solver_of(constraints)
            same = same and taken == "false"
        else:
            same = same and taken == "true"
    solver.updateVariables()
    total = 0.0
    for relation, expression in soft:
        value = expression.value()
        total += {"equal": abs(value), "lessThanOrEqual": max(0, value),
                  "greaterThanOrEqual": max(0, -value)}[relation]
    distance = abs(total - float(error))
    systems += 1
    if same and distance <= 1e-6:
        farthest = max(farthest, distance)
    else:
        different += 1
        print(f"system {systems - 1}: {'error ' + error + ', not ' + str(total) if same else 'another verdict'}")
print(f"{systems} systems, {different} differ; the errors of the others by {farthest:.1e} at most")
sys.exit(1 if different else 0)
PYTHON
