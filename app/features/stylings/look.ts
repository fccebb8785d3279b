import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";

/** How the assistant is to be shown, as an address says; what it does not say, or wrongly, is undefined. */
export const assistantLookIn = (address: string) => lookOrProblems(address).look;
export type AssistantLook = ReturnType<typeof assistantLookIn>;

/** The same, with what the address says wrongly; of its language the property knows. */
export function lookOrProblems(address: string) {
  const { oneOf, problems } = choicesOf(new URL(address).searchParams);
  const look = {
    part: oneOf("part", ASSISTANT_PARTS, undefined),
    host: oneOf("host", HOSTS, undefined),
    dir: oneOf("dir", DIRECTIONS, undefined),
    lang: new URL(address).searchParams.get("lang") ?? undefined,
  };
  return { look, problems };
}
