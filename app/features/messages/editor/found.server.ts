import type { Message } from "#app/api/message-words.ts";
import { isOver } from "#app/domain/messages/message-times.ts";
import { shapeProblems } from "#app/domain/messages/shape-problems.ts";
import { partOf } from "#app/domain/messages/survey-ways.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";
import { FURTHER, fieldOfText, MESSAGE_FIELDS, type MessageField } from "./fields.ts";

/**
 * `isText`: of what is said in the language, which keeps nothing from going live while that is off (specification 1, section 4: publishable).
 * `part` is where a survey has it among its further questions; `leads` is where an address leads as it is.
 */
export type Found = { field: string; code: string; blocks: boolean; isText?: true; part?: string; leads?: string };

/**
 * What is wrong with what is stored, in a language, with its end and with what a survey asks, each thing once and in the order of the form.
 * @param now epoch milliseconds
 */
export function foundIn(message: Message, key: string, now: number): Found[] {
  const ended: Found[] = isOver(message.maxTime, now) ? [{ field: "to", code: "message_error_ended", blocks: true }] : [];
  const all = [...textsFound(message, key), ...courseFound(message), ...ended];
  return all
    .filter(({ field, code }, index) => all.findIndex((each) => each.field === field && each.code === code) === index)
    .sort((one, other) => placeOf(one.field) - placeOf(other.field));
}

/** What a survey asks further stands after its other texts. */
const placeOf = (field: string) => MESSAGE_FIELDS.indexOf((field === FURTHER ? "status" : field) as MessageField);

function courseFound({ shape }: Message): Found[] {
  if (!shape) return [];
  return shapeProblems(shape).map(({ page, code, name = "" }) => {
    const part = partOf(shape, name) ? name : shape.pages[page]?.id;
    return { field: FURTHER, code, blocks: true, ...(part !== undefined && { part }) };
  });
}

function textsFound({ problems, texts }: Message, key: string): Found[] {
  const said = texts[key]?.texts ?? null;
  return (problems[key] ?? []).map(({ field, code, blocks }) => {
    const [, , part] = field.startsWith("further.") ? field.split(".") : [];
    const link =
      said && "primaryLink" in said ? { "primaryLink.url": said.primaryLink, "secondaryLink.url": said.secondaryLink }[field] : null;
    return {
      ...{ field: fieldOfText(field), code, blocks, isText: true as const },
      ...(part !== undefined && { part }),
      ...(link && code === "text_error_missing_protocol" && leadsTo(link.url)),
    };
  });
}

/** Where a link leads whose address has no protocol; one that leads nowhere even so is no address. */
function leadsTo(url: string): Pick<Found, "leads"> | Pick<Found, "code"> {
  const leads = withProtocol(url);
  return isLinkTarget(leads) ? { leads } : { code: "text_error_invalid_link" };
}
