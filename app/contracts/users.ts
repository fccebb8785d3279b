import { z } from "zod";
import { calls } from "./call.ts";
import { companyPeopleQuery, paged, pagination, peopleMeta, peopleQuery, person, wholePerson } from "./people.ts";
import { segmentFilter } from "./segment-filter.ts";
import { idText, stamp } from "./text.ts";

const company = "/v3/companies/:company/users";
const property = "/v3/properties/:property/users";

/** The people of a company and of its properties (specification 2, section 7: Company users v3). The id in a path names either kind. */
export const userCalls = calls({
  listUsers: {
    method: "GET",
    path: company,
    summary: "The people of a company; with `propertyId` those whom that property's player saw. `total` is at most 10,001",
    access: { view: "users" },
    query: companyPeopleQuery.extend({ propertyId: idText.optional() }),
    /** `meta` is of the company's own people. */
    answer: z.object({ data: z.array(person), pagination, meta: peopleMeta.optional() }),
  },
  getUser: { method: "GET", path: `${company}/:user`, summary: "One person", access: { view: "users" }, answer: wholePerson },
  filterUsers: {
    method: "POST",
    path: `${property}/filter`,
    summary: "The people of a property whom a segment's filters find",
    access: { view: "users" },
    query: peopleQuery,
    body: segmentFilter,
    answer: z.object({ data: z.array(person), pagination }),
    keyless: true,
  },
  getIdentification: {
    method: "GET",
    path: `${property}/identification`,
    summary: "How many identify calls of a property's pages were kept in the last 30 days, and how many refused, by reason",
    access: { view: "users" },
    answer: z.object({
      kept: z.number().int(),
      /** Without any proof, while the property asks for one. */
      unsigned: z.number().int(),
      /** With a proof that is not that of the person, or no proof at all. */
      signature: z.number().int(),
      expired: z.number().int(),
    }),
  },
  archiveUser: {
    method: "DELETE",
    path: `${company}/:user/archive`,
    summary: "Archive a person of the company: lists leave them out until they are restored",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: z.null(),
    status: 204,
  },
  restoreUser: {
    method: "POST",
    path: `${company}/:user/restore`,
    summary: "Bring an archived person of the company back",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: person,
  },
  inviteUsers: {
    method: "POST",
    path: `${company}/invite`,
    summary: "Invite the people of a company with a status, at most 10,000 at once, those first who have waited longest",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    body: z.object({ status: z.enum(["created", "pending"]) }),
    answer: z.object({ invitedUsers: z.number().int() }),
  },
  listSessions: {
    method: "GET",
    path: `${property}/:user/application-session`,
    summary: "The sessions of a person in the property's application, newest first",
    access: { view: "users" },
    query: z.object(paged),
    answer: z.object({ data: z.array(z.object({ sessionId: z.string(), createdAt: stamp, updatedAt: stamp })), pagination }),
  },
});
