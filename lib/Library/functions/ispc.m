function tf = ispc()
% ISPC Whether this is Windows.
tf = false;
end
