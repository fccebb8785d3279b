import type { KnownAttribute, WholePerson } from "#app/api/people.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { valueText } from "./value-text.server.ts";

/** One attribute of a person: `overridden` is what the application said where the company says something else. */
export type PersonValue = {
  key: string;
  name: string;
  type: KnownAttribute["type"];
  value: string;
  origin: "company" | "property";
  overridden?: string;
};

/** A person as the head of their page shows them. */
export function personInShort({ dateAndTime }: Moments, person: WholePerson) {
  const { id, publicId, status, anonymous, companyUserId, archivedAt } = person;
  const moment = (at: string | null | undefined) => (at ? dateAndTime(at) : null);
  return {
    id,
    publicId,
    status,
    anonymous: anonymous ?? false,
    companyUserId: companyUserId ?? null,
    archived: moment(archivedAt),
    invited: moment(person.invitedAt),
    created: moment(person.timeCreated),
    firstSeen: moment(person.firstSeenAt),
    lastSeen: moment(person.lastSeenAt),
  };
}
export type PersonInShort = ReturnType<typeof personInShort>;

/** The values of a person in the order of their attributes; those of archived attributes are left out. */
export function valuesOf(viewer: Viewer, { profile, own, company }: WholePerson, attributes: KnownAttribute[]): PersonValue[] {
  return attributes.flatMap(({ key, name, type }): PersonValue[] => {
    if (!Object.hasOwn(profile.attributes, key)) return [];
    const value = valueText(viewer, profile.attributes[key], type);
    const isCompanys = Object.hasOwn(company, key);
    const said = isCompanys && Object.hasOwn(own, key) ? valueText(viewer, own[key], type) : value;
    return [{ key, name, type, value, origin: isCompanys ? "company" : "property", ...(said !== value && { overridden: said }) }];
  });
}
