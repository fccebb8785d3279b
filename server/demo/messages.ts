import { templateContent } from "#app/domain/messages/templates/template-content.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { publish } from "#server/resources/content/publish.ts";
import { addMessage, getMessage } from "#server/resources/messages/store.ts";

/** The messages of the demo: templates, of which these are live. The first of each kind is 1, 2 and 3 in a new database. */
const MESSAGES: readonly [template: string, isLive: boolean][] = [
  ["new-feature", true],
  ["nps", true],
  ["satisfaction", false],
  ["release", true],
  ["maintenance", false],
  ["effort", false],
];

export async function addMessages(db: Database, propertyId: number, author: Author): Promise<void> {
  for (const [id, isLive] of MESSAGES) {
    const template = templateOf(id)!;
    const { type, category } = template;
    const message = await addMessage(db, propertyId, { type, category, content: templateContent(template) }, author);
    if (isLive) await publish(db, "messages", await getMessage(db, propertyId, message), author);
  }
}
