import { Zip, ZipDeflate } from "fflate";

/** A file within an archive: its bytes as they come. */
export type Entry = { name: string; content: AsyncIterable<Uint8Array> };

/** Entries as one zip archive, packed as they come and never held as a whole. */
export async function* zipped(entries: Iterable<Entry> | AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failed: Error | null = null;
  const archive = new Zip((error, part) => {
    if (error) failed = error;
    else packed.push(part);
  });
  const take = () => {
    if (failed) throw failed;
    return packed.splice(0);
  };
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    archive.add(file);
    for await (const part of content) {
      file.push(part);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
