import { messageCalls as calls } from "#app/contracts/messages.ts";
import { isCategoryOf, isPutAway, usualCategory } from "#app/domain/messages/message.ts";
import { emptyMessage } from "#app/domain/messages/message-content.ts";
import { translatorFor } from "#server/ai/translator-for.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { setVisibility } from "#server/resources/content/change.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { bringBack } from "#server/resources/named/bring-back.ts";
import { applyChange } from "./apply-change.ts";
import { addCopy } from "./copy.ts";
import { pageOfMessages } from "./page-of-messages.ts";
import { renderedMessage } from "./rendered-message.ts";
import { renderedTemplate } from "./rendered-template.ts";
import { addMessage, getMessage } from "./store.ts";
import { translateMessage } from "./translate.ts";
import { updateMessage } from "./update.ts";
import { type MessageRecord, toWireMessage } from "./wire.ts";

export function messageRoutes(api: Api): void {
  const { db } = api.parts;
  const translate = translatorFor(api.parts);

  on(api, calls.listMessages, ({ query, caller }) => pageOfMessages(db, caller.propertyId, query));

  on(api, calls.getMessage, async ({ params, caller }) => {
    const message = await getMessage(db, caller.propertyId, idParam(params.announcement));
    return toWireMessage(message, await languagesFor(db, caller.propertyId));
  });

  on(api, calls.renderMessage, (request) => renderedMessage(db, request));

  on(api, calls.renderTemplate, (request) => renderedTemplate(db, request));

  on(api, calls.createMessage, async ({ body, caller }) => {
    const { type, category = usualCategory(type), ...change } = body.announcement;
    if (!isCategoryOf(type, category)) throw refuse.invalid([{ path: "announcement.category", code: "text_error_invalid" }]);
    return db.transaction().execute(async (trx) => {
      const id = await addMessage(trx, caller.propertyId, { type, category, content: emptyMessage(type, category) }, authorOf(caller));
      await applyChange(trx, await getMessage(trx, caller.propertyId, id), change, authorOf(caller));
      return { id };
    });
  });

  on(api, calls.updateMessage, (request) => updateMessage(db, request));

  on(api, calls.translateMessage, (request) => translateMessage(db, translate, request));

  on(api, calls.removeMessage, async ({ params, query, caller }) => {
    const languages = await languagesFor(db, caller.propertyId);
    await db.transaction().execute(async (trx) => {
      const shown = (stored: MessageRecord) => toWireMessage(stored, languages);
      const message = await openForChange(trx, "messages", caller, params.announcement, query.revision, shown);
      if (isPutAway(message.visibility)) throw refuse.conflict("message_archived");
      await setVisibility(trx, "messages", message, "archived", authorOf(caller));
    });
    return null;
  });

  on(api, calls.bringBackMessage, async ({ params, body, caller }) => {
    const languages = await languagesFor(db, caller.propertyId);
    return db.transaction().execute(async (trx) => {
      const shown = (stored: MessageRecord) => toWireMessage(stored, languages);
      const message = await openForChange(trx, "messages", caller, params.announcement, body.revision, shown);
      if (!isPutAway(message.visibility)) throw refuse.conflict("message_not_archived");
      return toWireMessage(await bringBack(trx, "messages", message, authorOf(caller)), languages);
    });
  });

  on(api, calls.duplicateMessage, ({ params, caller }) =>
    db.transaction().execute(async (trx) => {
      const message = await getMessage(trx, caller.propertyId, idParam(params.announcement));
      return { id: await addCopy(trx, message, authorOf(caller)) };
    }),
  );
}
