function camroll(varargin)
% CAMROLL Turns the camera around the direction in which it looks, by an angle in degrees.
[place, given] = split_axes(varargin);
if isempty(place), place = {gca}; end
if ~isscalar(given) || ~isnumeric(given{1}) || ~isscalar(given{1}), error('MATLAB:camroll:InvalidAngle', 'The angle is a number.'); end
up = camup(place{:}); ahead = camtarget(place{:}) - campos(place{:}); ahead = ahead / norm(ahead);
turn = double(given{1}) * pi / 180;
camup(place{:}, up * cos(turn) + cross(ahead, up) * sin(turn) + ahead * dot(ahead, up) * (1 - cos(turn)));
end
