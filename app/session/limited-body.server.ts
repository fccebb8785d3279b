/** How much of an oversized body is still read: browsers show an answer only once they have sent everything. */
const MOST_DRAINED_BYTES = 64_000_000;
const DRAIN_MILLISECONDS = 20_000;
const AMPERSAND = 38;

/**
 * The body of a form; or only its begin, when it has more than `mostBytes` bytes or `mostAmpersands` ampersands: never holds more than that. The
 * rest is read and thrown away, up to 64 MB or 20 s, so that the browser shows the refusal.
 */
export async function limitedBody(
  request: Request,
  mostBytes: number,
  mostAmpersands = Number.POSITIVE_INFINITY,
): Promise<{ held: Blob; isWhole: boolean }> {
  const parts: BlobPart[] = [];
  let isWhole = true;
  let size = 0;
  let ampersands = 0;
  const until = Date.now() + DRAIN_MILLISECONDS;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    if (isWhole) {
      ampersands += countOf(part);
      isWhole = size + part.byteLength <= mostBytes && ampersands <= mostAmpersands;
      parts.push(part.subarray(0, mostBytes - size));
    }
    size += part.byteLength;
    if (!isWhole && (size > MOST_DRAINED_BYTES || Date.now() > until)) break;
  }
  return { held: new Blob(parts), isWhole };
}

function countOf(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(AMPERSAND); at >= 0; at = part.indexOf(AMPERSAND, at + 1)) count++;
  return count;
}
