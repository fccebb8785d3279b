const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2));

/**
 * How many letters of one word are to be left out, put in, changed or swapped with the next to make it another; more than `most` is
 * `most + 1`. `isBegun` asks for the beginning of the other word that is nearest. Only the first 64 letters count.
 */
export function edits(one: string, other: string, most: number, isBegun = false): number {
  const [rowsOf, columns] = [Math.min(one.length, LONGEST), Math.min(other.length, LONGEST, one.length + most)];
  if (rowsOf - columns > most || (!isBegun && other.length - rowsOf > most)) return most + 1;
  const tooMany = most + 1;
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  // Letters that lie further apart than `most` cannot stand for each other: each row is only counted around its own place.
  for (let j = 0; j <= most; j++) row[j] = j;
  row[tooMany] = tooMany;
  for (let i = 1; i <= rowsOf; i++) {
    [before, above, row] = [above, row, before];
    const [first, last] = [Math.max(1, i - most), Math.min(columns, i + most)];
    let least = first === 1 ? i : tooMany;
    row[first - 1] = least;
    const letter = one.charCodeAt(i - 1);
    for (let j = first; j <= last; j++) {
      const isSame = letter === other.charCodeAt(j - 1);
      let cost = above[j - 1]!;
      if (!isSame) {
        cost = Math.min(cost, above[j]!, row[j - 1]!);
        if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1))
          cost = Math.min(cost, before[j - 2]!);
        cost++;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return tooMany;
    row[last + 1] = tooMany;
  }
  if (!isBegun) return Math.min(tooMany, row[columns]!);
  return Math.min(tooMany, ...row.subarray(Math.max(0, rowsOf - most), Math.min(columns, rowsOf + most) + 1));
}
