% Devices go on behind guards that nobody has looked at: what comes of one that does not hold is never seen.
for first = [4 -3 1e30]
  report(@sums, first); report(@prints, first); report(@loops, first); report(@stores, first); report(@finds, first); report(@fails, first);
end

function r = sums(first)
  x = first + (0:99);
  for k = 1:5, x = sqrt(x) + 1; end
  r = sum(x);
end

function r = prints(first)
  x = first + (0:99);
  for k = 1:3
    x = log(x) + 9;
    fprintf('%.17g ', abs(x(end)));
  end
  r = x(1);
end

% Of garbage the loop might never end.
function r = loops(first)
  x = first + (0:99);
  r = 0;
  while r < 50 && abs(x(1)) > 1.5
    x = sqrt(x) .* 0.9;
    r = r + 1;
  end
end

function r = stores(first)
  x = first + (0:99);
  y = sqrt(x);
  x(3) = 7;
  y(2) = y(1) + x(3);
  r = sum(y) + sum(x);
end

function r = finds(first)
  x = first + (0:99);
  y = sqrt(x);
  z = x(real(y) > 2);
  r = numel(z) + sum(z);
end

function r = fails(first)
  x = first + (0:99);
  y = sqrt(x);
  z = y + (1:7);
  r = sum(z);
end

function report(f, first)
  try
    r = f(first);
    fprintf('%s %.17g %.17g\n', func2str(f), real(r), imag(r));
  catch e
    disp(e.message);
  end
end
