function L = logm(A)
% LOGM The matrix whose exponential is A, by square roots and integrals of Gauss.
n = size(A, 1); I = eye(n); roots_taken = 0;
if isdiag(A), L = diag(log(diag(A))); return, end
if any(eig(A) == 0)
  warning('MATLAB:logm:nonPosRealEig', 'The matrix is singular: it has no logarithm.');
  L = NaN(n); return
end
while norm(A - I, 1) > 0.25 && roots_taken < 100, A = sqrtm(A); roots_taken = roots_taken + 1; end
X = A - I; L = zeros(n);
% Points and weights of Gauss and Legendre between 0 and 1.
points = [0.0198550717512318842; 0.101666761293186631; 0.237233795041835507; 0.408282678752175098];
weights = [0.0506142681451881296; 0.111190517226687235; 0.156853322938943644; 0.181341891689180991];
for k = 1:4, L = L + weights(k) * ((I + points(k) * X) \ X + (I + (1 - points(k)) * X) \ X); end
L = 2 ^ roots_taken * L;
end
