import { z } from "zod";
import { ACTS } from "#app/domain/users/acts.ts";
import { INVITABLE, STATUSES } from "#app/domain/users/status.ts";
import { calls } from "./call.ts";
import { changed, companyPeopleQuery, pagination, peopleMeta, person, selectedUsers, wholePerson } from "./people.ts";
import { segmentFilter } from "./segment-filter.ts";
import { idText } from "./text.ts";

const all = "/v2/companies/:company/companyusers";
const one = `${all}/:user`;
const status = z.enum(STATUSES);
const companyUser = person.extend({ status });

/** The people of a company itself (specification 2, section 7: Company users v2), with their status as stored. */
export const companyUserCalls = calls({
  filterCompanyUsers: {
    method: "POST",
    path: `${all}/filter`,
    summary:
      "The people of a company whom filters find, and how many there are by status. `total` is at most 10,001, and each of those counts 1,001",
    access: { view: "company-user" },
    plan: "staffTrainingExtension",
    query: companyPeopleQuery,
    body: segmentFilter,
    answer: z.object({ companyUsers: z.array(companyUser), pagination, meta: peopleMeta }),
    keyless: true,
  },
  getCompanyUser: {
    method: "GET",
    path: one,
    summary: "One person of a company",
    access: { view: "company-user" },
    plan: "staffTrainingExtension",
    answer: wholePerson.extend({ status }),
  },
  activateCompanyUser: {
    method: "POST",
    path: `${one}/activate`,
    summary: "Make a person active",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: companyUser,
  },
  inviteCompanyUser: {
    method: "POST",
    path: `${one}/invite`,
    summary: "Invite one person",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: companyUser,
  },
  inviteCompanyUsers: {
    method: "POST",
    path: `${all}/invite`,
    summary: "Invite the people with a status, or only those of them whom an import brought in, at most 10,000 at once",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    body: z.object({
      status: z.enum(INVITABLE),
      importedJobId: z.union([idText, z.number().int().positive().transform(String)]).optional(),
    }),
    answer: z.object({ invitedUsers: z.number().int() }),
  },
  countInvitable: {
    method: "GET",
    path: `${all}/invite/count`,
    summary: "How many people an invitation would reach, and how many there are by status among those it names. Each is at most 10,001",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    query: z.object({
      /** Stored statuses, with commas between. */
      statuses: z
        .string()
        .max(60)
        .transform((text) => text.split(","))
        .pipe(z.array(z.enum(INVITABLE))),
      importedJobId: idText.optional(),
      /** Only these people: ids with commas between. */
      users: z
        .string()
        .max(2000)
        .transform((text) => text.split(",").map(Number))
        .pipe(selectedUsers)
        .optional(),
    }),
    answer: peopleMeta.extend({ invitable: z.number().int() }),
  },
  changeCompanyUsers: {
    method: "POST",
    path: `${all}/selection`,
    summary: "Do one thing with several people at once; ids that are not there are left out",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    body: z.object({ act: z.enum(ACTS), users: selectedUsers }),
    answer: changed,
  },
  deleteCompanyUser: {
    method: "DELETE",
    path: `${one}/delete`,
    summary: "Delete a person of the company; what a player saw of them stays",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: z.null(),
    status: 204,
  },
});
