import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOUNS, waysOf } from "#app/features/placed/noun.ts";
import { portOf } from "#app/features/placed/port.server.ts";
import { leadOntoPage } from "#app/features/preview/lead-onto-page.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/**
 * Leads to the application with a token by which the tab that opens there edits any guide, tooltip or validator of the property on its
 * pages. It begins with the tooltip or validator that the address names, on its page, or with their list.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const asked = new URL(args.request.url).searchParams;
  const noun = NOUNS.find((one) => one === asked.get("of"));
  if (!noun) return leadOntoPage(args.request, viewer, { of: {}, page: "", back: viewer.paths.guides() });
  const ways = waysOf(viewer.paths, noun);
  const id = asked.get("id");
  if (id === null) return leadOntoPage(args.request, viewer, { of: { hint: { kind: noun, id: 0 } }, page: "", back: ways.list() });
  const stored = await portOf(noun).get(viewer, id);
  return leadOntoPage(args.request, viewer, { of: { hint: { kind: noun, id: stored.id } }, page: stored.url, back: ways.one(id) });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
