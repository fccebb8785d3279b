const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * How many letters of one word are to be left out, put in, changed or swapped with the next to make it another; more than `most` is
 * `most + 1`. `isBegun` asks for the beginning of the other word that is nearest. Only the first 64 letters count.
 */
export function edits(one: string, other: string, most: number, isBegun = false): number {
  const [rowsOf, columns] = [Math.min(one.length, LONGEST), Math.min(other.length, LONGEST, one.length + most)];
  if (rowsOf - columns > most || (!isBegun && other.length - rowsOf > most)) return most + 1;
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= columns; j++) row[j] = j;
  for (let i = 1; i <= rowsOf; i++) {
    [before, above, row] = [above, row, before];
    row[0] = i;
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(above[j - 1]! + (isSame ? 0 : 1), above[j]! + 1, row[j - 1]! + 1);
      if (!isSame && i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
  }
  return Math.min(most + 1, isBegun ? Math.min(...row.subarray(0, columns + 1)) : row[columns]!);
}
