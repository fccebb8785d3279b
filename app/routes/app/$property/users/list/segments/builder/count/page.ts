import type { LoaderFunctionArgs } from "@remix-run/node";
import { draftFromAddress, draftInAddress } from "#app/features/segments/draft-address.ts";
import { previewOf } from "#app/features/segments/preview.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Whom the filters in an address find, while they are being typed. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const draft = draftFromAddress(new URL(args.request.url).searchParams) ?? { name: "", connection: "and", groups: [] };
  const { preview } = await previewOf(viewer, draft, 1);
  return { preview, written: new URLSearchParams(draftInAddress(draft)).toString() };
}
