import { z } from "zod";
import { CENTRE_STATES, DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { id, languageKey, nameText, requiredText, revision, revisionQuery, stamp, text } from "./text.ts";

const centres = "/v2/properties/:property/help-centres";
const documents = "/v2/properties/:property/documents";

/** A help centre that documents are fetched from: a sitemap, a feed (RSS, Atom, JSON) or a page that names one. */
const centre = z.object({
  id,
  name: z.string(),
  address: z.string(),
  /** That of its documents; empty: the one that each says of itself, else the property's. */
  language: z.string(),
  state: z.enum(CENTRE_STATES),
  /** Why it could not be fetched, or not to its end, as a key of the texts of documents; null where nothing went wrong. */
  problem: z.string().nullable(),
  /** How many it has brought, and how many of its addresses could not be read the last time. */
  documents: z.number().int(),
  unread: z.number().int(),
  /** The background task that fetches it; null before the first. */
  taskId: z.string().nullable(),
  fetchedAt: stamp.nullable(),
  lastChangedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireCentre = z.output<typeof centre>;

const listed = z.object({
  id,
  title: z.string(),
  language: z.string(),
  /** Where it stands; null for an uploaded text. */
  address: z.string().nullable(),
  /** Of which help centre; null for an uploaded text. */
  centre: z.number().int().nullable(),
  characters: z.number().int(),
  lastChangedAt: stamp,
  /** Null for what a help centre has brought. */
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
const document = listed.extend({ text: z.string() });
export type WireListedDocument = z.output<typeof listed>;
export type WireDocument = z.output<typeof document>;

const address = requiredText(DOCUMENT_LIMITS.address, "centre_error_address_missing").refine(isWebAddress, "text_error_invalid_link");
const languageOrOwn = languageKey.or(z.literal(""));
const documentFields = {
  title: nameText(DOCUMENT_LIMITS.title, "document_error_title_missing"),
  language: languageKey,
  text: requiredText(DOCUMENT_LIMITS.text, "document_error_text_missing"),
};
/** The fields of both forms, for the dashboard. */
export const centreFields = { name: nameText(DOCUMENT_LIMITS.name, "centre_error_name_missing"), address, language: languageOrOwn };
export const uploadFields = documentFields;

/** Help centres and documents, which the assistant's search and its copilot answer from (issue 06 C; specification 1, section 3: Property texts, `search_filter_label_documents`). */
export const documentCalls = calls({
  listCentres: {
    method: "GET",
    path: centres,
    summary: "The help centres of the property, by name",
    access: { view: "customize" },
    answer: z.object({ data: z.array(centre) }),
  },
  getCentre: { method: "GET", path: `${centres}/:centre`, summary: "One help centre", access: { view: "customize" }, answer: centre },
  createCentre: {
    method: "POST",
    path: centres,
    summary: "Connect a help centre and fetch it in the background; 409 for an address that is connected already, and where there are 10",
    access: { edit: "customize" },
    body: z.strictObject(centreFields),
    answer: centre,
    status: 201,
  },
  updateCentre: {
    method: "PUT",
    path: `${centres}/:centre`,
    summary: "Change a help centre; another address or language fetches it anew",
    access: { edit: "customize" },
    body: z.strictObject({
      name: centreFields.name.optional(),
      address: address.optional(),
      language: languageOrOwn.optional(),
      revision: revision.optional(),
    }),
    answer: centre,
  },
  fetchCentre: {
    method: "POST",
    path: `${centres}/:centre/fetch`,
    summary: "Fetch a help centre again, in the background; 409 while that is under way",
    access: { edit: "customize" },
    answer: centre,
    status: 202,
    keyless: true,
  },
  removeCentre: {
    method: "DELETE",
    path: `${centres}/:centre`,
    summary: "Disconnect a help centre; its documents go with it",
    access: { edit: "customize" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
  listDocuments: {
    method: "GET",
    path: documents,
    summary: "Documents of the property. `search` looks in titles and addresses; `centre` is a help centre, or 0 for uploaded texts",
    access: { view: "customize" },
    query: z.object({
      search: text(200).optional(),
      centre: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
      lang: languageKey.optional(),
      sort: z.enum(["title", "language", "characters", "lastChangedAt"]).default("title"),
      order: z.enum(["asc", "desc"]).default("asc"),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      data: z.array(listed),
      pagination: z.object({ page: z.number(), limit: z.number(), total: z.number() }),
    }),
  },
  getDocument: {
    method: "GET",
    path: `${documents}/:document`,
    summary: "One document with its text",
    access: { view: "customize" },
    answer: document,
  },
  createDocument: {
    method: "POST",
    path: documents,
    summary: "Upload a text; 409 where there are 500",
    access: { edit: "customize" },
    body: z.strictObject(documentFields),
    answer: document,
    status: 201,
  },
  updateDocument: {
    method: "PUT",
    path: `${documents}/:document`,
    summary: "Change an uploaded text; 409 for a document of a help centre",
    access: { edit: "customize" },
    body: z.strictObject({
      title: documentFields.title.optional(),
      language: languageKey.optional(),
      text: documentFields.text.optional(),
      revision: revision.optional(),
    }),
    answer: document,
  },
  removeDocument: {
    method: "DELETE",
    path: `${documents}/:document`,
    summary: "Delete an uploaded text; 409 for a document of a help centre, which the next fetch would bring back",
    access: { edit: "customize" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
