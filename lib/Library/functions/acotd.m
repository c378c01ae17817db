function y = acotd(x)
% ACOTD Inverse cotangent in degrees, between -90 and 90.
y = atand(1 ./ x);
end
