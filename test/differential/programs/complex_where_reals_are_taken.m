% What nothing reads is an error all the same where it takes reals and gets complex numbers.
report(@angle, [-1 0.1]); report(@angle, [1 0.1]);
report(@later, -1); report(@branch, -1); report(@turns, [-1 2]);

function r = angle(x)
  r = 1;
  v = atan2(log(x), 0);
end

function r = later(x)
  r = 2;
  v = hypot(sqrt(x) + 1, 0) > 1;
end

function r = branch(x)
  r = 3;
  y = x;
  if r > 2, y = asin(x - 1); end
  v = mod(y, 2);
end

function r = turns(x)
  r = 4;
  for k = 1:3, x = x .^ 0.5; end
  v = rem(x, 2);
end

function report(f, x)
  try
    disp(f(x));
  catch e
    disp(e.message);
  end
end
