function E = expm(A)
% EXPM Exponential of a matrix: Pade approximation of degree 13 with scaling and squaring.
if size(A, 1) ~= size(A, 2), error('MATLAB:expm:inputMustBeSquare', 'Input matrix must be square.'); end
b = [64764752532480000 32382376266240000 7771770303897600 1187353796428800 129060195264000 10559470521600 ...
     670442572800 33522128640 1323241920 40840800 960960 16380 182 1];
I = cast(eye(size(A)), class(A));
s = max(0, ceil(log2(norm(A, 1) / 5.371920351148152)));
if ~isfinite(s), s = 0; end
A = A / 2 ^ s;
A2 = A * A; A4 = A2 * A2; A6 = A2 * A4;
U = A * (A6 * (b(14) * A6 + b(12) * A4 + b(10) * A2) + b(8) * A6 + b(6) * A4 + b(4) * A2 + b(2) * I);
V = A6 * (b(13) * A6 + b(11) * A4 + b(9) * A2) + b(7) * A6 + b(5) * A4 + b(3) * A2 + b(1) * I;
E = (V - U) \ (V + U);
for k = 1:s, E = E * E; end
end
