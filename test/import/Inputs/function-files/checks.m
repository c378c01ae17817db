function y = checks(x)
arguments
    x (1, 1) double
end
y = x;
end
