function y = fails_deep(v, k)
% The error that ends the program comes from here, or from a function that this one calls.
y = 0;
for i = 1:k
    y = y + v(i) * inner_part(v, i + 1);
end
end

function p = inner_part(v, i)
p = v(i) / 2;
end
