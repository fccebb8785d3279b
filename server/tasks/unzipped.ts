import { Unzip, UnzipInflate } from "fflate";

/** What is unpacked is in memory, and may be many times as long. */
const BYTES_AT_ONCE = 16_384;

/** The bytes of the entries of a zip archive, one after the other, as they come. @throws when it is broken or ends too early */
export async function* unzipped(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  let failed: Error | null = null;
  let open = 0;
  const archive = new Unzip((entry) => {
    open++;
    entry.ondata = (error, part, isLast) => {
      if (error) failed = error;
      else parts.push(part);
      if (isLast) open--;
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  const take = () => {
    if (failed) throw failed;
    return parts.splice(0);
  };
  for await (const part of content) {
    for (let at = 0; at < part.byteLength; at += BYTES_AT_ONCE) {
      archive.push(part.subarray(at, at + BYTES_AT_ONCE));
      yield* take();
    }
  }
  archive.push(new Uint8Array(0), true);
  yield* take();
  if (open > 0) throw new Error("The archive ends within an entry.");
}
