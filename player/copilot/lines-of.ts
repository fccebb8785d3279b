/** So long may each piece of an answer be waited for, in milliseconds: one that stalls would be waited for without end. */
const LONGEST = 10_000;

/** An answer of the API that comes in lines of JSON, each told as soon as it is there. @throws where one is not JSON, or the answer stalls */
export async function linesOf(answer: Response, told: (line: unknown) => void): Promise<void> {
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await withinTime(reader.read());
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = done ? "" : lines.pop()!;
    for (const line of lines) if (line) told(JSON.parse(line));
    if (done) return;
  }
}

function withinTime<Given>(wanted: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the answer stalled")), LONGEST);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
