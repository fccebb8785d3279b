import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** What is done with several people at once: their ids, and where they were chosen. */
type Chosen = { act?: string; user?: readonly Id[]; return?: string };

const chosenQuery = ({ user = [], ...rest }: Chosen): Query => ({ ...rest, user: user.map(String) });

/** People of a property and of the company; `seen` and `own` are the addresses of their lists. */
export const peoplePaths = (seen: string, own: string) => ({
  people: (query?: Query) => withQuery(seen, query),
  person: (user: Id) => `${seen}/${encodeURIComponent(user)}`,
  personGuides: (user: Id, query?: Query) => withQuery(`${seen}/${encodeURIComponent(user)}/guides`, query),
  personSessions: (user: Id, query?: Query) => withQuery(`${seen}/${encodeURIComponent(user)}/sessions`, query),
  exportPerson: (user: Id) => `${seen}/${encodeURIComponent(user)}/export`,
  erasePerson: (user: Id) => `${seen}/${encodeURIComponent(user)}/erase`,
  chosenPeople: (chosen: Chosen) => withQuery(`${seen}/selection`, chosenQuery(chosen)),
  companyPeople: (query?: Query) => withQuery(own, query),
  companyPerson: (user: Id) => `${own}/${encodeURIComponent(user)}`,
  exportCompanyPerson: (user: Id) => `${own}/${encodeURIComponent(user)}/export`,
  eraseCompanyPerson: (user: Id) => `${own}/${encodeURIComponent(user)}/erase`,
  chosenCompanyPeople: (chosen: Chosen) => withQuery(`${own}/selection`, chosenQuery(chosen)),
  importPeople: () => `${own}/import`,
  importOf: (task: Id) => `${own}/import/${encodeURIComponent(task)}`,
  invitePeople: (query?: { status?: string; job?: string }) => withQuery(`${own}/invite`, query),
});
