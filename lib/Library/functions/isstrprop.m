function tf = isstrprop(t, kind)
% ISSTRPROP Which characters belong to a kind: 'alpha', 'digit', 'alphanum', 'lower', 'upper', 'wspace', 'punct', 'xdigit'.
if iscell(t), tf = cellfun(@(x) isstrprop(x, kind), t, 'UniformOutput', false); return, end
t = char(t);
letters = isletter(t);
digits = t >= '0' & t <= '9';
switch lower(kind)
  case 'alpha', tf = letters;
  case 'digit', tf = digits;
  case 'alphanum', tf = letters | digits;
  case 'lower', tf = letters & t == lower(t);
  case 'upper', tf = letters & t == upper(t);
  case 'wspace', tf = isspace(t);
  case 'punct', tf = t > ' ' & t < 127 & ~letters & ~digits;
  case 'xdigit', tf = digits | (t >= 'a' & t <= 'f') | (t >= 'A' & t <= 'F');
  case 'cntrl', tf = t < ' ' | t == 127;
  case {'graphic', 'print'}, tf = t > ' ' - strcmpi(kind, 'print') & t ~= 127;
  otherwise, error('MATLAB:isstrprop:UnknownCategory', 'Unknown kind of characters ''%s''.', kind);
end
end
