import pg from "pg";

const MOST_STATEMENTS = 300;

/**
 * Prepares each statement with parameters once: the embedded engine takes longer to plan most statements than to run them. Safe here
 * because there is a single session, no pooler in between, and no other program that changes the tables.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads, all of which go through here
  override query(...[query, values, ...rest]: any[]): any {
    const name = typeof query === "string" && Array.isArray(values) && values.length > 0 ? this.#nameOf(query) : undefined;
    const call = super.query.bind(this) as (...all: unknown[]) => unknown;
    return name ? call({ name, text: query, values }, ...rest) : call(query, values, ...rest);
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_STATEMENTS) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
