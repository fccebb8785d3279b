import { MESSAGE_FORMS, type MessageForm, type MessageType } from "#app/domain/messages/message.ts";
import { DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";

/** How wide the previewed page is: a screen, or a phone. */
export const WIDTHS = ["wide", "phone"] as const;

/** The forms in which people may meet a message. */
export const formsOf = (type: MessageType): readonly MessageForm[] => MESSAGE_FORMS[type];

/** How a message is to be shown, as an address says; what it does not say, or wrongly, is undefined or the first choice. */
export function lookIn(address: string) {
  const query = new URL(address).searchParams;
  const one = <T extends string>(name: string, choices: readonly T[]) => choices.find((each) => each === query.get(name));
  return {
    form: one("form", Object.values(MESSAGE_FORMS).flat()),
    direction: one("dir", DIRECTIONS),
    host: one("host", HOSTS) ?? HOSTS[0],
    width: one("width", WIDTHS) ?? WIDTHS[0],
    part: query.get("part") || undefined,
  };
}
