function [q, d] = polyder(a, b)
% POLYDER Coefficients of the derivative of a polynomial, of the product of two, or, with two results, of their quotient.
if ~isfloat(a), a = double(a); end
if nargin > 1 && ~isfloat(b), b = double(b); end
if nargin < 2
  q = trimmed(derived(a(:).'));
elseif nargout < 2
  q = trimmed(derived(conv(a(:).', b(:).')));
else
  a = a(:).'; b = b(:).';
  q = trimmed(plus_padded(conv(derived(a), b), -conv(a, derived(b))));
  d = conv(b, b);
end
end

function q = derived(p)
n = numel(p);
q = p(1:max(n - 1, 0)) .* (n - 1:-1:1);
if isempty(q), q = zeros(1, 'like', p); end
end

function c = plus_padded(a, b)
n = max(numel(a), numel(b));
c = [zeros(1, n - numel(a)) a] + [zeros(1, n - numel(b)) b];
end

function p = trimmed(p)
p = p(min([find(p ~= 0, 1) numel(p)]):end);
end
