function s = beep(state)
% BEEP Sounds the bell of the terminal; 'off' makes it silent.
persistent current
if isempty(current), current = 'on'; end
if nargout > 0, s = current; end
if nargin > 0
  current = lower(char(state));
elseif nargout == 0 && strcmp(current, 'on')
  fprintf('\a');
end
end
