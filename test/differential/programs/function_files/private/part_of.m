function p = part_of(a)
p = abs(a) * 10 + halved(a);
end
