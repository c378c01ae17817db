function p = poly(A)
% POLY The polynomial with given roots, or the characteristic one of a matrix.
if ~isfloat(A), A = double(A); end
if isvector(A) || isempty(A), r = A; else, r = eig(A); end
p = ones(1, 'like', real(r));
for k = 1:numel(r), p = [p 0] - r(k) * [0 p]; end
if isreal(A) || isequal(sort(r(imag(r) > 0)), sort(conj(r(imag(r) < 0)))), p = real(p); end
end
