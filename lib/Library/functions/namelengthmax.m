function n = namelengthmax()
% NAMELENGTHMAX Most characters of a name in MATLAB.
n = 63;
end
