import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { knownAttributes } from "#app/api/people.server.ts";
import { ACTS } from "#app/domain/users/acts.ts";
import { ACT_WORDS } from "#app/features/people/act-words.ts";
import { DataActs } from "#app/features/people/data-acts.tsx";
import { personInShort, valuesOf } from "#app/features/people/person.server.ts";
import { PersonHeader } from "#app/features/people/person-header.tsx";
import { peopleIn, personOf } from "#app/features/people/place.server.ts";
import { ValueTable } from "#app/features/people/value-table.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { SeenIn } from "./seen-in.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "company-user");
  const place = await peopleIn("company", viewer);
  const whole = await personOf(place, args.params.personId);
  return {
    title: whole.publicId,
    person: personInShort(place.moments, whole),
    values: valuesOf(viewer, whole, await knownAttributes(place.reader, place.of)),
    seenIn: whole.seenIn,
    maySee: viewer.may("view", "users"),
    mayEdit: place.mayEdit,
    mayStart: place.mayStart,
  };
}

export const meta = screenMeta;

export default function CompanyPersonScreen() {
  const { person, values, seenIn, maySee, mayEdit, mayStart } = useLoaderData<typeof loader>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  const { id, status, archived } = person;
  const here = paths.person("company", id);
  const acts = ACTS.filter((act) => {
    if (act === "activate" || act === "invite") return !archived && status !== "active";
    return act === "delete" || (act === "restore" ? archived : !archived);
  });
  return (
    <>
      <PersonHeader person={person} back={{ label: t("company_users"), to: paths.people("company") }}>
        {mayEdit &&
          acts.map((act) => (
            <ButtonLink
              key={act}
              to={paths.chosenPeople("company", { act, user: [id], return: act === "delete" ? paths.people("company") : here })}
            >
              {t(ACT_WORDS[act].button)}
            </ButtonLink>
          ))}{" "}
        <DataActs may={mayStart} exportTo={paths.exportPerson("company", id)} eraseTo={paths.erasePerson("company", id)} />
      </PersonHeader>
      <ValueTable values={values} />
      <SeenIn seenIn={seenIn} maySee={maySee} />
    </>
  );
}
