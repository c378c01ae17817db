% Runs conformance programs, all in one process, each in a workspace of its own.
%
% A program is a script whose checks are calls of assert; it passes when none fails. It uses no files and prints nothing.
% Arguments: the programs. The exit status is 1 when one of them failed.
programs = argv();
assert(~isempty(programs), 'No programs are given.');
failures = 0;
for k = 1:numel(programs)
  failures = failures + ~passes(programs{k});
end
fprintf('%d programs, %d failed\n', numel(programs), failures);
exit(failures > 0);

function ok = passes(program)
% Runs one program from the state that every program starts with.
format short
rng('default');
lastwarn('', '');
ok = true;
try
  printed = evalc('run_alone(program)');
catch problem
  ok = false;
  printed = sprintf('%s (line %d)\n', problem.message, line_in(program, problem.stack));
end
if ~isempty(printed), fprintf('%s: %s', program, printed); end
ok = ok && isempty(printed);
end

function run_alone(program)
% Its variables are those of this call.
run(program);
end

function line = line_in(program, stack)
% The line of the program from which the error came.
line = 0;
for k = 1:numel(stack)
  if strcmp(stack(k).file, program), line = stack(k).line; end
end
end
