function [y, z] = forgetful(x)
% Gives nothing for some arguments.
z = x;
if x > 2, return, end
y = x;
end
