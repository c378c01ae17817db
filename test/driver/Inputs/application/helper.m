% Calls a function of the folder private.
function y = helper(x)
    y = inner(x) + 1;
end
