function set_in_caller(value)
% Changes a variable of its caller.
assignin('caller', 'given', evalin('caller', 'given') + value);
end
