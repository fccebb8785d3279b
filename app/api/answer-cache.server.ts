type Entry = { etag: string; answer: unknown };

/** The newest answers by reader and address, at most `size`; the least recently used goes first. Never used without revalidation. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly size: number) {}

  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.size && !oldest.done) this.entries.delete(oldest.value);
  }
}
