import { tagCalls as calls } from "#app/contracts/tags.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { findItem } from "#server/resources/named/items.ts";
import { pageOfItems } from "#server/resources/named/page-of-items.ts";
import { tagInUse, tagsInUse } from "./in-use.ts";
import { addTag, changeTag, removeTag } from "./store.ts";
import { toWireTag } from "./wire.ts";

export function tagRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listTags, async ({ query, caller }) => {
    const { rows, pagination } = await pageOfItems(db, "tags", caller.propertyId, { ...query, sort: "name", order: "asc" });
    return { data: rows.map(toWireTag), pagination };
  });
  on(api, calls.listTagsInUse, async ({ query, caller }) => {
    const { rows, pagination } = await pageOfItems(db, "tags", caller.propertyId, { ...query, sort: "name", order: "asc" });
    return { data: await tagsInUse(db, caller.propertyId, rows), pagination };
  });
  on(api, calls.getTag, ({ params, caller }) => tagInUse(db, caller.propertyId, idParam(params.tag)));

  on(api, calls.createTag, ({ body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await addTag(trx, caller.propertyId, body, authorOf(caller));
      return toWireTag(await findItem(trx, "tags", caller.propertyId, id));
    }),
  );

  on(api, calls.updateTag, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.tag);
      await changeTag(trx, caller.propertyId, id, body, authorOf(caller));
      return tagInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeTag, async ({ params, query, caller }) => {
    const id = idParam(params.tag);
    await db.transaction().execute((trx) => removeTag(trx, caller.propertyId, id, query.revision));
    return null;
  });
}
