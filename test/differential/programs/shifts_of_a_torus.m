% shifts of small, thin and odd arrays, several classes
for sz = {[5 7], [1 9], [9 1], [1 1], [2 2], [3 1], [0 4], [4 0], [6 3]}
  A = reshape((1:prod(sz{1})) .^ 2, sz{1});
  for B = {A, single(A), int8(A), A > 4, char(A + 40), complex(A, -A)}
    try, r = torus(B{1}); fprintf('%s %d %g %g ', class(r), numel(r), sum(double(real(r(:))) .* (1:numel(r))'), sum(double(imag(r(:)))));
    r = ring(B{1}); fprintf('%g ', sum(double(real(r(:))) .* (1:numel(r))')); r = far(B{1}); fprintf('%g\n', sum(double(real(r(:))) .* (1:numel(r))'));
    catch e, disp(e.message), end
  end
end
function r = torus(x)
  r = circshift(x, [1 0]) + circshift(x, [-1 0]) + circshift(x, [0 1]) * 3 + circshift(x, [0 -2]) * 5 + circshift(x, [1 1]);
end
function r = ring(x)
  r = circshift(x, 1, 1) - circshift(x, -1, 1) * 2 + circshift(x, 2);
end
function r = far(x)
  r = zeros(size(x));
  for k = -3:3
    if k == 1, continue, end
    r = r + k * double(circshift(x, k, 2)) + (k > 0);
  end
end
