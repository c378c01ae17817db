function n = steps(n)
n = climbs(n - 1);
end
