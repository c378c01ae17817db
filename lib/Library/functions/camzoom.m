function camzoom(varargin)
% CAMZOOM Makes what the camera shows larger by a factor, or smaller below 1.
[place, given] = split_axes(varargin);
if isempty(place), place = {gca}; end
if ~isscalar(given) || ~isnumeric(given{1}) || ~isscalar(given{1}) || ~(given{1} > 0), error('MATLAB:camzoom:InvalidFactor', 'The factor is a positive number.'); end
camva(place{:}, camva(place{:}) / double(given{1}));
end
