% Slices that go beyond their array or name no elements: the interpreter's error, caught, and the values that stay.
% differential: side-exits
function y = one(x, first, step, last)
  y = x(first:step:last) + 1;
end
function y = two(A, i, first, last)
  y = sum(A(i, first:last) .* 2) + A(1, 1);
end
function y = assigned(x, n)
  y = 0;
  for k = 1:n
    x = x .* 2; y = y + sum(x(k:k+2));
  end
end
function attempt(f)
  try
    y = f(); fprintf('%.17g ', size(y), y); fprintf('\n');
  catch problem
    disp(problem.identifier);
    if ~contains(problem.identifier, 'SizeLimit'), disp(problem.message); end % that one names the memory of the moment
  end
end
x = (1:10) .* 1.5; c = x'; A = magic(4);
numbers = [0 1 3; 8 1 11; 1 0.5 3; 3 -1 0; 1 1 NaN; NaN 1 3; 1 NaN 3; 1.5 1 3; -2 1 3; 5 0 5; 1 20 10; 1 2 ^ 25 10; 10 -2 ^ 25 1; 1 3 10; 10 -3 1; 11 1 11; 1 1 10.5; 2 0.25 2; 1e300 1 1e301; 1 -1 -1];
for k = 1:size(numbers, 1)
  first = numbers(k, 1); step = numbers(k, 2); last = numbers(k, 3);
  attempt(@() one(x, first, step, last)); attempt(@() one(c, first, step, last)); attempt(@() one(A, first, step, last));
  attempt(@() one(x > 3, first, step, last)); attempt(@() one(7, first, step, last));
end
places = [0 1 2; 5 1 2; 1 0 3; 1 3 5; 1.5 1 2; -1 1 2; 4 2 4; 4 5 4; 5 5 4; NaN 1 2; 2 NaN 3; 2 1 NaN; Inf 1 2; 2 -Inf 0];
for k = 1:size(places, 1)
  i = places(k, 1); first = places(k, 2); last = places(k, 3);
  attempt(@() two(A, i, first, last)); attempt(@() two(single(A), i, first, last)); attempt(@() two(int32(A), i, first, last));
end
for n = [0 3 8 9 12]
  attempt(@() assigned(x, n)); attempt(@() assigned(int16(1:5), n));
end
