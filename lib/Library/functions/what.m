function s = what(folderName)
% WHAT Files of the language and of its data in a folder, by kinds.
if nargin < 1, folderName = pwd; end
listing = dir(char(folderName));
if ~isfolder(folderName), listing = listing([]); end
names = {listing(~[listing.isdir]).name}'; folders = {listing([listing.isdir]).name}';
kinds = {'m', 'mlapp', 'mlx', 'mat', 'mex', 'mdl', 'slx', 'sfx', 'p'};
endings = kinds; endings{5} = 'mexa64';
s = struct('path', '');
if ~isempty(listing), s.path = listing(1).folder; end
for k = 1:numel(kinds), s.(kinds{k}) = names(endsWith(names, ['.' endings{k}])); end
s.classes = extractAfter(folders(startsWith(folders, '@')), 1);
s.packages = extractAfter(folders(startsWith(folders, '+')), 1);
if isempty(listing), s = s([]); s = s(:); end
if nargout == 0, show(s, folderName); clear s, end
end

function show(s, folderName)
if isempty(s), fprintf('\n%s not found.\n\n', char(folderName)); return, end
for kind = setdiff(fieldnames(s)', {'path'}, 'stable')
  names = s.(kind{1});
  if isempty(names), continue, end
  fprintf('\n%s in %s\n\n', title_of(kind{1}), s.path);
  fprintf('%s\n', names{:});
end
fprintf('\n');
end

function text = title_of(kind)
text = [upper(kind) '-files'];
if any(strcmp(kind, {'classes', 'packages'})), text = [upper(kind(1)) kind(2:end)]; end
end
