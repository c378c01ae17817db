function d = distance(a, b)
% Here hypot is what the private folder has.
d = hypot(a, b);
end
