function V = vander(v)
% VANDER Matrix of the powers of a vector, the highest first.
v = v(:);
V = v .^ (numel(v) - 1:-1:0);
end
