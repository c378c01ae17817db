function list = ls(varargin)
% LS What is in the folder, or what fits names with *, as the command ls of the system tells it.
words = regexprep(cellstr(varargin), '[^\w*?\[\]~/.,+=@%:-]', '\\$0');
[status, text] = system(strjoin([{'ls -C'}, words, {'2>&1'}], ' '));
if status ~= 0, error('MATLAB:ls:OSError', '%s', strtrim(text)); end
if nargout > 0, list = text; else, fprintf('%s', text); end
end
