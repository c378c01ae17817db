function [out, vertices] = isosurface(varargin)
% ISOSURFACE Triangles where a volume has a value: a structure of faces and vertices, both apart, or without results a patch.
given = varargin;
given(cellfun(@(value) ischar(value) || isstring(value), given)) = [];
[x, y, z, given] = volume_sides('isosurface', given, 1);
v = double(given{1}); level = [];
if numel(given) > 1, level = double(given{2}); end
if isempty(level), level = (min(v(:)) + max(v(:))) / 2; end
if ~isscalar(level), error('MATLAB:isosurface:InvalidValue', 'The value is one number.'); end
[faces, points] = level_triangles(x, y, z, v, level);
switch nargout
  case 2, out = faces; vertices = points;
  case 1, out = struct('vertices', points, 'faces', faces);
  otherwise
    place = gca;
    patch(place, 'Faces', faces, 'Vertices', points, 'FaceColor', 'b', 'EdgeColor', 'none');
    if ~ishold(place), view(place, 3); camlight(place); end
end
end
