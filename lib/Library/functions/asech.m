function y = asech(x)
% ASECH Inverse hyperbolic secant, complex outside of 0 to 1.
y = acosh(1 ./ x);
end
