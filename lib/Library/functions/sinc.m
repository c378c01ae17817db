function y = sinc(x)
% SINC sin(pi*x)/(pi*x), and 1 where x is 0.
y = sin(pi * x) ./ (pi * x);
y(x == 0) = 1;
end
