function tf = isstr(A)
% ISSTR Whether it is a char array, as ischar tells.
tf = ischar(A);
end
