import { isRecord, place } from "#player/core/storage.ts";
import type { Visitor } from "#player/core/visitor.ts";

const MOST = 200;
const areRead = (value: unknown): value is Record<string, number[]> => isRecord(value) && Object.values(value).every(Array.isArray);

/** Which messages somebody has seen on this device, by their key. */
export function createRead(property: number, visitor: Visitor) {
  const kept = place("localStorage", property, "read", areRead);
  const own = () => kept.read()?.[visitor.key()] ?? [];
  return {
    has: (id: number) => own().includes(id),
    add(id: number) {
      if (!own().includes(id)) kept.write({ ...kept.read(), [visitor.key()]: [...own(), id].slice(-MOST) });
    },
  };
}
