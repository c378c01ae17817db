function c = rcond(A)
% RCOND Reciprocal of the condition by 1-norms: near 1 for a good matrix, near 0 for a bad one.
[L, U, P] = lu(A);
if isempty(A), c = cast(Inf, class(A)); return, end
if any(~isfinite(A(:))), c = cast(NaN, class(L)); return, end
if any(diag(U) == 0), c = cast(0, class(L)); return, end
was = warning('off', 'all');
inverse = U \ (L \ P);
warning(was);
c = 1 / (norm(A, 1) * norm(inverse, 1));
end
