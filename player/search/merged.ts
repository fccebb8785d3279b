type Rated = { score: number };

/** Two lists, each the best first, as one: what is equally good stands in the first list's order before the second's. */
export function merged<One extends Rated, Other extends Rated>(ones: readonly One[], others: readonly Other[]): (One | Other)[] {
  const left = [...others];
  return [
    ...ones.flatMap((one) => {
      const before = left.findIndex(({ score }) => score <= one.score);
      return [...left.splice(0, before < 0 ? left.length : before), one];
    }),
    ...left,
  ];
}
