import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataActs } from "#app/features/people/data-acts.tsx";
import type { PersonInShort } from "#app/features/people/person.server.ts";
import { PersonHeader } from "#app/features/people/person-header.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export type Rights = { edit: boolean; start: boolean; company: boolean };

/** A person of the property: their head, the parts of their page, and one of these. */
export function PersonFrame({ person, may, children }: { person: PersonInShort; may: Rights; children: ReactNode }) {
  const { t } = useTranslation("users");
  const { pathname } = useLocation();
  const paths = usePaths();
  const tabs = [
    { label: t("attributes"), to: paths.person("property", person.id) },
    { label: t("guides"), to: paths.personGuides(person.id) },
    { label: t("sessions"), to: paths.personSessions(person.id) },
  ];
  return (
    <>
      <PersonHeader person={person} back={{ label: t("users"), to: paths.people("property") }} tabs={tabs} current={pathname}>
        {may.company && person.companyUserId !== null && (
          <ButtonLink to={paths.person("company", person.companyUserId)}>{t("to_company_user")}</ButtonLink>
        )}{" "}
        <ButtonLink to={paths.why({ person: person.publicId })}>{t("why")}</ButtonLink>{" "}
        {may.edit && (
          <ButtonLink to={paths.chosenPeople("property", { act: "delete", user: [person.id], return: paths.people("property") })}>
            {t("delete")}
          </ButtonLink>
        )}{" "}
        <DataActs may={may.start} exportTo={paths.exportPerson("property", person.id)} eraseTo={paths.erasePerson("property", person.id)} />
      </PersonHeader>
      {children}
    </>
  );
}
