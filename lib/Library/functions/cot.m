function y = cot(x)
% COT Cotangent of radians.
y = 1 ./ tan(x);
end
