function d = hypot(a, b)
% Hides the builtin from the functions of the folder above, and calls another file of its own folder.
d = part_of(a) + part_of(b);
end
