% A nested function gives a variable another class.
disp(outer(2))
function r = outer(n)
  s = 'abc';
  change(3);
  t = s + n;
  r = sum(t);
  function change(k)
    for i=1:k
      s = k + i;
    end
  end
end
