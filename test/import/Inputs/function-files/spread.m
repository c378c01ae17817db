function [least, most] = spread(varargin)
least = varargin{1}; most = least;
for k = 2:nargin
    least = min(least, varargin{k});
    most = max(most, varargin{k});
end
end
