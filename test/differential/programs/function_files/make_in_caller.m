function make_in_caller(name, value)
% Makes a variable of its caller.
assignin('caller', name, value);
end
