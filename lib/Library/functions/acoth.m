function y = acoth(x)
% ACOTH Inverse hyperbolic cotangent, complex between -1 and 1.
y = atanh(1 ./ x);
end
