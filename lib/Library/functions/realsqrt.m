function y = realsqrt(x)
% REALSQRT Square roots, which must be real.
if any(x(:) < 0), error('MATLAB:realsqrt:complexResult', 'Realsqrt produced complex result: the argument must not be negative.'); end
y = sqrt(x);
end
