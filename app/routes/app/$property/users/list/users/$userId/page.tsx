import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { knownAttributes } from "#app/api/people.server.ts";
import { valuesOf } from "#app/features/people/person.server.ts";
import { peopleIn } from "#app/features/people/place.server.ts";
import { ValueTable } from "#app/features/people/value-table.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PersonFrame } from "./+parts/person-frame.tsx";
import { seenPerson } from "./+parts/seen-person.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const { whole, frame } = await seenPerson(viewer, args.params.userId);
  const { of, reader } = await peopleIn("property", viewer);
  return { ...frame, values: valuesOf(viewer, whole, await knownAttributes(reader, of)) };
}

export const meta = screenMeta;

export default function PersonScreen() {
  const { person, may, values } = useLoaderData<typeof loader>();
  return (
    <PersonFrame person={person} may={may}>
      <ValueTable values={values} />
    </PersonFrame>
  );
}
