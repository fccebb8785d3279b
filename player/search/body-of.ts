/** So long may the body of an answer take, in milliseconds: one that stalls would be waited for without end. */
const LONGEST = 10_000;

/** What an answer of the API says. @throws where it is not JSON, or stalls */
export function bodyOf<Body>(answer: Response): Promise<Body> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the answer stalled")), LONGEST);
  });
  return Promise.race([answer.json() as Promise<Body>, late]).finally(() => clearTimeout(timer));
}
