function [status, result] = unix(command, echo)
% UNIX Runs a command as system does.
given = {command};
if nargin > 1, given{2} = echo; end
if nargout > 1, [status, result] = system(given{:}); return, end
code = system(given{:});
if nargout > 0, status = code; end
end
