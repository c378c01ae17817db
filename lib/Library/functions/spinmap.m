function spinmap(seconds, step)
% SPINMAP Would turn the colors of the figure for some seconds: with nothing drawn they stay as they are.
if nargin > 0 && ~(isnumeric(seconds) && isscalar(seconds) && seconds >= 0), error('MATLAB:spinmap:InvalidTime', 'The time is a number of seconds, or Inf.'); end
if nargin > 1 && ~(isnumeric(step) && isscalar(step)), error('MATLAB:spinmap:InvalidStep', 'The step is a number.'); end
end
