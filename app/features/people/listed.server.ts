import type { Person } from "#app/api/people.server.ts";
import { valueIn } from "#app/domain/users/attribute-values.ts";
import { type Attribute, attributeIn } from "./people-query.ts";
import type { PeoplePlace } from "./place.server.ts";
import { valueText } from "./value-text.server.ts";

/** A person as a list shows them: the text of each column. */
export type ListedPerson = { id: number; publicId: string; anonymous?: boolean; cells: Record<string, string> };

const STATUS_TEXTS = { created: "users:status_created", pending: "users:status_pending", active: "users:status_active" } as const;

/** People with the texts of the columns that show. */
export function listedPeople(
  { reader, moments }: PeoplePlace,
  people: Person[],
  columns: string[],
  attributes: Attribute[],
): ListedPerson[] {
  const types = new Map(attributes.map(({ key, type }) => [key, type]));
  const moment = (at: string | null) => (at ? moments.shownMoment(at) : reader.text("users:never"));
  const cellOf = (person: Person, column: string): string => {
    const key = attributeIn(column);
    if (key !== null) return valueText(reader, valueIn(person.profile.attributes, key), types.get(key));
    if (column === "status") return person.status ? reader.text(STATUS_TEXTS[person.status]) : "";
    if (column === "createdAt") return moment(person.timeCreated);
    return moment(column === "firstSeenAt" ? person.firstSeenAt : person.lastSeenAt);
  };
  return people.map((person) => ({
    id: person.id,
    publicId: person.publicId,
    ...(person.anonymous && { anonymous: true }),
    cells: Object.fromEntries(columns.map((column) => [column, cellOf(person, column)])),
  }));
}
