import { z } from "zod";
import { ATTRIBUTE_LIMITS, ATTRIBUTE_SCOPES, ATTRIBUTE_SORTS, DATA_TYPES, isAttributeKey } from "#app/domain/users/attribute.ts";
import { calls } from "./call.ts";
import { sortedBy, sortOrder } from "./sorting.ts";
import { id, requiredText, revision, stamp, text } from "./text.ts";

const property = "/v2/properties/:property/attributes";
const company = "/v2/companies/:company/attributes";
const company3 = "/v3/companies/:company/attributes";
const MOST_PER_PAGE = 100;

/** Values that were kept out: how many, the last of them as a sample, and when that was. */
const refused = z.object({ count: z.number().int(), sample: z.string().nullable(), lastAt: stamp.nullable() });

/** An attribute of people (specification 2, section 3). `type` and `dataType` are the same; `archived` is true while it is private. */
export const attribute = z.object({
  id,
  key: z.string(),
  displayName: z.string(),
  description: z.string(),
  type: z.enum(DATA_TYPES),
  dataType: z.enum(DATA_TYPES),
  status: z.enum(["public", "private"]),
  archived: z.boolean(),
  /** How many user segments ask for it. */
  segmentUsage: z.number().int(),
  /** `reference` is the id of the company or property. */
  scope: z.object({ type: z.enum(ATTRIBUTE_SCOPES), reference: id }),
  /** Values of another type, in the property or the properties that the caller asks about. */
  refused,
  createdAt: stamp,
  lastChangedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireAttribute = z.output<typeof attribute>;

/** An attribute with what changing it would affect; `property` is the id of the segment's. */
const attributeInUse = attribute.extend({ segments: z.array(z.object({ id, name: z.string(), property: id })) });

const key = requiredText(ATTRIBUTE_LIMITS.key, "attribute_error_key_missing").refine(isAttributeKey, "attribute_error_key_invalid");
const dataType = z.enum(DATA_TYPES, "attribute_error_type");
const words = { displayName: text(ATTRIBUTE_LIMITS.displayName), description: text(ATTRIBUTE_LIMITS.description) };
/** What people fill in of an attribute. */
export const attributeFields = { key, dataType, ...words };
/** An attribute that is to be defined; without a display name its key is shown. */
export const newAttribute = z.strictObject({ key, dataType, ...z.object(words).partial().shape });
const change = z.strictObject({ ...attributeFields, status: z.enum(["public", "private"]), revision }).partial();

const page = z.coerce.number().int().min(1).max(100_000).default(1);
/** Without a limit all of them come at once. */
const limit = z.coerce.number().int().min(1).max(MOST_PER_PAGE).optional();
const flag = z.enum(["true", "false"]).transform((said) => said === "true");

/** What is listed, and in which order. `search` is a part of a key or a name; without `archived` both kinds are listed. */
const wanted = { search: text(200).optional(), scope: z.enum(ATTRIBUTE_SCOPES).optional(), page, limit, order: sortOrder };
const sort = sortedBy(ATTRIBUTE_SORTS);
const query = z.object({ ...wanted, sort, archived: flag.optional() });

const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });
/** `unknown`: values under keys that no attribute can have, or that there was no room for. */
const list = z.object({ attributes: z.array(attribute), pagination, unknown: refused });

export const attributeCalls = calls({
  filterAttributes: {
    method: "POST",
    path: `${property}/filter`,
    summary: "The attributes that a property sees, its own and its company's; with `limit` a page of them",
    access: { view: "users" },
    body: z.object({ ...wanted, sort, archived: z.boolean().optional() }),
    answer: list,
    keyless: true,
  },
  getAttribute: {
    method: "GET",
    path: `${property}/:attribute`,
    summary: "One attribute of a property",
    access: { view: "users" },
    answer: attributeInUse,
  },
  createAttribute: {
    method: "POST",
    path: property,
    summary: "Define an attribute of a property",
    access: { edit: "attribute" },
    body: newAttribute,
    answer: attribute,
    status: 201,
  },
  updateAttribute: {
    method: "PUT",
    path: `${property}/:attribute`,
    summary: "Change an attribute of a property; `status: private` archives it, `public` brings it back",
    access: { edit: "attribute" },
    body: z.strictObject({ attribute: change }),
    answer: attributeInUse,
  },
  listCompanyAttributes: {
    method: "GET",
    path: company,
    summary: "The attributes that all properties of a company share; with `limit` a page of them",
    access: { view: "company-attributes" },
    query,
    answer: list,
  },
  createCompanyAttribute: {
    method: "POST",
    path: company,
    summary: "Define an attribute for all properties of a company",
    access: { edit: "attribute" },
    plan: "staffTrainingExtension",
    body: newAttribute,
    answer: attribute,
    status: 201,
  },
  updateCompanyAttribute: {
    method: "PUT",
    path: `${company}/:attribute`,
    summary: "Change an attribute of a company; `status: private` archives it, `public` brings it back",
    access: { edit: "attribute" },
    plan: "staffTrainingExtension",
    body: z.strictObject({ attribute: change }),
    answer: attributeInUse,
  },
  pageCompanyAttributes: {
    method: "GET",
    path: company3,
    summary: "A page of a company's attributes; archived ones only with `includeArchived=true`, or alone with `archived=true`",
    access: { view: "company-attributes" },
    plan: "staffTrainingExtension",
    query: query.extend({
      sort: z.enum([...ATTRIBUTE_SORTS, "timeCreated"]).default("timeCreated"),
      limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(20),
      includeArchived: flag.default(false),
    }),
    answer: z.object({ data: z.array(attribute), pagination, unknown: refused }),
  },
  getCompanyAttribute: {
    method: "GET",
    path: `${company3}/:attribute`,
    summary: "One attribute of a company",
    access: { view: "company-attributes" },
    plan: "staffTrainingExtension",
    answer: attributeInUse,
  },
  addCompanyAttribute: {
    method: "POST",
    path: company3,
    summary: "Define an attribute for all properties of a company; the body is the attribute",
    access: { edit: "attribute" },
    plan: "staffTrainingExtension",
    body: newAttribute,
    answer: attribute,
    status: 201,
  },
  changeCompanyAttribute: {
    method: "PUT",
    path: `${company3}/:attribute`,
    summary: "Change an attribute of a company; the body is the attribute, or what of it changes",
    access: { edit: "attribute" },
    plan: "staffTrainingExtension",
    body: change,
    answer: attributeInUse,
  },
});
