function alpha(varargin)
% ALPHA How opaque the faces of surfaces, patches, images and bars of the axes, or of given objects, are: from 0 to 1.
given = varargin; objects = [];
if numel(given) > 1, objects = given{1}; given(1) = []; end
value = given{1};
if ~isnumeric(value) || ~isscalar(value) || ~(value >= 0 && value <= 1), error('MATLAB:alpha:InvalidValue', 'The opacity is a number from 0 to 1.'); end
if isempty(objects), objects = gca; end
if ~all(isgraphics(objects), 'all'), error('MATLAB:alpha:InvalidObject', 'The objects are graphics objects.'); end
for one = findobj(objects)'
  if isprop(one, 'FaceAlpha'), one.FaceAlpha = value; elseif isgraphics(one, 'image'), one.AlphaData = value; end
end
end
