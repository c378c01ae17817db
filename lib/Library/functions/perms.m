function P = perms(v)
% PERMS All orders of the elements of a list, a row each, the last elements first.
order = orders(numel(v));
P = reshape(v(order), size(order));
end

function P = orders(n)
% Those of n to 1, descending.
P = zeros(1, 0);
for k = 1:n
  smaller = P;
  P = zeros(0, k);
  for first = k:-1:1
    P = [P; repmat(first, size(smaller, 1), 1), smaller + (smaller >= first)];
  end
end
end
