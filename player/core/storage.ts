/** One named place in the browser's storage. Reading nonsense gives null; a full or forbidden storage is left alone. */
export type Place<T> = { read(): T | null; write(value: T | null): boolean };

const VERSION = 1;

/**
 * A place under the player's own prefix, its version and the property, so that neither another version of the player nor
 * another property reads it. `is` decides what counts as a value when it is read.
 */
export function place<T>(
  area: "localStorage" | "sessionStorage",
  property: number,
  name: string,
  is: (value: unknown) => value is T,
): Place<T> {
  const key = `handrail.${VERSION}.${property}.${name}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(window[area].getItem(key) ?? "null");
        return is(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) window[area].removeItem(key);
        else window[area].setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
