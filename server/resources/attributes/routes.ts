import { attributeCalls as calls } from "#app/contracts/attributes.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on, type Request } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { attributeInUse, listAttributes } from "./list.ts";
import { ownerOf } from "./owner.ts";
import { addAttribute } from "./store.ts";
import { updateAttribute } from "./update.ts";

export function attributeRoutes(api: Api): void {
  const { db } = api.parts;

  const create = ({ body, caller }: Pick<Request<typeof calls.createAttribute>, "body" | "caller">) =>
    db.transaction().execute(async (trx) => {
      const { id } = await addAttribute(trx, ownerOf(caller), body, authorOf(caller));
      return attributeInUse(trx, caller, id);
    });

  on(api, calls.filterAttributes, ({ body, caller }) => listAttributes(db, caller, body));
  on(api, calls.getAttribute, ({ params, caller }) => attributeInUse(db, caller, idParam(params.attribute)));
  on(api, calls.createAttribute, create);
  on(api, calls.updateAttribute, ({ params, body, caller }) => updateAttribute(db, caller, params.attribute, body.attribute, "attribute."));

  on(api, calls.listCompanyAttributes, ({ query, caller }) => listAttributes(db, caller, query));
  on(api, calls.createCompanyAttribute, create);
  on(api, calls.updateCompanyAttribute, ({ params, body, caller }) =>
    updateAttribute(db, caller, params.attribute, body.attribute, "attribute."),
  );

  on(api, calls.pageCompanyAttributes, async ({ query, caller }) => {
    const { sort, archived, includeArchived, ...wanted } = query;
    const { attributes, ...rest } = await listAttributes(db, caller, {
      ...wanted,
      sort: sort === "timeCreated" ? "createdAt" : sort,
      archived: archived ?? (includeArchived ? undefined : false),
    });
    return { data: attributes, ...rest };
  });
  on(api, calls.getCompanyAttribute, ({ params, caller }) => attributeInUse(db, caller, idParam(params.attribute)));
  on(api, calls.addCompanyAttribute, create);
  on(api, calls.changeCompanyAttribute, ({ params, body, caller }) => updateAttribute(db, caller, params.attribute, body, ""));
}
