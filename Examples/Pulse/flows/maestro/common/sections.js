output.sections = ["tech", "science", "food"];
output.next = 0;
