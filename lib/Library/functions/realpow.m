function z = realpow(x, y)
% REALPOW Powers element by element, which must be real.
z = x .^ y;
if ~isreal(z), error('MATLAB:realpow:complexResult', 'Realpow produced complex result: powers of negative numbers must be whole.'); end
end
