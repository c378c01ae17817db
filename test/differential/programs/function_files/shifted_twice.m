function y = shifted_twice(x)
y = shifted(shifted(x));
end
