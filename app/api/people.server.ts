import type { Query } from "#app/contracts/call.ts";
import { companyUserCalls } from "#app/contracts/company-users.ts";
import { foreignUserCalls } from "#app/contracts/foreign-users.ts";
import type { WirePerson } from "#app/contracts/people.ts";
import { userCalls } from "#app/contracts/users.ts";
import type { Filter } from "#app/domain/segments/condition.ts";
import type { Act } from "#app/domain/users/acts.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { MOST_COUNTED_BY_STATUS } from "#app/domain/users/person-limits.ts";
import { INVITABLE, invitableOf, type LegacyStatus, legacyStatus } from "#app/domain/users/status.ts";
import { listAttributes, listCompanyAttributes } from "./attributes.server.ts";
import { type PropertyReader, send } from "./send.server.ts";
import { startTask } from "./tasks.server.ts";
import { wireFilter } from "./wire-filter.ts";

export type { WirePerson as Person, WireWholePerson as WholePerson } from "#app/contracts/people.ts";

/** The company of a property, and whether its lists of people are those of the newer calls. */
export type PeopleReader = PropertyReader & { companyId: number; usersV2: boolean };
type Asked = Query<typeof foreignUserCalls.filterForeignUsers> & { filters: Filter[] };
type CompanyAsked = Asked & { status?: LegacyStatus | undefined; archived?: boolean };
type ExportAsked = { search: string; filters: Filter[]; status?: LegacyStatus | undefined; archived?: boolean };
type Page = { people: WirePerson[]; total: number };
/** How many people the search and filters find by status as people see it; `all` are those who are not archived. */
export type StatusCounts = Record<LegacyStatus | "archived" | "all", number>;
/** The same beside a list; null where there are more than are counted there. */
export type ListedCounts = Record<keyof StatusCounts, number | null>;
type Meta = { created: number; imported: number; disabled: number } & Omit<StatusCounts, "created" | "all">;

/** Filters in the words of the wire; all of them have to be met. */
function bodyOf(filters: Filter[]) {
  const sent = filters.map(wireFilter);
  return { connection: "and" as const, filterGroups: sent.length > 0 ? [{ connection: "and" as const, filters: sent }] : [] };
}

/** A page of the people whom the property's player saw. */
export async function listPeople(reader: PeopleReader, { filters, ...query }: Asked): Promise<Page> {
  const { propertyId, companyId } = reader;
  const body = bodyOf(filters);
  if (!reader.usersV2) {
    const { foreignUsers, pagination } = await send(reader, foreignUserCalls.filterForeignUsers, {
      params: { property: propertyId },
      query,
      body,
    });
    return { people: foreignUsers, total: pagination.total };
  }
  const { data, pagination } =
    filters.length > 0
      ? await send(reader, userCalls.filterUsers, { params: { property: propertyId }, query, body })
      : await send(reader, userCalls.listUsers, { params: { company: companyId }, query: { ...query, propertyId: String(propertyId) } });
  return { people: data, total: pagination.total };
}

/** A page of the company's own people, and how many there are by status. */
export async function listCompanyPeople(reader: PeopleReader, asked: CompanyAsked): Promise<Page & { counts: ListedCounts }> {
  const { filters, archived, ...rest } = asked;
  const query = { ...rest, archived: archived ? ("true" as const) : ("false" as const) };
  const params = { company: reader.companyId };
  if (reader.usersV2 && filters.length === 0) {
    const { data, pagination, meta } = await send(reader, userCalls.listUsers, { params, query });
    return { people: data, total: pagination.total, counts: listedCounts(meta) };
  }
  const { companyUsers, pagination, meta } = await send(reader, companyUserCalls.filterCompanyUsers, {
    params,
    query,
    body: bodyOf(filters),
  });
  const people = companyUsers.map((person) => ({ ...person, status: legacyStatus(person.status) }));
  return { people, total: pagination.total, counts: listedCounts(meta) };
}

function listedCounts(meta: Meta = NOBODY): ListedCounts {
  const { created, imported, disabled, pending, active, archived } = meta;
  const { all, created: waiting } = countsIn(meta);
  const unlessMore = (sum: number, ...parts: number[]) => (parts.some((part) => part > MOST_COUNTED_BY_STATUS) ? null : sum);
  return {
    all: unlessMore(all, created, imported, disabled, pending, active),
    created: unlessMore(waiting, created, imported, disabled),
    pending: unlessMore(pending, pending),
    active: unlessMore(active, active),
    archived: unlessMore(archived, archived),
  };
}

const NOBODY: Meta = { created: 0, imported: 0, disabled: 0, pending: 0, active: 0, archived: 0 };

function countsIn({ created, imported, disabled, pending, active, archived }: Meta): StatusCounts {
  const waiting = created + imported + disabled;
  return { all: waiting + pending + active, created: waiting, pending, active, archived };
}

/** One person, of the company or of a property, by an id of either kind. */
export const getPerson = (reader: PeopleReader, user: string) =>
  send(reader, userCalls.getUser, { params: { company: reader.companyId, user } });

export const getSeenPerson = (reader: PropertyReader, user: string) =>
  send(reader, foreignUserCalls.getForeignUser, { params: { property: reader.propertyId, user } });

export const listActivity = (reader: PropertyReader, user: string, query: Query<typeof foreignUserCalls.listActivity>) =>
  send(reader, foreignUserCalls.listActivity, { params: { property: reader.propertyId, user }, query });

export const listSessions = (reader: PropertyReader, user: string, query: { page: number; limit: number }) =>
  send(reader, userCalls.listSessions, { params: { property: reader.propertyId, user }, query });

/** What became of the calls by which the property's pages said who is here. */
export const getIdentification = (reader: PropertyReader) =>
  send(reader, userCalls.getIdentification, { params: { property: reader.propertyId } });

/** Does one thing with people of the company. @returns with how many */
export async function changeCompanyPeople(reader: PeopleReader, act: Act, users: number[]): Promise<number> {
  const [user] = users;
  if (users.length !== 1 || user === undefined) {
    const params = { company: reader.companyId };
    return (await send(reader, companyUserCalls.changeCompanyUsers, { params, body: { act, users } })).changed;
  }
  await OF_ONE[act](reader, { company: reader.companyId, user });
  return 1;
}

type OfOne = (reader: PeopleReader, params: { company: number; user: number }) => Promise<unknown>;

/** The call that does a thing with one person of the company. */
const OF_ONE: Record<Act, OfOne> = {
  activate: (reader, params) => send(reader, companyUserCalls.activateCompanyUser, { params }),
  invite: (reader, params) => send(reader, companyUserCalls.inviteCompanyUser, { params }),
  archive: (reader, params) => send(reader, userCalls.archiveUser, { params }),
  restore: (reader, params) => send(reader, userCalls.restoreUser, { params }),
  delete: (reader, params) => send(reader, companyUserCalls.deleteCompanyUser, { params }),
};

/** Deletes people whom the property's player saw. @returns how many */
export async function deletePeople(reader: PropertyReader, users: number[]): Promise<number> {
  const [user] = users;
  const params = { property: reader.propertyId };
  if (users.length !== 1 || user === undefined) {
    return (await send(reader, foreignUserCalls.deleteForeignUsers, { params, body: { act: "delete", users } })).changed;
  }
  await send(reader, foreignUserCalls.deleteForeignUser, { params: { ...params, user } });
  return 1;
}

/** Exports the people of the property, or with `of: "company"` those of the company, whom a search and filters find. */
export function exportPeople(reader: PeopleReader, of: PeopleOf, { filters, archived, ...asked }: ExportAsked) {
  const own = of === "property" ? { propertyId: reader.propertyId } : {};
  return startTask(reader, "export-users", { ...own, ...asked, ...(archived && { archived: "true" as const }), filter: bodyOf(filters) });
}

/** Whom an invitation is for: people with a status, those whom an import has newly brought in, or chosen ones. */
export type Invited = { status: "created" | "pending" } | { job: string } | { users: number[] };
/** How many of them would be invited, and how many of them there are by status. */
export type InviteCounts = StatusCounts & { invitable: number; disabled: number };

/** Whom an invitation would reach. */
export async function countInvitable(reader: PeopleReader, whom: Invited): Promise<InviteCounts> {
  const asked =
    "job" in whom
      ? { statuses: NEWLY, importedJobId: whom.job }
      : "users" in whom
        ? { statuses: INVITABLE.join(","), users: whom.users.join(",") }
        : { statuses: invitableOf(whom.status).join(",") };
  const { invitable, ...meta } = await send(reader, companyUserCalls.countInvitable, {
    params: { company: reader.companyId },
    query: asked,
  });
  return { ...countsIn(meta), disabled: meta.disabled, invitable };
}

/** Who came with an import and was not invited yet. */
const NEWLY = "imported";

/** Invites the people of the company with a status, or those whom an import has newly brought in. @returns how many */
export async function invitePeople(reader: PeopleReader, status: "created" | "pending", importedJobId: string): Promise<number> {
  const params = { company: reader.companyId };
  if (importedJobId === "") return (await send(reader, userCalls.inviteUsers, { params, body: { status } })).invitedUsers;
  const imported = { status: NEWLY, importedJobId } as const;
  return (await send(reader, companyUserCalls.inviteCompanyUsers, { params, body: imported })).invitedUsers;
}

const ORDER = { sort: "createdAt", order: "asc" } as const;

/** They come a hundred at once. */
async function allCompanyAttributes(reader: PeopleReader) {
  const all: Awaited<ReturnType<typeof listCompanyAttributes>>["data"] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await listCompanyAttributes(reader, reader.companyId, { ...ORDER, limit: 100, page });
    all.push(...data);
    if (data.length === 0 || all.length >= pagination.total) return all;
  }
}

/** The attributes in use, of the property and its company, or of the company alone. One that both have is the company's: its values win. */
export async function knownAttributes(reader: PeopleReader, of: PeopleOf) {
  const attributes =
    of === "property" ? (await listAttributes(reader, { ...ORDER, archived: false })).attributes : await allCompanyAttributes(reader);
  const ofCompany = new Set(attributes.filter(({ scope }) => scope.type === "company").map(({ key }) => key));
  const once = attributes.filter(({ key, scope }) => scope.type === "company" || !ofCompany.has(key));
  return once.map(({ id, key, displayName, type }) => ({ id, key, name: displayName || key, type }));
}
export type KnownAttribute = Awaited<ReturnType<typeof knownAttributes>>[number];
