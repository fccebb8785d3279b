/**
 * A map that drops its least recently used entries once it holds more than `limit`: so many of them, or what `weigh` adds up to (bytes, for
 * values of very different size).
 */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  private weight = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.weight -= this.weigh(value);
    this.entries.delete(key);
  }
}
