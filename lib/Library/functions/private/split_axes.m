function [place, given] = split_axes(given)
% Axes that go first among arguments, in a cell array to hand on, and what is behind them.
place = {};
if ~isempty(given) && isscalar(given{1}) && isgraphics(given{1}, 'axes'), place = given(1); given(1) = []; end
end
