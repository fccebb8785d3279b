import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** What is done with several people at once: their ids, and where they were chosen. */
type Chosen = { act?: string; user?: readonly Id[]; return?: string };

/** People of a property and of the company; `seen` and `own` are the addresses of their lists. */
export const peoplePaths = (seen: string, own: string) => {
  const base = (of: PeopleOf) => (of === "company" ? own : seen);
  const one = (of: PeopleOf, user: Id) => `${base(of)}/${encodeURIComponent(user)}`;
  return {
    people: (of: PeopleOf, query?: Query) => withQuery(base(of), query),
    person: one,
    exportPerson: (of: PeopleOf, user: Id) => `${one(of, user)}/export`,
    erasePerson: (of: PeopleOf, user: Id) => `${one(of, user)}/erase`,
    chosenPeople: (of: PeopleOf, { user = [], ...rest }: Chosen) => withQuery(`${base(of)}/selection`, { ...rest, user: user.map(String) }),
    personGuides: (user: Id, query?: Query) => withQuery(`${one("property", user)}/guides`, query),
    personSessions: (user: Id, query?: Query) => withQuery(`${one("property", user)}/sessions`, query),
    importPeople: () => `${own}/import`,
    importOf: (task: Id) => `${own}/import/${encodeURIComponent(task)}`,
    invitePeople: (query?: { status?: string; job?: string }) => withQuery(`${own}/invite`, query),
  };
};
