function camorbit(varargin)
% CAMORBIT Turns the camera around what it looks at, by angles in degrees: sideways and up.
[place, given] = split_axes(varargin);
if isempty(place), place = {gca}; end
if numel(given) < 2 || ~isnumeric(given{1}) || ~isnumeric(given{2}), error('MATLAB:camorbit:InvalidAngles', 'The angles are two numbers.'); end
[az, el] = view(place{:});
view(place{:}, az + double(given{1}), min(max(el + double(given{2}), -90), 90));
end
