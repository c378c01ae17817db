function tf = verLessThan(toolbox, version)
% VERLESSTHAN Whether the version of a product, such as 'matlab', is older than another.
product = ver(toolbox);
if isempty(product)
  error('MATLAB:verLessThan:missingToolbox', 'Toolbox ''%s'' not found: ''matlab'' and ''runmat'' are.', char(toolbox));
end
have = parts_of(product.Version); other = parts_of(version);
n = max(numel(have), numel(other));
have(end + 1:n) = 0; other(end + 1:n) = 0;
first = find(have ~= other, 1);
tf = ~isempty(first) && have(first) < other(first);
end

function parts = parts_of(text)
parts = str2double(strsplit(char(text), '.'));
if any(isnan(parts)), error('MATLAB:verLessThan:invalidVersion', 'A version is a text of numbers with points between, not ''%s''.', char(text)); end
end
