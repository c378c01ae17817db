function message = nargchk(lowest, highest, n)
% NARGCHK The complaint about a number of inputs; empty when it is within the limits.
message = [];
if n < lowest
  message = 'Not enough input arguments.';
elseif n > highest
  message = 'Too many input arguments.';
end
end
