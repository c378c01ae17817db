function t = gputimeit(f, numOutputs)
% GPUTIMEIT Median seconds that a call of f without arguments takes, with what it gives a device to do.
% Clocks are read when the devices have done what they were given.
if nargin < 2, t = timeit(f); else, t = timeit(f, numOutputs); end
end
