% A nested function changes variables of the function around it.
main1(3)
function main1(n)
  count = 0;
  x = 1:n;
  bump();
  count = count + 1;
  disp(count)
  bump();
  y = count + sum(x);
  disp(y)
  function bump()
    count = count + 10;
    x = [x, count];
  end
end
