import type { AttributeScope } from "#app/domain/users/attribute.ts";
import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Attributes of the property or its company, each with a list of its own; `app` is the property's base address. */
export const attributePaths = (app: string) => {
  const base = (scope: AttributeScope) => (scope === "company" ? `${app}/settings/company/attributes` : `${app}/users/list/attributes`);
  const one = (scope: AttributeScope, attribute: Id) => `${base(scope)}/${encodeURIComponent(attribute)}`;
  return {
    attributes: (scope: AttributeScope, query?: Query) => withQuery(base(scope), query),
    createAttribute: (scope: AttributeScope, returnTo?: string) => withQuery(`${base(scope)}/create`, { return: returnTo }),
    attribute: one,
    archiveAttribute: (scope: AttributeScope, attribute: Id, returnTo?: string) =>
      withQuery(`${one(scope, attribute)}/archive`, { return: returnTo }),
    restoreAttribute: (scope: AttributeScope, attribute: Id, returnTo?: string) =>
      withQuery(`${one(scope, attribute)}/restore`, { return: returnTo }),
  };
};
