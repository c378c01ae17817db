function w = hann(n, flag)
% HANN A window of n raised cosines, symmetric or periodic.
if nargin > 1 && strcmpi(flag, 'periodic'), turns = double(n); else, turns = double(n) - 1; end
w = 0.5 - 0.5 * cos(2 * pi * (0:double(n) - 1)' / max(turns, 1));
if n == 1, w = 1; end
end
