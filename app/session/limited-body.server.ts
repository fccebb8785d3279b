/** The body of a form, or null when it has more than `most` bytes: no more than that is ever held. */
export async function limitedBody(request: Request, most: number): Promise<Blob | null> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return new Blob(parts);
}
