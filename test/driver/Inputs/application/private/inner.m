function y = inner(x)
    y = cos(x) .* 2;
end
