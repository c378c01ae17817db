function tf = usejava(feature)
% USEJAVA Whether there is Java, 'jvm', 'awt', 'swing' or 'desktop': never.
tf = isempty(feature);
end
