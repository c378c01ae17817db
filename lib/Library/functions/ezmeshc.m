function h = ezmeshc(varargin)
% EZMESHC A net as ezmesh makes it, with contours below it.
above = ezmesh(varargin{:});
place = above.Parent; held = ishold(place); hold(place, 'on');
[~, below] = contour(place, above.XData, above.YData, above.ZData);
if ~held, hold(place, 'off'); end
if nargout > 0, h = [above; below]; end
end
