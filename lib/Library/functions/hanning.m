function w = hanning(n)
% HANNING A window of n raised cosines without the zeros at its ends.
w = 0.5 - 0.5 * cos(2 * pi * (1:double(n))' / (double(n) + 1));
end
