function y = some_other_name(x)
% It is called by the name of its file.
y = x * 7;
end
