/**
 * A map that drops its least recently used entries once it holds more than `limit`: so many of them, or what `weigh` adds up to (bytes, for
 * values of very different size). A value that has grown is weighed anew when it is set again.
 */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; weight: number }>();

  private weight = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.weigh(value);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
