import { listChapters } from "#app/api/chapters.server.ts";
import { getProperty, listProperties } from "#app/api/properties.server.ts";
import { may } from "#app/domain/access/may.ts";
import { roleForProperty } from "#app/domain/access/roles.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { type Args, requireSession } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** As many as a drawer of properties shows. */
const MOST = 50;

/** The properties that a guide can be copied to: others in which the person may edit guides, found by a part of their name. */
export async function foundTargets(args: Args, viewer: Viewer, search: string) {
  const { claims } = await requireSession(args);
  const { data, total } = await listProperties(viewer, search || undefined, MOST);
  const mayEdit = (id: number, companyId: number) => may(roleForProperty(claims, { id, companyId }), "edit", "guides");
  const found = data.filter(({ id, companyId }) => id !== viewer.propertyId && mayEdit(id, companyId));
  return { found: found.map(({ id, name }) => ({ id, name })), more: total > MOST };
}

export type Target = Awaited<ReturnType<typeof targetIn>>;

/** The property that an address chooses, with its languages and chapters; null where it chooses none. @throws Response 404 */
export async function targetIn(args: Args, viewer: Viewer) {
  const asked = new URL(args.request.url).searchParams.get("to");
  if (asked === null) return null;
  const id = idInAddress(asked);
  if (id === null || id === viewer.propertyId) throw new Response(null, { status: 404, statusText: "Not Found" });
  const reader = { accessToken: viewer.accessToken, propertyId: id };
  const [property, { chapters }] = await Promise.all([getProperty(reader), listChapters(reader, { open: [] })]);
  const { claims } = await requireSession(args);
  const mayEdit = may(roleForProperty(claims, { id, companyId: property.companyId }), "edit", "guides");
  return {
    id,
    name: property.name,
    mayEdit,
    defaultLanguage: property.defaultLanguage,
    languages: property.languages.map(({ key, name }) => ({ key, name })),
    chapters: chapters.map((chapter) => ({ id: chapter.id, title: chapter.title })),
  };
}
