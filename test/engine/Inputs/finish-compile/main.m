% Loops that are over before their units are there.
addpath('lib');
args = argv();
n = str2double(args{1});
x = linspace(0, 1, n)';
factor = 1.5;
fprintf('%.17g\n', turns(x), applied(@(v) v .* factor + x(2), x), shrunk(struct('step', 0.25, 'x', x)), other(x), small(x));

function s = turns(x)
  s = 0;
  for k = 1:numel(x)
    x(k) = x(k) / 2 + x(1:k)' * x(1:k) / 1e3;
    s = s + x(k);
  end
end

function s = applied(f, x)
  s = 0;
  for k = 1:numel(x)
    x(k) = f(x(k)) + x(1:k)' * x(1:k) / 1e3;
    s = s + 1 / x(k);
  end
end

function s = shrunk(p)
  s = 0;
  for k = 1:numel(p.x)
    p.x(k) = p.x(k) * p.step + p.x(1:k)' * p.x(1:k) / 1e3;
    s = s + 1 / (1 + p.x(k));
  end
end

function s = small(x)
  w = x(1:8);
  s = 0;
  for k = 1:5000
    w = w / 2 + 1;
    s = s + w(3);
  end
end
