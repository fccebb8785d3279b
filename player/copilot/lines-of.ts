import { withinTime } from "#player/search/within-time.ts";

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
