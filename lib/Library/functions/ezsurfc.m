function h = ezsurfc(varargin)
% EZSURFC A surface as ezsurf makes it, with contours below it.
above = ezsurf(varargin{:});
place = above.Parent; held = ishold(place); hold(place, 'on');
[~, below] = contour(place, above.XData, above.YData, above.ZData);
if ~held, hold(place, 'off'); end
if nargout > 0, h = [above; below]; end
end
