import { sql } from "kysely";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { templateContent } from "#app/domain/messages/templates/template-content.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { publish } from "#server/resources/content/publish.ts";
import { addMessage, getMessage } from "#server/resources/messages/store.ts";
import type { Both } from "./guides/write.ts";
import { longerSurvey } from "./survey.ts";

/** What is asked comes back after so many days; answers to it are of more than one round. */
const RECURRENCE = 30;

type Wish = {
  template: string;
  /** For how many days it has been live; not at all where it is left out. */
  days?: number;
  /** Whom alone it is for: those who pay. */
  forPaying?: boolean;
  changed?: (content: MessageContent, apiUrl: string) => MessageContent;
};

/** The messages of the demo: templates, of which some are live. The first of each kind is 1, 2 and 3 in a new database. */
export const MESSAGES: readonly Wish[] = [
  {
    template: "new-feature",
    days: 28,
    changed: (content, url) => linked(content, `${url}/demo/crm/deals`, ["See your deals", "Zu Ihren Geschäften"]),
  },
  { template: "nps", days: 84 },
  { template: "satisfaction", days: 42, forPaying: true, changed: longerSurvey },
  {
    template: "release",
    days: 14,
    changed: (content, url) => linked(content, `${url}/demo/crm/contacts`, ["Try the search", "Suche ausprobieren"]),
  },
  { template: "maintenance" },
  { template: "effort" },
  { template: "recommend-feature" },
];

const unchanged = (content: MessageContent) => content;

/** @param paying the segment of those who pay */
export async function addMessages(
  db: Database,
  propertyId: number,
  { apiUrl, paying }: { apiUrl: string; paying: number },
  author: Author,
) {
  for (const { template: name, days, forPaying = false, changed = unchanged } of MESSAGES) {
    const template = templateOf(name)!;
    const { type, category } = template;
    const id = await addMessage(db, propertyId, { type, category, content: changed(templateContent(template), apiUrl) }, author);
    const message = await getMessage(db, propertyId, id);
    const showing = showingOf({ ...message.showing, recurrence: RECURRENCE });
    const meant = forPaying ? await changeDraft(db, "messages", message, { segment: paying, showing }, author) : message;
    if (days === undefined) continue;
    await publish(db, "messages", meant, author);
    await publishedBefore(db, propertyId, id, days);
  }
}

function linked(content: MessageContent, url: string, title: Both): MessageContent {
  if (content.type !== "announcement") return content;
  const texts = Object.entries(content.texts).map(([language, said]) => {
    const primaryLink = { title: title[language === "de" ? 1 : 0], url };
    return [language, { ...said, cta: { ...said.cta, primaryLink } }];
  });
  return { ...content, texts: Object.fromEntries(texts) };
}

async function publishedBefore(db: Database, propertyId: number, message: number, days: number): Promise<void> {
  const at = sql<Date>`now() - make_interval(days => ${days}::integer)`;
  await db
    .updateTable("messages")
    .set({ published_at: at, first_time_published: at, live_since: at, created_at: at })
    .where("property_id", "=", propertyId)
    .where("id", "=", message)
    .execute();
  await db
    .updateTable("message_versions")
    .set({ published_at: at })
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message)
    .execute();
}
