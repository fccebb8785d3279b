import { randomUUID } from "node:crypto";
import type { MessageType } from "#app/domain/messages/message.ts";
import { rollUp } from "#server/events/roll-up.ts";
import { asked, news } from "./messages.ts";
import type { Tenant } from "./tenant.ts";

const ALL = "/v2/properties/:p/announcements";

/** A message that is live in its first version, by its calls. */
export async function liveMessage(tenant: Tenant, type: MessageType, more: object = {}): Promise<number> {
  const { body } = await tenant.call("company admin", "POST", ALL, { announcement: { type } });
  const id = body.id as unknown as number;
  const texts = type === "announcement" ? news("What is new") : asked("How do you like it?");
  const announcement = { languageTexts: { en: { texts } }, ...more, publishing: true };
  const { status } = await tenant.call("company admin", "PUT", `${ALL}/${id}`, { announcement });
  if (status !== 200) throw new Error(`not published: ${status}`);
  return id;
}

type Given = {
  answers: object;
  comment?: string;
  person?: string;
  version?: number;
  day?: string;
  type?: "nps" | "survey";
  language?: string;
  id?: string;
};

/** One showing of an NPS or survey and its answer, as a player sends it. @returns the id of both */
export async function answer(tenant: Tenant, message: number, given: Given): Promise<string> {
  const { answers, comment = "", person = "", version = 1, day, type = "nps", language = "en", id = randomUUID() } = given;
  const shown_at = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`);
  const of = { property_id: tenant.propertyId, id, kind: type, content_id: message, version, person, language, shown_at };
  await tenant.db.insertInto("impressions").values(of).execute();
  const said = { id, content: message, language, how: "done", answers, comment, seconds: 12 };
  const { status } = await tenant.call(null, "POST", "/player/:p/answers", said);
  if (status !== 204) throw new Error(`not answered: ${status}`);
  while ((await rollUp(tenant.db)) > 0);
  return id;
}
