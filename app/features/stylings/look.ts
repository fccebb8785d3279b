import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";

/** How the assistant is to be shown, as an address says; what it does not say, or wrongly, is undefined. */
export function assistantLookIn(address: string) {
  const query = new URL(address).searchParams;
  const one = <T extends string>(name: string, choices: readonly T[]) => choices.find((each) => each === query.get(name));
  return {
    part: one("part", ASSISTANT_PARTS),
    host: one("host", HOSTS),
    dir: one("dir", DIRECTIONS),
    lang: query.get("lang") ?? undefined,
  };
}
export type AssistantLook = ReturnType<typeof assistantLookIn>;
