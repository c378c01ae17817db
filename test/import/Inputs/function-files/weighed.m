function y = weighed(x)
% Its functions twist and fix are its own.
y = twist(x) * 7 + fix(x) + part_of(x);
end

function y = twist(x)
y = 6 - x;
end

function y = fix(x)
y = x + 9;
end
