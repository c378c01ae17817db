function y = part_of(x)
y = defaulted(x) .^ 2;
end
