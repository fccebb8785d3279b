import { data, redirect } from "@remix-run/node";
import { exportPeople, knownAttributes, type Person } from "#app/api/people.server.ts";
import type { Filter } from "#app/domain/segments/condition.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import type { LegacyStatus } from "#app/domain/users/status.ts";
import type { ListQuery } from "#app/features/list/list-query.ts";
import { idsIn, MOST_CHOSEN } from "#app/features/selection/chosen-ids.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { listedPeople } from "./listed.server.ts";
import { readPeopleQuery } from "./people-query.server.ts";
import type { PeopleSort } from "./people-query.ts";
import type { PeoplePlace } from "./place.server.ts";
import { startedBy } from "./processes.server.ts";

/** Whose status a list is about; left out, everybody's. */
type Status = { status?: LegacyStatus | undefined; archived?: boolean };
type Query = Omit<ListQuery<PeopleSort>, "columns"> & Status & { filters: Filter[] };
type Found = { people: Person[]; total: number };
/** What the screen of a list gets. */
export type PeopleList = Awaited<ReturnType<typeof peopleList<Found>>>["data"];

/**
 * What a list of people shows at an address, with whatever else `find` finds. An address that adds a filter leads to the one that has it,
 * and a page beyond the last leads to that.
 */
export async function peopleList<F extends Found>(
  request: Request,
  place: PeoplePlace,
  find: (reader: PeoplePlace["reader"], query: Query) => Promise<F>,
  whose: Status = {},
) {
  const { of, reader, mayEdit, mayStart } = place;
  const { isAdded, filters, ...asked } = await askedFor(request, place);
  const { list, shown, typed, problems, attributes } = asked;
  const address = { ...asked.address, status: whose.archived ? "archived" : whose.status };
  const leadTo = (page: number) => redirect(reader.paths.people(of, { ...address, page }));
  // In the words of every language: what was typed is read by the language of who typed it.
  if (isAdded) throw leadTo(1);
  const { columns, ...page } = list;
  const { people, total, ...more } = await find(reader, { ...page, filters, ...whose });
  if (people.length === 0 && total > 0) throw leadTo(Math.ceil(Math.min(total, MOST_COUNTED) / list.limit));
  const listed = {
    ...asked,
    address,
    title: reader.text(of === "company" ? "users:company_users" : "users:users"),
    isFiltered: list.search !== "" || shown.length > 0,
    total,
    people: listedPeople(place, people, columns, attributes),
    mayEdit,
    mayExport: mayStart,
  };
  return data({ ...listed, ...more }, { status: problems.length > 0 || typed ? 400 : 200 });
}

/** Exports everybody whom the list at an address finds. */
export async function exportFound(request: Request, place: PeoplePlace, whose: Status = {}) {
  const { of, reader } = place;
  await readForm(request, { fields: [] }, reader);
  const { list, filters, typed, problems } = await askedFor(request, place);
  // What could not be read might have left somebody out: the list says it.
  if (typed || problems.length > 0) throw redirect(request.url);
  return startedBy(reader, exportPeople(reader, of, { search: list.search, filters, ...whose }));
}

async function askedFor(request: Request, { of, reader }: PeoplePlace) {
  const attributes = await knownAttributes(reader, of);
  const { searchParams } = new URL(request.url);
  return {
    attributes,
    chosen: idsIn(searchParams, "user").slice(0, MOST_CHOSEN),
    ...readPeopleQuery(reader, searchParams, of, attributes),
  };
}
