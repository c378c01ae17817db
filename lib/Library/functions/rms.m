function y = rms(x, dim, nanflag)
% RMS Root mean square along the first dimension that is not one, or others.
if nargin < 2
  y = sqrt(mean(abs(x) .^ 2));
elseif nargin < 3
  y = sqrt(mean(abs(x) .^ 2, dim));
else
  y = sqrt(mean(abs(x) .^ 2, dim, nanflag));
end
end
