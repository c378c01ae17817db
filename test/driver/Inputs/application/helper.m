% Calls a function of the folder private.
function y = helper(x)
    fprintf('prints, and is not inlined\n');
    y = inner(x) + 1;
end
