/** How much of an oversized body is still read: browsers show an answer only once they have sent everything. */
const MOST_DRAINED_BYTES = 64_000_000;
const DRAIN_MILLISECONDS = 20_000;
const AMPERSAND = 38;

/**
 * The body of a form, or null when it has more than `mostBytes` bytes or `mostAmpersands` ampersands; never holds more than that. The rest
 * is read and thrown away, up to 64 MB or 20 s, so that the browser shows the refusal.
 */
export async function limitedBody(request: Request, mostBytes: number, mostAmpersands = Number.POSITIVE_INFINITY): Promise<Blob | null> {
  let parts: BlobPart[] | null = Number(request.headers.get("content-length") ?? 0) > mostBytes ? null : [];
  let size = 0;
  let ampersands = 0;
  const until = Date.now() + DRAIN_MILLISECONDS;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.byteLength;
    if (parts) {
      ampersands += countOf(part);
      if (size > mostBytes || ampersands > mostAmpersands) parts = null;
      else parts.push(part);
    }
    if (!parts && (size > MOST_DRAINED_BYTES || Date.now() > until)) break;
  }
  return parts && new Blob(parts);
}

function countOf(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(AMPERSAND); at >= 0; at = part.indexOf(AMPERSAND, at + 1)) count++;
  return count;
}
