function closereq
% CLOSEREQ Closes the current figure, as its window would when asked to.
fig = get(groot, 'CurrentFigure');
if ~isempty(fig), delete(fig); end
end
