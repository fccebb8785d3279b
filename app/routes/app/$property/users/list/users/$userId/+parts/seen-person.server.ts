import { getSeenPerson } from "#app/api/people.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { personInShort } from "#app/features/people/person.server.ts";
import { mayStart } from "#app/features/people/place.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Rights } from "./person-frame.tsx";

/** The person of an address, for the frame of their page, and with everything that is known of them. */
export async function seenPerson(viewer: Viewer, user: string | undefined) {
  const [whole, moments] = await Promise.all([getSeenPerson(viewer, user ?? ""), momentsOf(viewer)]);
  const may: Rights = {
    edit: viewer.may("edit", "users"),
    start: mayStart("property", viewer),
    company: viewer.may("view", "company-user"),
  };
  return { whole, moments, frame: { title: whole.publicId, person: personInShort(moments, whole), may } };
}
