% Loops of a few turns over arrays: bounds, branches and places that the number of the turn decides, in scripts and functions.
A = reshape(mod((1:360) * 37, 101), 12, 30);
fprintf('%.17g\n', sum(sum(neighbours(A) .* A)), sum(sum(series(A / 101))), sum(sum(weights(A))));
fprintf('%.17g ', classes(A)); fprintf('\n');
for k = 1:3
  B = A * k;
  for j = 2:-1:0, B = B - j * k; end
  fprintf('%g ', sum(B(:)));
end
fprintf('\n');
function n = neighbours(A)
  n = zeros(size(A));
  for di = -1:1
    for dj = -1:1
      if di ~= 0 || dj ~= 0, n = n + circshift(A, [di dj]); end
    end
  end
end
function y = series(x)
  y = x; term = x;
  for k = 1:6
    term = -term .* x .* x / ((2 * k) * (2 * k + 1));
    y = y + term;
  end
end
function y = weights(A)
  y = A;
  for i = 1:2:7
    for j = i:i + 1
      if mod(j, 2) == 0 && i < 5, y = y + j * A; elseif j > 6, y = y - A; else, y = y * i; end
    end
  end
end
function r = classes(A)
  s = single(A); b = A > 50; q = int8(A);
  for k = 1:3
    s = s / k; b = ~b; q = q + k;
  end
  r = [sum(double(s(:))), sum(b(:)), sum(double(q(:)))];
end
