/** So long may an answer, or each piece of one, be waited for, in milliseconds: one that stalls would be waited for without end. */
const LONGEST = 10_000;

/** What is waited for. @throws where it stalls */
export function withinTime<Given>(wanted: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the answer stalled")), LONGEST);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
