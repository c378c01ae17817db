function t = timeit(f, numOutputs)
% TIMEIT Median seconds that a call of f without arguments takes.
if nargin < 2, numOutputs = outputs_of(f); end
% The first call compiles. The others are timed in groups of a millisecond or more, since clocks are coarse.
first = repeated(f, numOutputs, 1);
calls = max(1, min(1e6, ceil(1e-3 / max(first, 1e-9))));
calls = max(1, min(1e6, ceil(calls * 1e-3 / max(repeated(f, numOutputs, calls), 1e-9))));
times = zeros(1, 11);
for k = 1:numel(times)
  times(k) = repeated(f, numOutputs, calls) / calls;
  if sum(times) * calls > 2, times = times(1:k); break, end
end
t = median(times);
end

function n = outputs_of(f)
% One where the function has one: what an anonymous function has shows in a call only.
n = nargout(f);
if n >= 0, n = min(n, 1); return, end
n = 1;
try
  result = f(); %#ok<NASGU>
catch problem
  if ~any(strcmp(problem.identifier, {'MATLAB:maxlhs', 'MATLAB:TooManyOutputs', 'MATLAB:unassignedOutputs'})), rethrow(problem), end
  n = 0;
end
end

function t = repeated(f, numOutputs, calls)
outputs = cell(1, numOutputs);
start = tic;
if numOutputs == 0
  for k = 1:calls, f(); end
else
  for k = 1:calls, [outputs{:}] = f(); end
end
t = toc(start);
end
