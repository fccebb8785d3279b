import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listedMessages } from "#app/features/messages/listed.server.ts";
import { MessageListScreen } from "#app/features/messages/message-list-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return listedMessages(args.request, viewer, "npsMessages");
}

export const meta = screenMeta;

export default function NpsScreen() {
  return <MessageListScreen of={useLoaderData<typeof loader>()} />;
}
