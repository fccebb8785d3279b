/** The body of a request, or null when it has more than `limit` bytes; never holds more than that. */
export async function limitedBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const told = request.headers.get("content-length");
  if (Number(told ?? 0) > limit) return null;
  return told ? readAtOnce(request, limit) : readCounting(request, limit);
}

/** Node enforces a declared length, and reading all at once is faster. */
async function readAtOnce(request: Request, limit: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(await request.arrayBuffer());
  return whole.byteLength > limit ? null : whole;
}

async function readCounting(request: Request, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
