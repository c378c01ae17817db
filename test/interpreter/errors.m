% What catch gets: identifiers and messages.
% RUN: %runmat --jit=off %s | FileCheck %s

show(@() undefined_thing)
% CHECK: MATLAB:UndefinedFunction: Unrecognized function or variable 'undefined_thing'.
raise(@() error('my:id', 'value %d', 3))
% CHECK-NEXT: my:id: value 3
raise(@() error('plain'))
% CHECK-NEXT: {{^}}: plain
show(@() needs())
% CHECK-NEXT: MATLAB:minrhs: Not enough input arguments.
show(@() needs(1, 2))
% CHECK-NEXT: MATLAB:TooManyInputs: Too many input arguments.
show(@() nothing())
% CHECK-NEXT: MATLAB:unassignedOutputs: Output argument "r" (and possibly others) not assigned a value in the execution with "nothing" function.
show(@() endless(1))
% CHECK-NEXT: MATLAB:recursionLimit: Maximum recursion limit of 500 reached.
x = 5;
show(@() x.field)
% CHECK-NEXT: MATLAB:structRefFromNonStruct: Dot indexing is not supported for variables of this type.

try
  needs();
catch e
  fprintf('%s %d\n', e.stack(1).name, e.stack(1).line);
end
% CHECK-NEXT: needs [[#@LINE + 22]]

try
  try
    error('in:ner', 'first');
  catch inner
    rethrow(inner);
  end
catch outer
  fprintf('%s\n', outer.identifier);
end
% CHECK-NEXT: in:ner
fprintf('done\n');
% CHECK-NEXT: done

function show(f)
  try, r = f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
function raise(f)
  try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
function r = needs(a)
  r = a;
end
function r = nothing()
end
function r = endless(n)
  r = endless(n + 1);
end
