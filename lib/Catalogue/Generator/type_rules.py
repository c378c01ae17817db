"""The rules for types in units that follow from what the first form gives."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Of class, size and realness of the result, which follow the first argument, or the first two when expanded.
OP_RULES = {
    ("arithmetic", "size", "real"): "inferMagnitude",
    ("arithmetic", "size", "complex"): "inferNumberUnary",
    ("float", "size", "complex"): "inferFunction",
    ("float", "size", "any"): "inferFunction",
    ("float", "size", "real"): "inferFunction",
    ("logical", "size", "real"): "inferTest",
    ("arithmetic", "expanded", "real"): "inferArithmetic",
    ("arithmetic", "expanded", "complex"): "inferComplexArithmetic",
    ("arithmetic", "expanded", "any"): "inferComplexArithmetic",
    ("float", "expanded", "real"): "inferFloatBinary",
    ("logical", "expanded", "real"): "inferRelation",
}
# Of class and size; dialects/RunMat/EvaluateRules.h.
CALL_RULES = {
    ("float", "size"): "floatOfFirst",
    ("double", "size"): "doubleOfFirst",
    ("same", "size"): "sameType",
    ("logical", "size"): "predicateOfFirst",
    ("float", "scalar"): "floatScalar",
    ("double", "scalar"): "doubleScalar",
    ("logical", "scalar"): "logicalScalar",
    ("arithmetic", "expanded"): "arithmetic",
}


def key(record):
    """Class, size and realness; None where these follow other arguments."""
    result, first = record.forms[0].results[0], [a.name for a in record.forms[0].arguments]
    followed = set(result.class_rule[1:] + result.size_rule[1:] + result.realness[1:])
    usual = set(first[:2] if result.size_rule[0] == "expanded" else first[:1])
    return (result.class_rule[0], result.size_rule[0], result.realness[0]) if followed <= usual else None


def op_rule(record):
    """Of the operands' types: what the record says, else by its result."""
    return record.fields["typeRule"] or "::runmat::" + OP_RULES[key(record)]


def call_rule(catalogue, record):
    """The same of a call of the runtime; empty where units have none."""
    given = catalogue.part(record, "evaluation")
    if not given["called"] or given["rule"]:
        return given["rule"]
    found = key(record)
    return CALL_RULES[found[:2]]


def check_rules(catalogue, record):
    found = key(record) if record.forms and record.forms[0].results else None
    if record.fields.get("op") and not record.fields["typeRule"] and found not in OP_RULES:
        yield "has an op, but neither a rule for its type nor a result from which one follows"
    if record.flavour == "Builtin":
        given = catalogue.part(record, "evaluation")
        if given["called"] and not given["rule"] and (not found or found[:2] not in CALL_RULES):
            yield "is evaluated in units, but has neither a rule for its types nor a result from which one follows"
