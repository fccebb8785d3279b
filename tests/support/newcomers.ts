/** Who administers a company that is new: one for each fault of `faults.spec.ts`. */
export const NEWCOMERS = [0, 1, 2, 3].map((round) => ({ email: `newcomer-${round}@new.test`, password: "Handrail-demo-1" }));
