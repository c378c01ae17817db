function w = hamming(n, flag)
% HAMMING A window of n raised cosines with feet, symmetric or periodic.
if nargin > 1 && strcmpi(flag, 'periodic'), turns = double(n); else, turns = double(n) - 1; end
w = 0.54 - 0.46 * cos(2 * pi * (0:double(n) - 1)' / max(turns, 1));
if n == 1, w = 1; end
end
