function m = makehgtform(varargin)
% MAKEHGTFORM The matrix that moves, turns and scales, by the names of what it does: translate, scale, xrotate, yrotate, zrotate, axisrotate.
m = eye(4); k = 1;
while k <= nargin
  word = lower(char(varargin{k}));
  count = 1 + strcmp(word, 'axisrotate');
  if k + count > nargin, error('MATLAB:makehgtform:MissingValue', 'Each word has its value.'); end
  value = double(varargin{k + 1}(:)');
  if strcmp(word, 'translate') && count == 1 && isscalar(value) && k + 3 <= nargin, value = [varargin{k + (1:3)}]; count = 3; end
  m = m * matrix_of(word, value, varargin{k + count}); k = k + 1 + count;
end
end

function m = matrix_of(word, value, last)
m = eye(4);
switch word
  case 'translate', m(1:3, 4) = value;
  case 'scale', m(1:3, 1:3) = diag(value .* ones(1, 3));
  case 'xrotate', m(1:3, 1:3) = turn([1 0 0], value);
  case 'yrotate', m(1:3, 1:3) = turn([0 1 0], value);
  case 'zrotate', m(1:3, 1:3) = turn([0 0 1], value);
  case 'axisrotate', m(1:3, 1:3) = turn(value / norm(value), double(last));
  otherwise, error('MATLAB:makehgtform:UnknownWord', 'There is no motion %s.', word);
end
end

function m = turn(a, angle)
k = [0 -a(3) a(2); a(3) 0 -a(1); -a(2) a(1) 0];
m = a' * a + cos(angle) * (eye(3) - a' * a) + sin(angle) * k;
end
