function info = ver(product)
% VER Name, version and release of MATLAB, whose language this is, and of RunMat, or of one product.
[number, rest] = strtok(version());
number = regexp(number, '^\d+\.\d+', 'match', 'once');
info = struct('Name', {'MATLAB', 'RunMat'}, 'Version', {number, version('-runmat')}, 'Release', {strtrim(rest), ''}, 'Date', '');
if nargin > 0, info = info(strcmpi({info.Name}, product)); end
if nargout > 0, return, end
for k = 1:numel(info), fprintf('%-50s Version %s  %s\n', info(k).Name, info(k).Version, info(k).Release); end
clear info
end
