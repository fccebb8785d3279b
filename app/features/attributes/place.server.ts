import * as api from "#app/api/attributes.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { AttributeScope } from "#app/domain/users/attribute.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { AttributeQuery } from "./attribute-list.ts";

type List = Pick<Awaited<ReturnType<typeof api.listAttributes>>, "attributes" | "unknown"> & { total: number };
export type Attribute = Awaited<ReturnType<typeof api.getAttribute>>;
type Change = Parameters<typeof api.updateAttribute>[2];
type NewAttribute = Parameters<typeof api.createAttribute>[1];

/** Where attributes are listed and changed: in a property, or in its company. The screens of both are the same. */
export type AttributePlace = {
  scope: AttributeScope;
  list(query: AttributeQuery): Promise<List>;
  get(id: string): Promise<Attribute>;
  create(input: NewAttribute): Promise<unknown>;
  update(id: string, change: Change): Promise<Attribute>;
};

export function inProperty(viewer: Viewer): AttributePlace {
  return {
    scope: "property",
    list: async ({ scope, state, search, sort, order, page, limit }) => {
      const { attributes, pagination, unknown } = await api.listAttributes(viewer, {
        ...{ search, sort, order, page, limit },
        ...(scope !== "all" && { scope }),
        ...(state !== "all" && { archived: state === "archived" }),
      });
      return { attributes, unknown, total: pagination.total };
    },
    get: (id) => api.getAttribute(viewer, id),
    create: (input) => api.createAttribute(viewer, input),
    update: (id, change) => api.updateAttribute(viewer, id, change),
  };
}

/** @throws Response 404 where the plan of the company has no attributes of its own (specification 2, section 2) */
export async function inCompany(viewer: Viewer): Promise<AttributePlace> {
  const { company } = await getShellProperty(viewer);
  if (!company.limits.staffTrainingExtension) throw new Response(null, { status: 404 });
  return {
    scope: "company",
    list: async ({ state, search, sort, order, page, limit }) => {
      const { data, pagination, unknown } = await api.listCompanyAttributes(viewer, company.id, {
        ...{ search, sort, order, page, limit },
        ...(state === "all" ? { includeArchived: "true" } : { archived: state === "archived" ? "true" : "false" }),
      });
      return { attributes: data, unknown, total: pagination.total };
    },
    get: (id) => api.getCompanyAttribute(viewer, company.id, id),
    create: (input) => api.createCompanyAttribute(viewer, company.id, input),
    update: (id, change) => api.updateCompanyAttribute(viewer, company.id, id, change),
  };
}
