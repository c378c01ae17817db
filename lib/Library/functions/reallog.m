function y = reallog(x)
% REALLOG Natural logarithms, which must be real.
if any(x(:) < 0), error('MATLAB:reallog:complexResult', 'Reallog produced complex result: the argument must not be negative.'); end
y = log(x);
end
