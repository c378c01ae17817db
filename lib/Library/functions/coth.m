function y = coth(x)
% COTH Hyperbolic cotangent.
y = 1 ./ tanh(x);
end
