import { documentCalls as calls } from "#app/contracts/documents.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { addCentre, changeCentre, fetchAgain, getCentre, listCentres, removeCentre } from "./centre-store.ts";
import { addDocument, changeDocument, getDocument, listDocuments, removeDocument } from "./document-store.ts";

export function documentRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listCentres, async ({ caller }) => ({ data: await listCentres(db, caller.propertyId) }));
  on(api, calls.getCentre, ({ params, caller }) => getCentre(db, caller.propertyId, idParam(params.centre)));

  on(api, calls.createCentre, async ({ body, caller }) => {
    await requireLanguage(db, caller.propertyId, body.language);
    return db.transaction().execute(async (trx) => getCentre(trx, caller.propertyId, await addCentre(trx, caller, body, authorOf(caller))));
  });

  on(api, calls.updateCentre, async ({ params, body, caller }) => {
    const id = idParam(params.centre);
    const before = await getCentre(db, caller.propertyId, id);
    // One that the property does not have any more may stay.
    if (body.language !== before.language) await requireLanguage(db, caller.propertyId, body.language);
    return db.transaction().execute(async (trx) => {
      await changeCentre(trx, caller, id, body, authorOf(caller));
      return getCentre(trx, caller.propertyId, id);
    });
  });

  on(api, calls.fetchCentre, ({ params, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.centre);
      await fetchAgain(trx, caller, id, authorOf(caller));
      return getCentre(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeCentre, async ({ params, query, caller }) => {
    await db.transaction().execute((trx) => removeCentre(trx, caller.propertyId, idParam(params.centre), query.revision));
    return null;
  });

  on(api, calls.listDocuments, ({ query, caller }) => listDocuments(db, caller.propertyId, query));
  on(api, calls.getDocument, ({ params, caller }) => getDocument(db, caller.propertyId, idParam(params.document)));

  on(api, calls.createDocument, async ({ body, caller }) => {
    await requireLanguage(db, caller.propertyId, body.language);
    return db
      .transaction()
      .execute(async (trx) => getDocument(trx, caller.propertyId, await addDocument(trx, caller.propertyId, body, authorOf(caller))));
  });

  on(api, calls.updateDocument, async ({ params, body, caller }) => {
    const id = idParam(params.document);
    const before = await getDocument(db, caller.propertyId, id);
    if (body.language !== before.language) await requireLanguage(db, caller.propertyId, body.language);
    return db.transaction().execute(async (trx) => {
      await changeDocument(trx, caller.propertyId, id, body, authorOf(caller));
      return getDocument(trx, caller.propertyId, id);
    });
  });

  on(api, calls.removeDocument, async ({ params, query, caller }) => {
    await db.transaction().execute((trx) => removeDocument(trx, caller.propertyId, idParam(params.document), query.revision));
    return null;
  });
}

/** Refuses (422) a language that the property does not have; none is that of each document. */
async function requireLanguage(db: Database, propertyId: number, language = ""): Promise<void> {
  if (language === "" || (await languagesFor(db, propertyId)).keys.includes(language)) return;
  throw refuse.invalid([{ path: "language", code: "language_error_unknown" }]);
}
